import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { UnknownVersion } from '@wattle/contracts/event.ts'
import { type Happened, UnknownEvent, unseal } from '@wattle/contracts/garden/events.ts'

/** A garden's event, or null once it is reported that this release does not know it. */
export function unsealKnown(recorded: RecordedEvent, report: (error: unknown) => void): Happened | null {
  try {
    return unseal(recorded)
  } catch (error) {
    if (!(error instanceof UnknownEvent || error instanceof UnknownVersion)) throw error
    report(error)
    return null
  }
}
