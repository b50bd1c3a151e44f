import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { Feed } from '../port.ts'

/** Subscribes a consumer that collects its events. */
export async function follow(feed: Feed, start: 'beginning' | 'end', consumer: string = randomUUID()) {
  const events: RecordedEvent[] = []
  const different = () => new Set(events.map(({ id }) => id)).size
  const waiting: { count: number; resolve: () => void }[] = []
  const subscription = await feed.subscribe(consumer, start, async (batch) => {
    events.push(...batch)
    for (const { count, resolve } of waiting) if (different() >= count) resolve()
  })
  /** Resolves once this many distinct events have arrived. */
  const reached = (count: number) =>
    new Promise<void>((resolve) => {
      if (different() >= count) resolve()
      else waiting.push({ count, resolve })
    })
  return { events, subscription, reached }
}
