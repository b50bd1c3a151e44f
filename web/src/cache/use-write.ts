import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateAnswers, type Kind } from './answer-contents.ts'
import { shouldRefetch, writeOutcomeOf } from './write-outcome.ts'

/** Longest wait, in milliseconds, of a form for the refetch after its write. A later refetch still updates the page. */
const rereadTimeout = 3000

type Write<Answer, Variables, Before> = Omit<
  UseMutationOptions<Answer, Error, Variables, Before>,
  'onSettled'
> & {
  /** The kinds that the write changes. They decide what is refetched. */
  changes: readonly Kind[]
  /** The id of the thing that the write deletes. */
  deletes?: string
  /**
   * Whether the change is shown before the response. A rejected write then refetches as well, and
   * nothing waits for the refetch.
   */
  isOptimistic?: boolean
  /** Whether the write has updated the answer of this key itself, so that it needs no refetch. */
  keeps?: (queryKey: QueryKey) => boolean
}

/** A mutation that invalidates every answer containing a kind in `changes`. */
export function useWrite<Answer, Variables = void, Before = unknown>({
  changes,
  deletes,
  isOptimistic = false,
  keeps,
  ...options
}: Write<Answer, Variables, Before>) {
  const client = useQueryClient()
  const { mutationKey } = options
  return useMutation({
    ...options,
    onSettled: (_answer, error) => {
      const outcome = writeOutcomeOf(error)
      if (!shouldRefetch(outcome, { isOptimistic, deletes })) return
      // A run of writes with the same key refetches once, after the last.
      if (mutationKey && client.isMutating({ mutationKey }) > 1) return
      const dropped = invalidateAnswers(client, changes, { gone: deletes, keeps })
      if (isOptimistic || outcome === 'unknown' || deletes) return
      return Promise.race([dropped, new Promise<void>((resolve) => setTimeout(resolve, rereadTimeout))])
    },
  })
}
