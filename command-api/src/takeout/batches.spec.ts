import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'
import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

async function sizesOf(data: object[]): Promise<number[]> {
  async function* events() {
    for (const each of data) yield { data: each } as unknown as TakenEvent
  }
  const sizes: number[] = []
  for await (const { length } of inBatches(events())) sizes.push(length)
  return sizes
}

test('a batch has at most 200 events, or 256 kB, or 20 pictures', async () => {
  expect(await sizesOf(Array.from({ length: 450 }, () => ({})))).toEqual([200, 200, 50])
  expect(await sizesOf(Array.from({ length: 3 }, () => ({ notes: 'x'.repeat(100_000) })))).toEqual([2, 1])
  expect(await sizesOf(Array.from({ length: 50 }, (_, at) => ({ imageUrl: `/${at}` })))).toEqual([20, 20, 10])
})

test('an event that is too much for any batch is one by itself', async () => {
  expect(await sizesOf([{ notes: 'x'.repeat(300_000) }, {}])).toEqual([1, 1])
  expect(await sizesOf([])).toEqual([])
})
