import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from './port.ts'

const eventsAtOnce = 1_000

/** Reads the events of a stream, optionally between two revisions (inclusive), in batches to limit memory use. */
export async function* readStream<M = unknown>(
  log: Pick<EventLog, 'read'>,
  stream: string,
  { from = 0, upTo = Infinity }: { from?: number; upTo?: number } = {},
): AsyncGenerator<RecordedEvent<M>[]> {
  for (let next = from; next <= upTo; ) {
    const limit = Math.min(eventsAtOnce, upTo - next + 1)
    const events = await log.read<M>(stream, next, limit)
    if (events.length > 0) yield events
    if (events.length < limit) return
    next += events.length
  }
}
