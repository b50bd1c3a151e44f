import { describe, expect, onTestFinished, test } from 'vitest'
import type { Checkpoints } from './checkpoints.ts'

export type OpenCheckpoints = () => Promise<{
  checkpoints: Checkpoints
  /** Other checkpoints upon the same storage, after the first were closed. */
  reopen: () => Promise<Checkpoints>
  close: () => Promise<void>
}>

const [seventh, ninth] = ['0000000000000007', '0000000000000009']

/** What all checkpoints do. */
export function checkpointsContract(name: string, open: OpenCheckpoints): void {
  describe(`${name} as checkpoints`, () => {
    test('know nothing of a reader that never saved', async () => {
      const { checkpoints } = await opened(open)
      await checkpoints.save('tasks', seventh)
      expect(await checkpoints.load('plants')).toBeUndefined()
    })

    test('tell a reader that handled nothing yet from an unknown one', async () => {
      const { checkpoints } = await opened(open)
      await checkpoints.save('tasks', null)
      expect(await checkpoints.load('tasks')).toBeNull()
    })

    test('keep what was saved last, also when that is earlier', async () => {
      const { checkpoints } = await opened(open)
      for (const position of [null, ninth, seventh]) {
        await checkpoints.save('tasks', position)
        expect(await checkpoints.load('tasks')).toBe(position)
      }
      await checkpoints.save('tasks', null)
      expect(await checkpoints.load('tasks')).toBeNull()
    })

    test('keep readers apart, whatever they are called', async () => {
      const { checkpoints } = await opened(open)
      const readers = ['relay', 'Relay', 'relay.2', '$relay', 'plant details@3', 'Wattle 金合欢']
      await Promise.all(
        readers.map((reader, index) => checkpoints.save(reader, `${index}`.padStart(16, '0'))),
      )
      const found = await Promise.all(readers.map((reader) => checkpoints.load(reader)))
      expect(found).toEqual(readers.map((_, index) => `${index}`.padStart(16, '0')))
    })

    test('give a position back to the letter, however long it is', async () => {
      const { checkpoints } = await opened(open)
      const position = '1234567890'.repeat(4)
      await checkpoints.save('tasks', position)
      expect(await checkpoints.load('tasks')).toBe(position)
    })

    test('outlive whoever wrote them', async () => {
      const { checkpoints, reopen } = await opened(open)
      await checkpoints.save('tasks', null)
      await checkpoints.save('plants', seventh)
      await checkpoints.save('plants', ninth)
      await checkpoints.close()
      const again = await reopen()
      onTestFinished(() => again.close())
      expect([await again.load('tasks'), await again.load('plants')]).toEqual([null, ninth])
    })
  })
}

async function opened(open: OpenCheckpoints) {
  const all = await open()
  onTestFinished(() => all.close())
  return all
}
