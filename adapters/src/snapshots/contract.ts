import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mostUnchanged, type Snapshots } from './port.ts'

type OpenSnapshots = () => Promise<{ snapshots: Snapshots; close: () => Promise<void> }>

/** The contract of every snapshot store. */
export function snapshotsContract(name: string, open: OpenSnapshots): void {
  const opened = async () => {
    const { snapshots, close } = await open()
    onTestFinished(close)
    return snapshots
  }
  const newStream = () => `garden-${randomUUID()}`

  describe(`${name} as a place for snapshots`, () => {
    test('has none for an unknown stream', async () => {
      const snapshots = await opened()
      expect(await snapshots.load(newStream(), 'v1')).toBeNull()
    })

    test('returns what was saved last', async () => {
      const snapshots = await opened()
      const [stream, other] = [newStream(), newStream()]
      const state = { plants: [{ name: 'Kangaroo paw 🌺', note: 'Zoë', none: null }], counts: { tasks: 1.5 } }
      await snapshots.save(stream, 'v1', { revision: 249, state: { plants: [] } })
      await snapshots.save(other, 'v1', { revision: 3, state: 'other' })
      await snapshots.save(stream, 'v1', { revision: 499, state })
      expect(await snapshots.load(stream, 'v1')).toEqual({ revision: 499, state })
      expect(await snapshots.load(other, 'v1')).toEqual({ revision: 3, state: 'other' })
    })

    test('returns the extra bytes saved with a state, and none from before', async () => {
      const snapshots = await opened()
      const stream = newStream()
      const attachment = Uint8Array.from([0, 255, 200, 10, 0])
      await snapshots.save(stream, 'v1', { revision: 249, state: { tasks: 3 }, attachment })
      const loaded = await snapshots.load(stream, 'v1')
      expect({ ...loaded, attachment: [...(loaded?.attachment ?? [])] }).toEqual({
        revision: 249,
        state: { tasks: 3 },
        attachment: [...attachment],
      })
      await snapshots.save(stream, 'v1', { revision: 499, state: { tasks: 4 } })
      expect(await snapshots.load(stream, 'v1')).toEqual({ revision: 499, state: { tasks: 4 } })
    })

    test('ignores a snapshot of another shape, and replaces it', async () => {
      const snapshots = await opened()
      const stream = newStream()
      await snapshots.save(stream, 'v1', { revision: 499, state: { old: true } })
      expect(await snapshots.load(stream, 'v2')).toBeNull()
      await snapshots.save(stream, 'v2', { revision: 499, state: { old: false } })
      expect(await snapshots.load(stream, 'v2')).toEqual({ revision: 499, state: { old: false } })
    })

    test('recalls a command that changed nothing, by its stream', async () => {
      const snapshots = await opened()
      const [stream, other] = [newStream(), newStream()]
      const command = { commandId: randomUUID(), hash: 'a hash', revision: 7, at: 1_774_000_000_000 }
      expect(await snapshots.recall(stream, command.commandId)).toBeNull()
      await snapshots.remember(stream, command)
      await snapshots.save(stream, 'v1', { revision: 3, state: {} })
      expect(await snapshots.recall(stream, command.commandId)).toEqual(command)
      expect(await snapshots.recall(other, command.commandId)).toBeNull()
      expect(await snapshots.recall(stream, randomUUID())).toBeNull()
    })

    test('recalls many commands at once, each by its own stream', async () => {
      const snapshots = await opened()
      const streams = Array.from({ length: 20 }, newStream)
      const commands = ['first', 'second'].map((commandId, revision) => {
        return { commandId, hash: 'a hash', revision, at: 1_774_000_000_000 }
      })
      for (const stream of streams.slice(10))
        for (const command of commands) await snapshots.remember(stream, command)
      const asked = streams.flatMap((stream) =>
        ['second', 'third', 'first'].map((id) => [stream, id] as const),
      )
      const recalled = await Promise.all(asked.map(([stream, id]) => snapshots.recall(stream, id)))
      const [first, second] = commands
      expect(recalled).toEqual([...Array(30).fill(null), ...Array(10).fill([second, null, first]).flat()])
    })

    test('remembers the last thousand commands', async () => {
      const snapshots = await opened()
      const [stream, other] = [newStream(), newStream()]
      const command = (number: number) => ({
        commandId: `command ${number}`,
        hash: '',
        revision: -1,
        at: number,
      })
      await snapshots.remember(other, command(0))
      for (let number = 0; number <= mostUnchanged; number++)
        await snapshots.remember(stream, command(number))
      expect(await snapshots.recall(stream, 'command 0')).toBeNull()
      for (const number of [1, mostUnchanged])
        expect(await snapshots.recall(stream, `command ${number}`)).toEqual(command(number))
      expect(await snapshots.recall(other, 'command 0')).toEqual(command(0))
    })

    test('remembers a repeated command once', async () => {
      const snapshots = await opened()
      const stream = newStream()
      const command = (number: number) => ({ commandId: `command ${number}`, hash: '', revision: -1, at: 0 })
      for (let number = 0; number < mostUnchanged; number++) await snapshots.remember(stream, command(number))
      await snapshots.remember(stream, command(mostUnchanged - 1))
      expect(await snapshots.recall(stream, 'command 0')).toEqual(command(0))
    })

    test('forgets a stream, and no other', async () => {
      const snapshots = await opened()
      const [stream, other] = [newStream(), newStream()]
      const command = { commandId: randomUUID(), hash: '', revision: 7, at: 1 }
      for (const each of [stream, other]) {
        await snapshots.save(each, 'v1', { revision: 249, state: each })
        await snapshots.remember(each, command)
      }
      await snapshots.forget(stream)
      await snapshots.forget(stream)
      await snapshots.forget(newStream())
      expect(await snapshots.load(stream, 'v1')).toBeNull()
      expect(await snapshots.recall(stream, command.commandId)).toBeNull()
      expect(await snapshots.load(other, 'v1')).toEqual({ revision: 249, state: other })
      expect(await snapshots.recall(other, command.commandId)).toEqual(command)
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
