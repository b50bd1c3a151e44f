import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'

const mostEvents = 200
/** Well below the most that a log accepts per append. */
const mostBytes = 256 * 1024
/** Well below the most uploads of a garden that may wait. */
const mostPictures = 20

/** Groups the events into the batches in which they are appended. */
export async function* inBatches(events: AsyncIterable<TakenEvent>): AsyncGenerator<TakenEvent[]> {
  let batch: TakenEvent[] = []
  let bytes = 0
  let pictures = 0
  for await (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event))
    const named = picturesIn(event.data).length
    const isFull = batch.length === mostEvents || bytes + size > mostBytes || pictures + named > mostPictures
    if (batch.length > 0 && isFull) {
      yield batch
      batch = []
      bytes = 0
      pictures = 0
    }
    batch.push(event)
    bytes += size
    pictures += named
  }
  if (batch.length > 0) yield batch
}
