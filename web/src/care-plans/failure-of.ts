import type { GenerationAnswer } from '@wattle/contracts/care-plans/views.ts'

const sentences: Partial<Record<GenerationAnswer['status'], string>> = {
  error: 'Failed to generate tasks for this plant.',
  auth_error: 'Authentication required to generate tasks',
}

/** What went wrong when plans were asked for anew, if anything. */
export function failureOf({
  isError,
  data,
}: {
  isError: boolean
  data: GenerationAnswer | undefined
}): string | undefined {
  if (isError) return 'Failed to regenerate tasks. Please try again later.'
  return data && sentences[data.status]
}
