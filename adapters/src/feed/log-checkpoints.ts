import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type EventLog, LogDamaged, StreamDamaged } from '../event-log/port.ts'
import type { Checkpoint } from './port.ts'

/** The checkpoint of a reader that has handled nothing yet. */
export async function firstCheckpoint(
  log: Pick<EventLog, 'head'>,
  start: 'beginning' | 'end',
): Promise<Checkpoint | null> {
  const position = start === 'end' ? await log.head() : null
  return position === null ? null : { position, event: null }
}

/** The checkpoint of a reader that has handled this event. */
export const checkpointAt = ({ position, stream, revision, id }: RecordedEvent<unknown>): Checkpoint => ({
  position,
  event: { stream, revision, id },
})

/**
 * Whether a reader can continue in this log from its checkpoint. A log restored from an older backup lacks the last
 * handled event and may contain different ones instead.
 */
export async function isOfThisLog(
  log: Pick<EventLog, 'head' | 'read' | 'isDeleted'>,
  { position, event }: Checkpoint,
): Promise<boolean> {
  if (position > ((await log.head()) ?? '')) return false
  if (!event) return true
  try {
    const [found] = await log.read(event.stream, event.revision, 1)
    return found ? found.id === event.id : await log.isDeleted(event.stream)
  } catch (error) {
    // Damage does not prove that this is another log. A reader that needs the event will find the damage itself.
    if (error instanceof LogDamaged || error instanceof StreamDamaged) return true
    throw error
  }
}
