import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import type { Tracer } from '../tracing/port.ts'
import { inTracesOf } from '../tracing/spans.ts'
import { untraced } from '../tracing/untraced.ts'
import { feedKeyOf } from './feed-key.ts'
import { GapCount } from './gap-count.ts'
import { checkpointAt, isOfThisLog } from './log-checkpoints.ts'
import type { Checkpoints, Publisher } from './port.ts'

interface Relay {
  /** Resolves once nothing is being published any more. */
  stop(): Promise<void>
  /** The number of events still to publish. */
  gap(): Promise<number>
}

/** The name of the relay's checkpoint. */
export const relay = 'relay'

/**
 * Publishes the events of gardens and accounts in log order, starting after the saved checkpoint. The checkpoint is
 * saved only after publishing. If publishing or saving fails, the log's subscription redelivers the batch after a
 * pause. So events may be published twice, but none is left out.
 *
 * Two concurrent relays do no harm. Each publishes every stream without gaps, so the first copy of an event always
 * follows the first copy of the previous event, and consumers drop repeats. If the slower relay moves the checkpoint
 * back, that only causes more repeats.
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
  const position = known?.position ?? null
  const gap = new GapCount(log, position)
  const following = log.subscribe(position, async (events: RecordedEvent[]) => {
    const fed = events.filter(({ stream }) => feedKeyOf(stream) !== null)
    if (fed.length > 0)
      await inTracesOf(tracer, 'publish', { kind: 'producer', events: fed }, () => publisher.publish(fed))
    const last = events.at(-1)
    if (!last) return
    await checkpoints.save(relay, checkpointAt(last))
    gap.handled(last.position, fed.length)
  })
  return {
    stop: () => following.stop(),
    gap: () => gap.count(),
  }
}
