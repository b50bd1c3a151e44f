import type { Position } from '@wattle/contracts/envelope.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Checkpoint, Checkpoints } from './port.ts'

type OpenCheckpoints = () => Promise<{
  checkpoints: Checkpoints
  /** Checkpoints on the same storage, opened after the first were closed. */
  reopen: () => Promise<Checkpoints>
  /** Saves a bare position, as earlier releases did. */
  saveAsBefore: (reader: string, position: Position) => Promise<void>
  close: () => Promise<void>
}>

const at = (position: Position): Checkpoint => ({ position, event: null })
const [seventh, ninth] = ['0000000000000007', '0000000000000009']
const eighth: Checkpoint = {
  position: '0000000000000008',
  event: { stream: 'garden-7', revision: 3, id: '5b30857f-0bfa-48b5-ac0b-5c64e28078d1' },
}

/** The contract of every checkpoint store. */
export function checkpointsContract(name: string, open: OpenCheckpoints): void {
  describe(`${name} as checkpoints`, () => {
    test('have nothing for a reader that never saved one', async () => {
      const { checkpoints } = await opened(open)
      await checkpoints.save('tasks', at(seventh))
      expect(await checkpoints.load('plants')).toBeUndefined()
    })

    test('distinguish a reader that has handled nothing yet from an unknown one', async () => {
      const { checkpoints } = await opened(open)
      await checkpoints.save('tasks', null)
      expect(await checkpoints.load('tasks')).toBeNull()
    })

    test('keep what was saved last, even when it is earlier', async () => {
      const { checkpoints } = await opened(open)
      for (const checkpoint of [null, at(ninth), eighth, at(eighth.position), at(seventh), null]) {
        await checkpoints.save('tasks', checkpoint)
        expect(await checkpoints.load('tasks')).toEqual(checkpoint)
      }
    })

    test('are separate for each reader, whatever its name', async () => {
      const { checkpoints } = await opened(open)
      const readers = ['relay', 'Relay', 'relay.2', '$relay', 'plant details@3', 'Wattle 金合欢']
      const saved = readers.map((_, index) => ({ ...eighth, position: `${index}`.padStart(16, '0') }))
      await Promise.all(readers.map((reader, index) => checkpoints.save(reader, saved[index] ?? null)))
      expect(await Promise.all(readers.map((reader) => checkpoints.load(reader)))).toEqual(saved)
    })

    test('return a position exactly, however long it is', async () => {
      const { checkpoints } = await opened(open)
      const long = { ...eighth, position: '1234567890'.repeat(4) }
      await checkpoints.save('tasks', long)
      expect(await checkpoints.load('tasks')).toEqual(long)
    })

    test('survive the process that wrote them', async () => {
      const { checkpoints, reopen } = await opened(open)
      await checkpoints.save('tasks', null)
      await checkpoints.save('plants', at(seventh))
      await checkpoints.save('plants', eighth)
      await checkpoints.close()
      const again = await reopen()
      onTestFinished(() => again.close())
      expect([await again.load('tasks'), await again.load('plants')]).toEqual([null, eighth])
    })

    test('have no event when an earlier release saved last', async () => {
      const { checkpoints, saveAsBefore } = await opened(open)
      await saveAsBefore('tasks', seventh)
      await checkpoints.save('plants', eighth)
      await saveAsBefore('plants', ninth)
      expect(await checkpoints.load('tasks')).toEqual(at(seventh))
      expect(await checkpoints.load('plants')).toEqual(at(ninth))
    })
  })
}

async function opened(open: OpenCheckpoints) {
  const all = await open()
  onTestFinished(() => all.close())
  return all
}
