import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import type { Tracer } from '../tracing/port.ts'
import { inTracesOf } from '../tracing/spans.ts'
import { untraced } from '../tracing/untraced.ts'
import type { Checkpoints } from './checkpoints.ts'
import { feedKeyOf } from './feed-key.ts'
import { GapCount } from './gap-count.ts'
import { checkpointAt, isOfThisLog } from './log-checkpoints.ts'

/** Publishes the events of gardens and accounts to the feed. */
export interface Publisher {
  /** Resolves once all of them are there for good, those of each stream in the order given. When it throws, some may be. */
  publish(events: readonly RecordedEvent[]): Promise<void>
  /** Throws when it cannot publish now. */
  check(): Promise<void>
  close(): Promise<void>
}

export interface Relay {
  /** Resolves once nothing is published any more. */
  stop(): Promise<void>
  /** The number of events in the log that it has still to publish, and its position. */
  measure(): Promise<{ gap: number; position: Position | null }>
}

/** The name under which the relay's checkpoint is kept. */
export const relay = 'relay'

/**
 * Publishes what happens in gardens and to accounts, in the order of the log, from where it stopped. It remembers its position only after
 * publishing, and a batch that cannot be published or remembered comes again from the log's subscription, after a pause:
 * so some events come twice, and none is left out.
 *
 * Two relays at once do no harm. Each publishes every stream without gaps, so the first of all copies of an event still
 * comes after the first of all copies of the one before it, and consumers drop what they have seen. When the slower one
 * moves the position back, that means more repeats.
 */
export async function startRelay({
  log,
  publisher,
  checkpoints,
  tracer = untraced,
}: {
  log: EventLog
  publisher: Publisher
  checkpoints: Checkpoints
  tracer?: Tracer
}): Promise<Relay> {
  const known = (await checkpoints.load(relay)) ?? null
  if (known && !(await isOfThisLog(log, known))) {
    throw new Error(
      'The event log is older than the events already relayed from it. If you restored it, drop the database in MongoDB and prepare again: see docs/operations/separate-processes.md.',
    )
  }
  let position = known?.position ?? null
  const gap = new GapCount(log, position)
  const following = log.subscribe(position, async (events: RecordedEvent[]) => {
    const fed = events.filter(({ stream }) => feedKeyOf(stream) !== null)
    if (fed.length > 0) await inTracesOf(tracer, 'publish', 'producer', fed, () => publisher.publish(fed))
    const last = events.at(-1)
    if (!last) return
    await checkpoints.save(relay, checkpointAt(last))
    position = last.position
    gap.handled(last.position, fed.length)
  })
  return {
    stop: () => following.stop(),
    measure: async () => ({ gap: await gap.count(), position }),
  }
}
