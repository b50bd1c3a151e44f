import { ApiError } from '../http/api-error.ts'

/** The outcome of a write: done, refused, its thing not found, or unknown because no clear response arrived. */
export type WriteOutcome = 'done' | 'refused' | 'missing' | 'unknown'

export function writeOutcomeOf(error: unknown): WriteOutcome {
  if (!error) return 'done'
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) return 'missing'
  return status === 0 || status >= 500 ? 'unknown' : 'refused'
}

/**
 * Whether to refetch after a write: if it took effect or may have, if it was shown optimistically, or if its thing no
 * longer exists. An unconfirmed deletion of a thing
 * with a page of its own does not refetch; retrying it shows the outcome.
 */
export function shouldRefetch(
  outcome: WriteOutcome,
  { isOptimistic, deletes }: { isOptimistic: boolean; deletes?: string | undefined },
): boolean {
  if (isOptimistic || outcome === 'done' || outcome === 'missing') return true
  return outcome === 'unknown' && !deletes
}
