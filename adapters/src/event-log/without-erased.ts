import { planStreamPrefix } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Erasures } from './erasures.ts'
import type { EventLog } from './port.ts'

/** Milliseconds for which the register of erasures is taken to be as it was read. */
const registerAge = 1000

/** Leaves out the events of gardens whose erasure has started. Reads the register, where its last reading is too old. */
export function eventsLeft(erasures: Erasures) {
  return async <M>(events: RecordedEvent<M>[]): Promise<RecordedEvent<M>[]> => {
    await erasures.read(registerAge)
    if (erasures.started().length === 0) return events
    return events.filter((event) => !isOf(event, erasures.hasStarted))
  }
}

/**
 * The log without the gardens that were erased. An engine may go on telling deleted events until it cleans up, and whoever
 * took them for news would bring the garden back. Streams are read as they are: of those that are deleted, nothing is.
 */
export function withoutErased<Log extends EventLog>(log: Log, erasures: Erasures): Log {
  const left = eventsLeft(erasures)

  async function* leftOf<M>(batches: AsyncIterable<RecordedEvent<M>[]>): AsyncGenerator<RecordedEvent<M>[]> {
    for await (const batch of batches) {
      const events = await left(batch)
      if (events.length > 0) yield events
    }
  }

  const { readByStream } = log
  return {
    ...log,
    readAll: (after) => leftOf(log.readAll(after)),
    ...(readByStream && { readByStream: (upTo, after) => leftOf(readByStream(upTo, after)) }),
    subscribe<M>(after: string | null, handle: (events: RecordedEvent<M>[]) => Promise<void>) {
      return log.subscribe<M>(after, async (batch) => {
        const events = await left(batch)
        if (events.length > 0) await handle(events)
      })
    },
  }
}

/** Whether an event is of such a garden: in its own stream, or the request of one of its care plans. */
function isOf(
  { stream, data }: Pick<RecordedEvent<unknown>, 'stream' | 'data'>,
  isErased: (gardenId: GardenId) => boolean,
): boolean {
  const gardenId = stream.startsWith(planStreamPrefix) ? data.gardenId : gardenOfStream(stream)
  return typeof gardenId === 'string' && isErased(gardenId)
}
