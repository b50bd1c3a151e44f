import { useState } from 'react'
import { useSingleFlight } from '../../ui/use-single-flight.ts'
import { remainingIssues } from './remaining-issues.ts'

/**
 * A form's way to the server, one try at a time. What went wrong with a try is told until the next one, and of a field only
 * until it is changed.
 */
export function useSubmit() {
  const once = useSingleFlight()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown; sent: object } | null>(null)
  return {
    isSending,
    error: failure?.error,
    /** The server's sentences on fields, with the form as it is now. */
    issues: (now: object) => (failure ? remainingIssues(failure.error, failure.sent, now) : {}),
    /** Sends; null only takes away what was told of the try before. Never rejects. */
    submit: (sent: object, send: (() => Promise<void>) | null): Promise<void> =>
      once(async () => {
        setFailure(null)
        if (!send) return
        setIsSending(true)
        try {
          await send()
        } catch (error) {
          setFailure({ error: error ?? new Error(), sent })
        } finally {
          setIsSending(false)
        }
      }),
  }
}
