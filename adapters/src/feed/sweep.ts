import type { EventMetadata, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import { feedKeyOf } from './feed-key.ts'
import { checkpointAt, firstCheckpoint, isOfThisLog } from './log-checkpoints.ts'
import type { Checkpoint, Checkpoints } from './port.ts'
import { sweepOf } from './sweep-checkpoints.ts'

/** Milliseconds that the feed has to deliver an event before the sweep handles it. */
const timeout = 30_000

type SweepDeps = {
  log: EventLog
  checkpoints: Checkpoints
  /** The consumers to repair. Each has its own checkpoint, and a sweep begins at the earliest. */
  consumers: () => Promise<readonly string[]>
  /** Where the first sweep of a consumer begins. */
  start: 'beginning' | 'end'
  /** Handles feed events in log order. Most of them have been handled before. */
  handle: (events: RecordedEvent[]) => Promise<void>
  /** A monotonic clock in milliseconds. */
  now?: () => number
}

type Reader = { consumer: string; checkpoint: Checkpoint | null }

/**
 * Rereads the log from the end of the last sweep up to the head of half a minute ago, which finds even a lost message
 * that was the last one of its garden. Measures from when the head was read, not from the events' timestamps, because
 * clocks differ. The first sweep of a process reads up to the current head, because the feed may have delivered those
 * events while no consumer was there. A failed sweep is simply repeated; a cancelled one continues from its checkpoint.
 */
export function createSweep({
  log,
  checkpoints,
  consumers,
  start,
  handle,
  now = () => performance.now(),
}: SweepDeps) {
  /** The head of the log and when it was read. */
  let noted: { head: Position | null; at: number } | null = null

  async function readerFor(consumer: string): Promise<Reader> {
    const found = await checkpoints.load(sweepOf(consumer))
    if (found !== undefined) return { consumer, checkpoint: found }
    const checkpoint = await firstCheckpoint(log, start)
    await checkpoints.save(sweepOf(consumer), checkpoint)
    return { consumer, checkpoint }
  }

  async function refuseOlder(readers: readonly Reader[]): Promise<void> {
    // Most readers usually have the same checkpoint.
    const distinct = new Map(readers.map((reader) => [JSON.stringify(reader.checkpoint), reader]))
    for (const { consumer, checkpoint } of distinct.values())
      if (checkpoint && !(await isOfThisLog(log, checkpoint)))
        throw new Error(`The event log is older than the events ${consumer} has already handled.`)
  }

  async function read(readers: readonly Reader[], until: Position, signal?: AbortSignal): Promise<void> {
    const after = readers.map(({ checkpoint }) => checkpoint?.position ?? '').toSorted()[0] || null
    if (after !== null && after >= until) return
    for await (const batch of log.readAll<EventMetadata>(after)) {
      const young = batch.findIndex(({ position }) => position > until)
      const old = young === -1 ? batch : batch.slice(0, young)
      const fed = old.filter(({ stream }) => feedKeyOf(stream) !== null)
      if (fed.length > 0) await handle(fed)
      const last = old.at(-1)
      if (last) await save(readers, checkpointAt(last))
      if (young !== -1 || signal?.aborted) return
    }
  }

  async function save(readers: readonly Reader[], reached: Checkpoint): Promise<void> {
    const behind = readers.filter(({ checkpoint }) => reached.position > (checkpoint?.position ?? ''))
    await Promise.all(behind.map(({ consumer }) => checkpoints.save(sweepOf(consumer), reached)))
  }

  return async function sweep(signal?: AbortSignal): Promise<void> {
    const at = now()
    if (noted && at - noted.at < timeout) return
    const readers = await Promise.all((await consumers()).map(readerFor))
    const head = await log.head()
    await refuseOlder(readers)
    const until = noted ? noted.head : head
    if (until !== null) await read(readers, until, signal)
    noted = { head, at }
  }
}
