import type { EventMetadata, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import type { Checkpoint, Checkpoints } from './checkpoints.ts'
import { feedKeyOf } from './feed-key.ts'
import { checkpointAt, firstCheckpoint, isOfThisLog } from './log-checkpoints.ts'

/** Milliseconds that the feed has to deliver an event before the sweep does. */
const timeout = 30_000

export type SweepDeps = {
  log: EventLog
  checkpoints: Checkpoints
  /** The consumer that the sweep repairs. */
  consumer: string
  /** Where the first sweep of a consumer begins. */
  start: 'beginning' | 'end'
  /** Handles events of the feed in the order of the log, most of which it knows already. */
  handle: (events: RecordedEvent[]) => Promise<void>
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/**
 * Reads the log again from where the last sweep ended to where the log ended half a minute ago, which finds a lost
 * message that was the last one of its garden. The event's own timestamp does not count, because clocks differ. A sweep
 * that fails is simply repeated, and one that is cancelled continues from there the next time.
 */
export function createSweep({
  log,
  checkpoints,
  consumer,
  start,
  handle,
  now = () => performance.now(),
}: SweepDeps) {
  const reader = `${consumer}-sweep`
  /** Where the log ended, and when that was looked at. */
  let noted: { head: Position | null; at: number } | null = null

  async function begin(): Promise<Checkpoint | null> {
    const first = await firstCheckpoint(log, start)
    await checkpoints.save(reader, first)
    return first
  }

  return async function sweep(signal?: AbortSignal): Promise<void> {
    const found = await checkpoints.load(reader)
    const known = found === undefined ? await begin() : found
    const at = now()
    if (noted && at - noted.at < timeout) return
    const until = noted?.head ?? null
    const head = await log.head()
    noted = { head, at }
    if (known && !(await isOfThisLog(log, known)))
      throw new Error(`The event log is older than the events ${consumer} has already handled.`)
    const after = known?.position ?? null
    if (until === null || (after !== null && after >= until)) return
    for await (const batch of log.readAll<EventMetadata>(after)) {
      const young = batch.findIndex(({ position }) => position > until)
      const old = young === -1 ? batch : batch.slice(0, young)
      const fed = old.filter(({ stream }) => feedKeyOf(stream) !== null)
      if (fed.length > 0) await handle(fed)
      const last = old.at(-1)
      if (last) await checkpoints.save(reader, checkpointAt(last))
      if (young !== -1 || signal?.aborted) return
    }
  }
}
