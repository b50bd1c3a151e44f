import type { GenerationAnswer } from '@wattle/contracts/care-plans/views.ts'

const failures: Partial<Record<GenerationAnswer['status'], string>> = {
  error: 'Failed to generate tasks for this plant.',
  auth_error: 'Authentication required to generate tasks',
}

/** Why a requested plan is not made; null if it is being made or is not needed. */
export const generationFailure = ({ status }: GenerationAnswer): string | null => failures[status] ?? null

/** The message after a plan was requested. */
export const generationNotice = ({ status, message }: GenerationAnswer): string =>
  status === 'skipped' ? message : 'New care tasks are on their way'
