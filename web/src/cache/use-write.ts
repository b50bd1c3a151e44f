import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dropMadeOf, type Kind } from './made-of.ts'
import { isReadAgain, writeOutcomeOf } from './write-outcome.ts'

/** Milliseconds that a form waits for what it changed to be read again; after that it shows up by itself. */
const rereadTimeout = 3000

type Write<Answer, Variables, Before> = Omit<
  UseMutationOptions<Answer, Error, Variables, Before>,
  'onSettled'
> & {
  /** What is read again afterwards follows from it. */
  changes: readonly Kind[]
  /** The id of the thing that it deletes. */
  deletes?: string
  /** Whether the change is shown before the answer: a refusal is then read again as well, and nobody waits for that. */
  isOptimistic?: boolean
  /** Whether the write has brought this answer up to date itself: then it is not read again. */
  keeps?: (queryKey: QueryKey) => boolean
}

/** A write: it says which kinds of things it changes, and every answer that is made of these is dropped. */
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
      if (!isReadAgain(outcome, { isOptimistic, deletes })) return
      // Several of the same kind in a row read again once, after the last.
      if (mutationKey && client.isMutating({ mutationKey }) > 1) return
      const dropped = dropMadeOf(client, changes, { gone: deletes, keeps })
      if (isOptimistic || outcome === 'unknown' || deletes) return
      return Promise.race([dropped, new Promise<void>((resolve) => setTimeout(resolve, rereadTimeout))])
    },
  })
}
