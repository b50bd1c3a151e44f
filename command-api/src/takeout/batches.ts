import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'

const mostEvents = 200
/** Well below the most that a log accepts per append. */
const mostBytes = 256 * 1024

/** Groups the events into the batches in which they are appended. */
export async function* inBatches(events: AsyncIterable<TakenEvent>): AsyncGenerator<TakenEvent[]> {
  let batch: TakenEvent[] = []
  let bytes = 0
  for await (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event))
    if (batch.length === mostEvents || (batch.length > 0 && bytes + size > mostBytes)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(event)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
