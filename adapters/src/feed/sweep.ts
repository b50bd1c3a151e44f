import type { EventMetadata, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import type { Checkpoint, Checkpoints } from './checkpoints.ts'
import { feedKeyOf } from './feed-key.ts'
import { checkpointAt, firstCheckpoint, isOfThisLog } from './log-checkpoints.ts'
import { sweepOf } from './sweep-checkpoints.ts'

/** Milliseconds that the feed has to deliver an event before the sweep does. */
const timeout = 30_000

export type SweepDeps = {
  log: EventLog
  checkpoints: Checkpoints
  /** Those that the sweep repairs. Each has a checkpoint of its own, and the earliest is where a sweep begins. */
  consumers: () => Promise<readonly string[]>
  /** Where the first sweep of a consumer begins. */
  start: 'beginning' | 'end'
  /** Handles events of the feed in the order of the log, most of which it knows already. */
  handle: (events: RecordedEvent[]) => Promise<void>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

type Reader = { consumer: string; checkpoint: Checkpoint | null }

/**
 * Reads the log again from where the last sweep ended to where the log ended half a minute ago, which finds a lost
 * message that was the last one of its garden. The event's own timestamp does not count, because clocks differ. The first
 * sweep of a process ends where the log does: the feed may have brought the rest before anybody was there for it. A sweep
 * that fails is simply repeated, and one that is cancelled continues from there the next time.
 */
export function createSweep({
  log,
  checkpoints,
  consumers,
  start,
  handle,
  now = () => performance.now(),
}: SweepDeps) {
  /** Where the log ended, and when that was looked at. */
  let noted: { head: Position | null; at: number } | null = null

  async function readerFor(consumer: string): Promise<Reader> {
    const found = await checkpoints.load(sweepOf(consumer))
    if (found !== undefined) return { consumer, checkpoint: found }
    const checkpoint = await firstCheckpoint(log, start)
    await checkpoints.save(sweepOf(consumer), checkpoint)
    return { consumer, checkpoint }
  }

  async function refuseOlder(readers: readonly Reader[]): Promise<void> {
    // Mostly all of them have come as far.
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
