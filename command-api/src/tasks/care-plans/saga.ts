import { type EventLog, noStream, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'
import type { Feed, FeedSubscription } from '@wattle/adapters/feed/port.ts'
import { uuid5 } from '@wattle/adapters/uuid5.ts'
import { unseal } from '@wattle/contracts/garden/events.ts'
import { carePlanStream } from '@wattle/contracts/tasks/care-plan-events.ts'
import { planAskedFor } from './react.ts'

/**
 * Hears what happens in gardens and opens a stream for every care plan asked for. A stream is opened once, however often
 * the event comes and however many processes hear it. It begins with what happens from now on: old events never ask again.
 */
export function startCarePlanSaga(feed: Feed, log: EventLog, clock: () => Date): Promise<FeedSubscription> {
  return feed.subscribe('care-plans', 'end', async (events) => {
    for (const recorded of events) {
      const asked = planAskedFor(unseal(recorded))
      if (!asked) continue
      const { type, ...data } = asked
      const metadata = { occurredAt: clock().toISOString() }
      const opening = { id: uuid5(asked.causationId, type), type, version: 1, data, metadata }
      await log.append(carePlanStream(asked.plantId, asked.round), [opening], noStream).catch((error) => {
        if (!(error instanceof WrongExpectedRevision)) throw error
      })
    }
  })
}
