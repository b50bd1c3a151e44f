import type { GenerationResponse } from '@wattle/contracts/care-plans/views.ts'

const failures: Partial<Record<GenerationResponse['status'], string>> = {
  error: 'Failed to generate tasks for this plant.',
  auth_error: 'Authentication required to generate tasks',
}

/** Why a requested plan is not made; null if it is being made or is not needed. */
export const generationFailure = ({ status }: GenerationResponse): string | null => failures[status] ?? null

/** Whether a requested plan is being made, so that it is worth waiting for. */
export const isOnItsWay = ({ status }: GenerationResponse): boolean =>
  status === 'accepted' || status === 'success'

/** The message after a plan was requested. */
export const generationNotice = ({ status, message }: GenerationResponse): string =>
  status === 'skipped' ? message : 'New care tasks are on their way'
