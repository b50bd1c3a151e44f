import type { Erasures } from '../system-streams/erasures.ts'
import { withoutErasedEvents } from '../system-streams/without-erased.ts'
import type { Feed } from './port.ts'

/** Removes the events of erased gardens, which the feed's transport may keep for some days. */
export function feedWithoutErased(feed: Feed, erasures: Erasures): Feed {
  const left = withoutErasedEvents(erasures)
  return {
    ...feed,
    subscribe: (consumer, start, handle) =>
      feed.subscribe(consumer, start, async (batch) => {
        const events = await left(batch)
        if (events.length > 0) await handle(events)
      }),
  }
}
