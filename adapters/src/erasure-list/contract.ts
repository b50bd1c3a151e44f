import { describe, expect, onTestFinished, test } from 'vitest'
import type { ErasureList } from './port.ts'

type OpenErasureList = () => Promise<{
  list: ErasureList
  /** A second list on the same storage. */
  reopen: () => ErasureList
  close: () => Promise<void>
}>

const iris = { gardenId: '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11', erasedAt: '2026-03-21T01:00:00.000Z' }
const fern = { gardenId: '0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42', erasedAt: '2026-03-28T01:00:00.000Z' }

/** The contract of every erasure list. */
export function erasureListContract(name: string, open: OpenErasureList): void {
  const opened = async () => {
    const all = await open()
    onTestFinished(all.close)
    return all
  }

  describe(`${name} as a list of erased gardens`, () => {
    test('is empty at first', async () => {
      const { list } = await opened()
      expect(await list.all()).toEqual([])
    })

    test('keeps each garden once, with its first date', async () => {
      const { list, reopen } = await opened()
      await list.add(iris)
      await list.add(fern)
      await list.add({ ...iris, erasedAt: '2027-01-01T00:00:00.000Z' })
      expect(await reopen().all()).toEqual([iris, fern])
    })
  })
}
