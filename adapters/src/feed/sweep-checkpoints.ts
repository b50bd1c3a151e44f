import type { EventLog } from '../event-log/port.ts'
import type { Checkpoints } from './checkpoints.ts'
import { firstCheckpoint } from './log-checkpoints.ts'

/** The name under which the sweep of a consumer keeps its checkpoint. */
export const sweepOf = (consumer: string) => `${consumer}-sweep`

/** Has the first sweep of a consumer begin where the log ends now. */
export async function beginSweepAtEnd(
  consumer: string,
  { log, checkpoints }: { log: Pick<EventLog, 'head'>; checkpoints: Pick<Checkpoints, 'save'> },
): Promise<void> {
  await checkpoints.save(sweepOf(consumer), await firstCheckpoint(log, 'end'))
}

/** Whether the sweeps of all these consumers go on from some event, and none from the first. */
export async function areSwept(
  consumers: readonly string[],
  checkpoints: Pick<Checkpoints, 'load'>,
): Promise<boolean> {
  const known = await Promise.all(consumers.map((consumer) => checkpoints.load(sweepOf(consumer))))
  return known.every((checkpoint) => checkpoint)
}
