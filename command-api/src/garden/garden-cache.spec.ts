import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { NewTask } from '@wattle/contracts/tasks/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get, values } from '../lib/persistent-map.ts'
import { taskIn } from '../state/garden-lookup.ts'
import { stateShape } from '../state/state-version.ts'
import {
  handlerOn,
  myGarden,
  noon,
  openedLog,
  openedSnapshots,
  replayed,
  wrapped,
} from '../testing/garden-log.ts'
import { createLocation, key, rename } from '../testing/sample-commands.ts'
import { loadGarden } from './load-garden.ts'

const now = noon.toISOString()

describe('snapshots', () => {
  const written = async () => {
    const log = openedLog()
    const snapshots = openedSnapshots()
    const ask = handlerOn(log, { snapshots })
    await ask(createLocation(), key)
    for (let count = 1; count < 252; count++) await ask(rename(`bed ${count}`))
    return { log, snapshots }
  }

  test('are saved every 250 events, and a load reads only the later events', async () => {
    const { log, snapshots } = await written()
    expect(await snapshots.load(gardenStream(myGarden), stateShape)).toMatchObject({ revision: 249 })
    const read: (number | undefined)[] = []
    const watched = wrapped(log, {
      read: (stream, from, limit) => {
        read.push(from)
        return log.read(stream, from, limit)
      },
    })
    const { garden, revision } = await handlerOn(watched, { snapshots })(rename('Last bed'))
    expect([read, revision]).toEqual([[249, 250], 252])
    expect(garden).toStrictEqual(await replayed(log))
  })

  test('spare a repeated command the reading of the whole stream', async () => {
    const { log, snapshots } = await written()
    const read: (number | undefined)[] = []
    const watched = wrapped(log, {
      read: (stream, from, limit) => {
        read.push(from)
        return log.read(stream, from, limit)
      },
    })
    const ask = handlerOn(watched, { snapshots })
    const late = { ...key, commandId: idOf('late key') }
    const first = await ask(rename('Last bed'), late)
    read.length = 0
    expect(await ask(rename('Last bed'), late)).toEqual(first)
    expect(read).not.toContain(0)
  })

  test('newer than a repeated command cost one fold, not one for each repeat', async () => {
    const { log, snapshots } = await written()
    const read: (number | undefined)[] = []
    const watched = wrapped(log, {
      read: (stream, from, limit) => {
        read.push(limit)
        return log.read(stream, from, limit)
      },
    })
    const ask = handlerOn(watched, { snapshots })
    const late = { ...key, commandId: idOf('another key') }
    await ask(createLocation('yard'), late)
    for (let count = 1; count < 252; count++) await ask(rename(`bed ${count}`))
    const first = await ask(createLocation('yard'), late)
    read.length = 0
    expect(await ask(createLocation('yard'), late)).toEqual(first)
    // Only its own event was read.
    expect(read).toEqual([1])
  })

  test('newer than a repeated command do not change its answer', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    await ask(createLocation())
    for (let count = 1; count < 248; count++) await ask(rename(`bed ${count}`))
    const first = await ask(rename('Long bed'), key)
    for (let count = 249; count < 252; count++) await ask(rename(`bed ${count}`))
    const { garden, events } = await ask(rename('Long bed'), key)
    expect({ garden, events }).toStrictEqual({ garden: first.garden, events: first.events })
  })

  test('hold archived tasks, which are restored one by one', async () => {
    const log = openedLog()
    const snapshots = openedSnapshots()
    const ask = handlerOn(log, { snapshots })
    const tasks = ['prune', 'water', 'feed'].map((title) => {
      return { title, taskId: idOf(title), nextTaskId: idOf(`${title} again`), now }
    })
    for (const { title, ...ids } of tasks) {
      await ask({ type: 'AddTask', ...ids, ...NewTask.parse({ title, dueDate: '2026-03-01' }) })
      await ask({ type: 'CompleteTask', ...ids, completed: true })
    }
    await ask(createLocation())
    for (let count = 7; count < 252; count++) await ask(rename(`bed ${count}`))
    const again = handlerOn(log, { snapshots })
    const { garden: loaded } = await again(rename('Last bed'))
    expect(tasks.map(({ taskId }) => taskIn(loaded, taskId).title)).toEqual(tasks.map(({ title }) => title))
    let garden = loaded
    for (const { title: _title, ...ids } of tasks)
      garden = (await again({ type: 'CompleteTask', ...ids, completed: false })).garden
    expect(garden).toStrictEqual(await replayed(log))
  })

  test('that were lost are saved again by the next load', async () => {
    const { log } = await written()
    const snapshots = openedSnapshots()
    await handlerOn(log, { snapshots })(rename('Last bed'))
    const snapshot = await snapshots.load(gardenStream(myGarden), stateShape)
    expect(snapshot?.revision).toBe(251)
    const { folded } = await loadGarden(log, snapshots, myGarden)
    expect(folded).toBe(1)
  })

  test('of another shape are not used', async () => {
    const { log, snapshots } = await written()
    await snapshots.save(gardenStream(myGarden), 'another shape', { revision: 5, state: { nonsense: true } })
    const { garden } = await handlerOn(log, { snapshots })(rename('Last bed'))
    expect(garden).toStrictEqual(await replayed(log))
  })

  test('of a log since restored from an older copy are not used', async () => {
    const { snapshots } = await written()
    const restored = openedLog()
    const ask = handlerOn(restored, { snapshots: openedSnapshots() })
    await ask(createLocation(), key)
    for (let count = 1; count < 260; count++) await ask(rename(`Other bed ${count}`))
    const { garden } = await handlerOn(restored, { snapshots })(createLocation('pond'))
    expect(garden).toStrictEqual(await replayed(restored))
    expect(get(garden.locations, idOf('bed'))?.name).toBe('Other bed 259')
  })

  test('that cannot be read or written cost only time', async () => {
    const { log } = await written()
    const failures: unknown[] = []
    const broken = async () => Promise.reject(new Error('The disk is full.'))
    const snapshots = {
      load: broken,
      save: broken,
      remember: broken,
      recall: broken,
      forget: broken,
      close: async () => undefined,
    }
    const ask = handlerOn(log, { snapshots, onSnapshotFailed: (error) => failures.push(error) })
    await ask(rename('bed 252'), { actor: 'care-plan' })
    await ask(rename('bed 252'), { actor: 'care-plan' })
    // One failure from loading the snapshot, one from saving: a load of so many events saves a snapshot.
    expect(failures).toHaveLength(2)
    await ask(rename('bed 252'))
    expect(failures).toHaveLength(4)
    for (let count = 253; count < 501; count++) await ask(rename(`bed ${count}`))
    // One failure per command from recalling it, and one from saving a snapshot at the end.
    expect(failures).toHaveLength(4 + 248 + 1)
    expect(new Set(failures.map(String))).toEqual(new Set(['Error: The disk is full.']))
    expect((await ask(rename('Last bed'))).revision).toBe(501)
  })
})

test('a garden evicted from the cache is folded again from the log', async () => {
  const log = openedLog()
  const ask = handlerOn(log, { cachedBytes: 1 })
  await ask(createLocation())
  await ask(createLocation('yard'), { gardenId: idOf('another garden') })
  const { garden, revision } = await ask(rename('Long bed'))
  expect(revision).toBe(1)
  expect(values(garden.locations).map(({ name }) => name)).toEqual(['Long bed'])
})

test('a growing garden takes more room in the cache, even before its first snapshot', async () => {
  const log = openedLog()
  const read: string[] = []
  const told: EventLog = {
    ...log,
    read(stream, ...range) {
      read.push(stream)
      return log.read(stream, ...range)
    },
  }
  const ask = handlerOn(told, { cachedBytes: 60_000 })
  const growing = { gardenId: idOf('a garden that grows') }
  await ask(createLocation())
  await ask(createLocation('yard'), growing)
  for (let count = 0; count < 60; count++) {
    const ids = { taskId: idOf(`task ${count}`), nextTaskId: idOf(`next ${count}`), now }
    await ask(
      { type: 'AddTask', ...ids, ...NewTask.parse({ title: 'Weed', dueDate: '2026-04-01' }) },
      growing,
    )
  }
  read.length = 0
  await ask(rename('Long bed'))
  expect(read).toContain(gardenStream(myGarden))
})
