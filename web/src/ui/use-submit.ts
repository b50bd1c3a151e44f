import { useState } from 'react'
import { showError } from './feedback/toasts.ts'
import { useIfMounted } from './navigation/use-if-mounted.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** The error of a submit and the values it sent. */
export type Failure = { error: unknown; sent: object }

/**
 * Submits a form or a confirmation, one attempt at a time. An error is shown until the next attempt; if the component
 * has unmounted by then, a toast shows it.
 */
export function useSubmit(say: (error: unknown) => string) {
  const once = useSingleFlight()
  const ifMounted = useIfMounted()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    isSending,
    failure,
    /** The failure as a sentence. */
    problem: failure && say(failure.error),
    /** Submits; with null it only clears the previous error. Never rejects. */
    submit: (sent: object, send: (() => unknown) | null): Promise<void> =>
      once(async () => {
        setFailure(null)
        if (!send) return
        setIsSending(true)
        try {
          await send()
        } catch (error) {
          ifMounted(
            () => setFailure({ error, sent }),
            () => showError(say(error)),
          )
        } finally {
          setIsSending(false)
        }
      }),
  }
}
