import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Checkpoint } from '@wattle/contracts/admin/migration-events.ts'
import type { EventMetadata, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'

type Batch = { events: RecordedEvent<EventMetadata>[]; reached: Checkpoint }

/**
 * Every event after the checkpoint up to the end of the log, in batches that each carry the checkpoint to resume from.
 * The first pass reads stream by stream where the log supports that: a document is then changed while it is in memory
 * and written once.
 */
export async function* replay(log: EventLog, after: Checkpoint | null): AsyncGenerator<Batch> {
  let position: Position | null = null
  if (after && 'position' in after) position = after.position
  else if (log.readByStream) {
    const upTo = after?.upTo ?? (await log.head())
    if (upTo === null) return
    for await (const events of log.readByStream<EventMetadata>(upTo, after ?? undefined)) {
      const last = events.at(-1)
      if (last) yield { events, reached: { upTo, stream: last.stream, revision: last.revision } }
    }
    position = upTo
    yield { events: [], reached: { position } }
  }
  for await (const events of log.readAll<EventMetadata>(position)) {
    const last = events.at(-1)
    if (last) yield { events, reached: { position: last.position } }
  }
}

/** The number of events in the log, estimated from the current position if the engine cannot count them. */
export async function totalOf(log: EventLog, events: number, reached: Checkpoint): Promise<number> {
  if (log.size) return Math.max(events, await log.size())
  const head = await log.head()
  if (head === null || !('position' in reached)) return events
  // Positions are digits of fixed width: the leading half shows how far into the log they are.
  const digits = Math.ceil(head.length / 2)
  const [there, end] = [reached.position, head].map((position) => Number(position.slice(0, digits)))
  return there && end ? Math.max(events, Math.round((events * end) / there)) : events
}
