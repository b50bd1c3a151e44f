import { planStreamPrefix } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { EventLog } from '../event-log/port.ts'
import type { Erasures } from './erasures.ts'

/** Milliseconds for which the last reading of the register of erasures is reused. */
const registerAge = 1000

/** Removes the events of gardens whose erasure has started. Rereads the register if the last reading is too old. */
export function withoutErasedEvents(erasures: Erasures) {
  return async <M>(events: RecordedEvent<M>[]): Promise<RecordedEvent<M>[]> => {
    await erasures.read(registerAge)
    return events.filter((event) => !isOf(event, erasures.hasStarted))
  }
}

/**
 * Hides erased gardens from readers of the whole log: an engine may return deleted events until it cleans up, and a
 * reader that took them for new would restore the garden. `read` needs no filter, because it returns nothing from a
 * deleted stream.
 */
export function withoutErased<Log extends EventLog>(log: Log, erasures: Erasures): Log {
  const left = withoutErasedEvents(erasures)

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

/** Whether an event belongs to such a garden: to its own stream, or to a care plan requested for it. */
function isOf(
  { stream, data }: Pick<RecordedEvent<unknown>, 'stream' | 'data'>,
  isErased: (gardenId: GardenId) => boolean,
): boolean {
  const gardenId = stream.startsWith(planStreamPrefix) ? data.gardenId : gardenOfStream(stream)
  return typeof gardenId === 'string' && isErased(gardenId)
}
