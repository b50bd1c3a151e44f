import { expect, onTestFinished, test } from 'vitest'
import { readStream } from './read-stream.ts'
import { openSqliteEventLog } from './sqlite/sqlite-event-log.ts'
import { newEvents, newStream } from './testing/contract-kit.ts'

test('a stream is read in order between two revisions, however long it is', async () => {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  const stream = newStream()
  for (let from = 0; from < 2_500; from += 500) await log.append(stream, newEvents(500), from - 1)
  let read = 0
  const counting: typeof log.read = (...asked) => {
    read++
    return log.read(...asked)
  }
  async function batches(range?: { from?: number; upTo?: number }) {
    const found: [first: number | undefined, events: number][] = []
    for await (const events of readStream({ read: counting }, stream, range))
      found.push([events[0]?.revision, events.length])
    return found
  }
  expect(await batches()).toEqual([
    [0, 1_000],
    [1_000, 1_000],
    [2_000, 500],
  ])
  expect(read).toBe(3)
  expect(await batches({ from: 1_500 })).toEqual([[1_500, 1_000]])
  expect(await batches({ upTo: 999 })).toEqual([[0, 1_000]])
  expect(await batches({ from: 700, upTo: 1_999 })).toEqual([
    [700, 1_000],
    [1_700, 300],
  ])
  expect(await batches({ from: 2_500 })).toEqual([])
  expect(await batches({ upTo: -1 })).toEqual([])
})
