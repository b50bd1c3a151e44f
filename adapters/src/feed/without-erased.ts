import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { openErasures } from '../event-log/erasures.ts'
import type { EventLog } from '../event-log/port.ts'
import { isOf, registerAge } from '../event-log/without-erased.ts'
import type { Feed } from './port.ts'

/** The feed without the gardens that were erased: what carries it keeps their events for some days. */
export function feedWithoutErased(feed: Feed, log: EventLog): Feed {
  const erasures = openErasures(log)
  return {
    ...feed,
    subscribe: (consumer, start, handle) =>
      feed.subscribe(consumer, start, async (batch: RecordedEvent[]) => {
        await erasures.read(registerAge)
        const events = batch.filter((event) => !isOf(event, erasures.hasStarted))
        if (events.length > 0) await handle(events)
      }),
  }
}
