import type { GenerationAnswer } from '@wattle/contracts/care-plans/views.ts'

const failures: Partial<Record<GenerationAnswer['status'], string>> = {
  error: 'Failed to generate tasks for this plant.',
  auth_error: 'Authentication required to generate tasks',
}

/** Why no plan is made that was asked for; null where one is made, or none has to be. */
export const generationFailure = ({ status }: GenerationAnswer): string | null => failures[status] ?? null

/** What happens now that a plan was asked for. */
export const generationNotice = ({ status, message }: GenerationAnswer): string =>
  status === 'skipped' ? message : 'New care tasks are on their way'
