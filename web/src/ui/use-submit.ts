import { useState } from 'react'
import { showError } from './feedback/toasts.ts'
import { useWhileHere } from './navigation/use-while-here.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** What a try failed with, and what it had sent. */
export type Failure = { error: unknown; sent: object }

/**
 * The way to the server of a form or a question, one try at a time. What went wrong with a try is told until the next one; who has
 * left meanwhile hears it in a message.
 */
export function useSubmit(say: (error: unknown) => string) {
  const once = useSingleFlight()
  const whileHere = useWhileHere()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    isSending,
    failure,
    /** The same as a sentence. */
    problem: failure && say(failure.error),
    /** Sends; null only takes away what was told of the try before. Never rejects. */
    submit: (sent: object, send: (() => unknown) | null): Promise<void> =>
      once(async () => {
        setFailure(null)
        if (!send) return
        setIsSending(true)
        try {
          await send()
        } catch (error) {
          whileHere(
            () => setFailure({ error, sent }),
            () => showError(say(error)),
          )
        } finally {
          setIsSending(false)
        }
      }),
  }
}
