import { type EventLog, LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'

type Options = { log: EventLog; clock: () => Date }

const attempts = 3
/** Milliseconds after which no further attempt starts, because the client is waiting for a response. */
const retryTimeout = 10_000

/**
 * Retries an append whose outcome is unknown. That is safe: the log accepts the same ids at the same revision
 * again.
 */
export async function appendWithRetry({ log, clock }: Options, ...append: Parameters<EventLog['append']>) {
  let unknown: OutcomeUnknown | null = null
  const begun = clock().getTime()
  for (let attempt = 1; ; attempt++) {
    try {
      return await log.append(...append)
    } catch (error) {
      // This attempt wrote nothing, but an earlier one may have, so the outcome is still unknown.
      if (error instanceof LogUnavailable && unknown) throw unknown
      const isLate = clock().getTime() - begun > retryTimeout
      if (!(error instanceof OutcomeUnknown) || attempt === attempts || isLate) throw error
      unknown = error
    }
  }
}
