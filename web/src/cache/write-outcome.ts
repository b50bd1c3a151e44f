import { ApiError } from '../http/api-error.ts'

/** What has come of a write: it is done, it was refused, its thing is not there, or nobody knows. */
export type WriteOutcome = 'done' | 'refused' | 'missing' | 'unknown'

export function writeOutcomeOf(error: unknown): WriteOutcome {
  if (!error) return 'done'
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) return 'missing'
  return status === 0 || status >= 500 ? 'unknown' : 'refused'
}

/**
 * Whether what a write changes is read again after it: what has been shown too early or for too long, and what may have been done.
 * Whether something was deleted is found out by trying again.
 */
export function isReadAgain(
  outcome: WriteOutcome,
  { isOptimistic, deletes }: { isOptimistic: boolean; deletes?: string | undefined },
): boolean {
  if (isOptimistic || outcome === 'done' || outcome === 'missing') return true
  return outcome === 'unknown' && !deletes
}
