import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Snapshots } from './port.ts'

export type OpenSnapshots = () => Promise<{ snapshots: Snapshots; close: () => Promise<void> }>

/** What every place for snapshots does. */
export function snapshotsContract(name: string, open: OpenSnapshots): void {
  const opened = async () => {
    const { snapshots, close } = await open()
    onTestFinished(close)
    return snapshots
  }
  const newStream = () => `garden-${randomUUID()}`

  describe(`${name} as a place for snapshots`, () => {
    test('has none of a stream that it never heard of', async () => {
      const snapshots = await opened()
      expect(await snapshots.load(newStream(), 'v1')).toBeNull()
    })

    test('gives back what was saved last', async () => {
      const snapshots = await opened()
      const [stream, other] = [newStream(), newStream()]
      const state = { plants: [{ name: 'Kangaroo paw 🌺', note: 'Zoë', none: null }], counts: { tasks: 1.5 } }
      await snapshots.save(stream, 'v1', { revision: 249, state: { plants: [] } })
      await snapshots.save(other, 'v1', { revision: 3, state: 'other' })
      await snapshots.save(stream, 'v1', { revision: 499, state })
      expect(await snapshots.load(stream, 'v1')).toEqual({ revision: 499, state })
      expect(await snapshots.load(other, 'v1')).toEqual({ revision: 3, state: 'other' })
    })

    test('has none of another shape, and puts the new shape in its place', async () => {
      const snapshots = await opened()
      const stream = newStream()
      await snapshots.save(stream, 'v1', { revision: 499, state: { old: true } })
      expect(await snapshots.load(stream, 'v2')).toBeNull()
      await snapshots.save(stream, 'v2', { revision: 499, state: { old: false } })
      expect(await snapshots.load(stream, 'v2')).toEqual({ revision: 499, state: { old: false } })
    })

    test('keeps a large state', async () => {
      const snapshots = await opened()
      const stream = newStream()
      const state = {
        tasks: Array.from({ length: 5_000 }, (_, index) => ({ id: randomUUID(), title: `Task ${index}` })),
      }
      await snapshots.save(stream, 'v1', { revision: 9_999, state })
      expect(await snapshots.load(stream, 'v1')).toEqual({ revision: 9_999, state })
    })
  })
}
