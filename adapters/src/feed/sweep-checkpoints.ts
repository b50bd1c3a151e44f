import type { EventLog } from '../event-log/port.ts'
import { firstCheckpoint } from './log-checkpoints.ts'
import type { Checkpoints } from './port.ts'

/** The checkpoint name of a consumer's sweep. */
export const sweepOf = (consumer: string) => `${consumer}-sweep`

/** Makes the first sweep of a consumer begin at the current end of the log. */
export async function beginSweepAtEnd(
  consumer: string,
  { log, checkpoints }: { log: Pick<EventLog, 'head'>; checkpoints: Pick<Checkpoints, 'save'> },
): Promise<void> {
  await checkpoints.save(sweepOf(consumer), await firstCheckpoint(log, 'end'))
}

/** Whether the sweeps of all these consumers continue after some event, so that none starts from the first. */
export async function areSwept(
  consumers: readonly string[],
  checkpoints: Pick<Checkpoints, 'load'>,
): Promise<boolean> {
  const known = await Promise.all(consumers.map((consumer) => checkpoints.load(sweepOf(consumer))))
  return known.every((checkpoint) => checkpoint)
}
