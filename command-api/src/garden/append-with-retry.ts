import { type EventLog, LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'

type Options = { log: EventLog; clock: () => Date }

const attempts = 3
/** Milliseconds after which no further attempt begins: whoever waits for an answer is better told that there is none. */
const retryTimeout = 10_000

/** If the outcome of an append is unknown, the same ids may be sent again at the same revision. */
export async function appendWithRetry({ log, clock }: Options, ...append: Parameters<EventLog['append']>) {
  let unknown: OutcomeUnknown | null = null
  const begun = clock().getTime()
  for (let attempt = 1; ; attempt++) {
    try {
      return await log.append(...append)
    } catch (error) {
      // That this attempt was not written says nothing of the one before it.
      if (error instanceof LogUnavailable && unknown) throw unknown
      const isLate = clock().getTime() - begun > retryTimeout
      if (!(error instanceof OutcomeUnknown) || attempt === attempts || isLate) throw error
      unknown = error
    }
  }
}
