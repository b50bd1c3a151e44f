import { type EventLog, LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { NewTask } from '@wattle/contracts/tasks/commands.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import type { CommandResult } from '../dispatch/command-handler.ts'
import { get, values } from '../lib/persistent-map.ts'
import { taskIn } from '../state/garden-lookup.ts'
import { stateShape } from '../state/state-version.ts'
import {
  handlerOn,
  happenedIn,
  myGarden,
  noon,
  openedLog,
  openedSnapshots,
  replayed,
  wrapped,
} from '../testing/garden-log.ts'

const now = noon.toISOString()
const createLocation = (name = 'bed'): GardenCommand => {
  return { type: 'CreateLocation', locationId: idOf(name), ...NewLocation.parse({ name }) }
}
const rename = (name: string, location = 'bed'): GardenCommand => {
  return { type: 'ChangeLocation', locationId: idOf(location), changes: { name } }
}
const createPlant = (name = 'rose'): GardenCommand => {
  const plant = NewPlant.parse({
    name,
    species: 'Acacia pycnantha',
    locationId: idOf('bed'),
    plantedDate: '2026-01-05',
  })
  return { type: 'CreatePlant', plantId: idOf(name), now: noon.toISOString(), ...plant }
}
const key = { commandId: idOf('key'), asked: ['POST', '/api/locations', { name: 'bed' }] }
const typesIn = async (log: EventLog) => (await happenedIn(log)).map(({ event }) => event.type)
const codeOf = (handled: Promise<CommandResult>) =>
  handled.then(
    () => null,
    (error) => (error instanceof Refused ? error.code : error),
  )

/** Two handlers on one log, as two processes have them. */
function twoProcesses() {
  const log = openedLog()
  return {
    log,
    mine: handlerOn(log, { singleProcess: false }),
    theirs: handlerOn(log, { singleProcess: false }),
  }
}

describe('a command', () => {
  test('is recorded with its actor, time and cause', async () => {
    const log = openedLog()
    const { revision, events } = await handlerOn(log)(createLocation(), key)
    expect({ revision, events }).toEqual({ revision: 0, events: [locationCreated('bed')] })
    expect(await happenedIn(log)).toEqual([
      {
        event: locationCreated('bed'),
        gardenId: myGarden,
        revision: 0,
        position: expect.any(String),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        metadata: {
          commandId: key.commandId,
          commandHash: expect.stringMatching(/^[\w-]{22}$/),
          correlationId: idOf('correlation'),
          causationId: idOf('correlation'),
          actor: 'gardener',
          occurredAt: noon.toISOString(),
          refs: { plants: [], locations: [idOf('bed')], tasks: [] },
        },
      },
    ])
  })

  test('that changes nothing appends nothing and answers with the garden', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    await ask(createLocation())
    const { events, revision, garden } = await ask(rename('bed'))
    expect([events, revision, get(garden.locations, idOf('bed'))?.name]).toEqual([[], 0, 'bed'])
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('that is refused appends nothing', async () => {
    const log = openedLog()
    expect(await codeOf(handlerOn(log)(rename('Bed')))).toBe('location-not-found')
    expect(await happenedIn(log)).toEqual([])
  })

  test('waits for the previous command of the same garden', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    const answers = await Promise.all([
      ask(createLocation()),
      ask(createPlant('rose')),
      ask(createPlant('lily')),
      ask(rename('Long bed')),
    ])
    expect(answers.map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
    expect(await typesIn(log)).toEqual(['LocationCreated', 'PlantCreated', 'PlantCreated', 'LocationRenamed'])
  })

  test('runs after a failed one', async () => {
    const ask = handlerOn(openedLog())
    const [refused, done] = await Promise.allSettled([ask(rename('Bed')), ask(createLocation())])
    expect([refused.status, done.status]).toEqual(['rejected', 'fulfilled'])
  })

  test('does not see other gardens', async () => {
    const ask = handlerOn(openedLog())
    await ask(createLocation())
    expect(await codeOf(ask(rename('Mine'), { gardenId: idOf('another garden') }))).toBe('location-not-found')
  })
})

describe('a repeated command', () => {
  test('gives the same answer and appends nothing', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    const first = await ask(createLocation(), key)
    expect(await ask(createLocation(), key)).toEqual(first)
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('sent twice at once is carried out once', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    const [first, second] = await Promise.all([ask(createLocation(), key), ask(createLocation(), key)])
    expect(second).toEqual(first)
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('gives its first answer after other changes, with the current revision', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    await ask(createLocation(), key)
    await ask(rename('Long bed'))
    const { garden, events, revision } = await ask(createLocation(), key)
    expect(get(garden.locations, idOf('bed'))?.name).toBe('bed')
    expect([events, revision]).toEqual([[locationCreated('bed')], 1])
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed'])
  })

  test('gives its first answer after its location was deleted', async () => {
    const ask = handlerOn(openedLog())
    await ask(createLocation(), key)
    await ask({ type: 'DeleteLocation', locationId: idOf('bed'), cascade: true })
    const { garden, revision } = await ask(createLocation(), key)
    expect([get(garden.locations, idOf('bed'))?.name, revision]).toEqual(['bed', 1])
  })

  test('with different details is refused', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    await ask(createLocation(), key)
    const other = { ...key, asked: ['POST', '/api/locations', { name: 'yard' }] }
    expect(await codeOf(ask(createLocation('yard'), other))).toBe('idempotency-key-reused')
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('is recognised after a restart', async () => {
    const log = openedLog()
    const first = await handlerOn(log)(createLocation(), key)
    expect(await handlerOn(log)(createLocation(), key)).toEqual(first)
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('is recognised by another process', async () => {
    const { log, mine, theirs } = twoProcesses()
    await theirs(createLocation('yard'))
    await mine(rename('Back yard', 'yard'))
    const first = await theirs(createLocation(), key)
    expect(await mine(createLocation(), key)).toEqual(first)
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed', 'LocationCreated'])
  })

  test('with different details is refused by another process', async () => {
    const { log, mine, theirs } = twoProcesses()
    await mine(createLocation())
    await theirs(rename('Long bed'), key)
    const other = { ...key, asked: 'something else' }
    expect(await codeOf(mine(rename('Short bed'), other))).toBe('idempotency-key-reused')
    const { garden } = await mine(createLocation('yard'))
    expect(garden).toEqual(await replayed(log))
  })

  test('that another process would decide differently gives its first answer', async () => {
    const { log, mine, theirs } = twoProcesses()
    await mine(createLocation())
    const first = await theirs(createPlant(), key)
    const again = { ...(createPlant() as object), plantedDate: '2026-01-06' } as GardenCommand
    expect(await mine(again, key)).toEqual(first)
    expect((await mine(rename('Long bed'))).garden).toEqual(await replayed(log))
  })

  test('is forgotten after a thousand other commands', async () => {
    const ask = handlerOn(openedLog())
    await ask(createLocation(), key)
    for (let count = 1; count < 1000; count++) await ask(rename(`bed ${count}`))
    expect((await ask(createLocation(), key)).events).toEqual([locationCreated('bed')])
    await ask(rename('bed 1000'))
    expect(await codeOf(ask(createLocation(), key))).toBe('already-there')
  })

  test('is forgotten after more than a day', async () => {
    let now = noon
    const later = (hours: number) => {
      now = new Date(noon.getTime() + hours * 3_600_000)
    }
    const ask = handlerOn(openedLog(), { clock: () => now })
    await ask(createLocation(), key)
    const unchanged = { ...key, commandId: idOf('another key') }
    await ask(rename('bed'), unchanged)
    later(24)
    await ask(rename('Long bed'))
    expect((await ask(createLocation(), key)).events).toEqual([locationCreated('bed')])
    expect((await ask(rename('bed'), unchanged)).events).toEqual([])
    later(25)
    await ask(rename('Longer bed'))
    expect(await codeOf(ask(createLocation(), key))).toBe('already-there')
    expect((await ask(rename('bed'), unchanged)).events).toHaveLength(1)
  })
})

describe('a repeated command that changed nothing', () => {
  test('changes nothing, whatever was changed in between', async () => {
    const log = openedLog()
    const ask = handlerOn(log)
    await ask(createLocation())
    const first = await ask(rename('bed'), key)
    await ask(rename('Long bed'))
    const { garden, events, revision } = await ask(rename('bed'), key)
    expect([garden, events, revision]).toEqual([first.garden, [], 1])
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed'])
  })

  test('is recognised in a garden without events', async () => {
    const ask = handlerOn(openedLog())
    const save: GardenCommand = { type: 'SavePreferences', changes: {}, holdsDisplayName: false }
    const first = await ask(save, key)
    expect([first.events, first.revision]).toEqual([[], -1])
    await ask(createLocation())
    expect(await ask(save, key)).toEqual({ ...first, revision: 0 })
  })

  test('with different details is refused', async () => {
    const ask = handlerOn(openedLog())
    await ask(createLocation())
    await ask(rename('bed'), key)
    const other = { ...key, asked: 'something else' }
    expect(await codeOf(ask(rename('Long bed'), other))).toBe('idempotency-key-reused')
  })

  test('is recognised by another process and after a restart', async () => {
    const log = openedLog()
    const snapshots = openedSnapshots()
    const ask = handlerOn(log, { snapshots, singleProcess: false })
    await ask(createLocation())
    await ask(rename('bed'), key)
    await ask(rename('Long bed'))
    expect((await handlerOn(log, { snapshots, singleProcess: false })(rename('bed'), key)).events).toEqual([])
  })

  test('is decided again when it was refused', async () => {
    const ask = handlerOn(openedLog())
    expect(await codeOf(ask(rename('Long bed'), key))).toBe('location-not-found')
    await ask(createLocation())
    expect((await ask(rename('Long bed'), key)).events).toHaveLength(1)
  })
})

describe('with several processes writing', () => {
  test('a conflict makes the command reload the garden and decide again', async () => {
    const { log, mine, theirs } = twoProcesses()
    await mine(createLocation())
    await theirs(rename('Long bed'))
    const { revision, events } = await mine(createPlant())
    expect({ revision, events }).toEqual({ revision: 2, events: [plantCreated('rose', 'bed')] })
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed', 'PlantCreated'])
  })

  test('a later event never has an earlier time, though the clocks differ by seconds', async () => {
    const log = openedLog()
    const handlerAt = (seconds: number) =>
      handlerOn(log, { singleProcess: false, clock: () => new Date(noon.getTime() + seconds * 1000) })
    await handlerAt(5)(createLocation())
    await handlerAt(0)(createPlant())
    await handlerAt(86_400)(rename('Long bed'))
    await handlerAt(10)(rename('Short bed'))
    const times = (await happenedIn(log)).map(({ metadata }) => Date.parse(metadata.occurredAt))
    expect(times.map((time) => (time - noon.getTime()) / 1000)).toEqual([5, 5, 86_400, 10])
  })

  test('a conflict that makes the command pointless ends it', async () => {
    const { log, mine, theirs } = twoProcesses()
    await mine(createLocation())
    await theirs(rename('Long bed'))
    expect((await mine(rename('Long bed'))).events).toEqual([])
    await theirs({ type: 'DeleteLocation', locationId: idOf('bed'), cascade: true })
    expect(await codeOf(mine(rename('Short bed')))).toBe('location-not-found')
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed', 'LocationDeleted'])
  })

  test('a stale cache never refuses a command without asking the log', async () => {
    const { mine, theirs } = twoProcesses()
    await mine(createLocation('yard'))
    await theirs(createLocation('bed'))
    expect((await mine(rename('Long bed'))).events).toEqual([
      { type: 'LocationRenamed', locationId: idOf('bed'), name: 'Long bed', was: 'bed' },
    ])
  })

  test('a stale cache never answers “unchanged” without asking the log', async () => {
    const { mine, theirs } = twoProcesses()
    await mine(createLocation())
    await theirs(rename('Long bed'))
    expect((await mine(rename('bed'))).events).toEqual([
      { type: 'LocationRenamed', locationId: idOf('bed'), name: 'bed', was: 'Long bed' },
    ])
  })

  test('a gardener who has seen a newer revision than the cache makes it read the log first', async () => {
    const { log, theirs } = twoProcesses()
    let appends = 0
    const counting = wrapped(log, {
      append: (...arguments_) => {
        appends++
        return log.append(...arguments_)
      },
    })
    const mine = handlerOn(counting, { singleProcess: false })
    await mine(createLocation())
    await theirs(createLocation('yard'))
    appends = 0
    await mine(createPlant(), { seenRevision: 0 })
    expect(appends).toBe(2)
    await theirs(rename('Long bed'))
    appends = 0
    const { revision } = await mine(createPlant('lily'), { seenRevision: 3 })
    expect([appends, revision]).toEqual([1, 4])
  })

  test('a permanent conflict is reported after ten tries', async () => {
    const log = openedLog()
    const other = handlerOn(log, { singleProcess: false })
    await other(createLocation())
    let tries = 0
    const busy = wrapped(log, {
      append: async (...arguments_) => {
        tries++
        await other(rename(`bed ${tries}`))
        return log.append(...arguments_)
      },
    })
    expect(await codeOf(handlerOn(busy, { singleProcess: false })(createPlant()))).toBe('conflict')
    expect(tries).toBe(10)
  })

  test('refreshing a stale cache does not count as one of the ten tries', async () => {
    const { log, theirs } = twoProcesses()
    let isBusy = false
    let tries = 0
    const busy = wrapped(log, {
      append: async (...arguments_) => {
        if (isBusy) {
          tries++
          await theirs(rename(`bed ${tries}`))
        }
        return log.append(...arguments_)
      },
    })
    const mine = handlerOn(busy, { singleProcess: false })
    await mine(createLocation('yard'))
    await theirs(createLocation('bed'))
    isBusy = true
    expect(await codeOf(mine(createPlant()))).toBe('conflict')
    expect(tries).toBe(10)
  })
})

describe('a failing log', () => {
  test('with an unknown outcome is asked again with the same event ids', async () => {
    const log = openedLog()
    const sent: string[][] = []
    const doubtful = wrapped(log, {
      append: async (stream, events, expected) => {
        sent.push(events.map((event) => event.id))
        const appended = await log.append(stream, events, expected)
        if (sent.length < 3) throw new OutcomeUnknown('Nobody knows.')
        return appended
      },
    })
    const { revision } = await handlerOn(doubtful)(createLocation())
    expect([revision, sent.length, new Set(sent.flat()).size]).toEqual([0, 3, 1])
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('whose outcome stays unknown leaves nothing in the cache', async () => {
    const log = openedLog()
    let doubt = true
    const doubtful = wrapped(log, {
      append: async (...arguments_) => {
        const appended = await log.append(...arguments_)
        if (doubt) throw new OutcomeUnknown('Nobody knows.')
        return appended
      },
    })
    const ask = handlerOn(doubtful)
    await expect(ask(createLocation(), key)).rejects.toThrow(OutcomeUnknown)
    doubt = false
    expect((await ask(rename('Long bed'))).revision).toBe(1)
    expect((await ask(createLocation(), key)).events).toEqual([locationCreated('bed')])
    expect(await typesIn(log)).toEqual(['LocationCreated', 'LocationRenamed'])
  })

  test('that takes long to report an unknown outcome is not asked again', async () => {
    const sent: string[] = []
    let now = noon
    const slow = wrapped(openedLog(), {
      append: async (stream) => {
        sent.push(stream)
        now = new Date(now.getTime() + 11_000)
        throw new OutcomeUnknown('Nobody knows.')
      },
    })
    await expect(handlerOn(slow, { clock: () => now })(createLocation())).rejects.toThrow(OutcomeUnknown)
    expect(sent).toHaveLength(1)
  })

  test('that is away on the retry leaves the outcome of the first try unknown', async () => {
    const log = openedLog()
    let tries = 0
    const doubtful = wrapped(log, {
      append: async (...arguments_) => {
        if (++tries > 1) throw new LogUnavailable('Away.')
        await log.append(...arguments_)
        throw new OutcomeUnknown('Nobody knows.')
      },
    })
    await expect(handlerOn(doubtful)(createLocation(), key)).rejects.toThrow(OutcomeUnknown)
    expect(await typesIn(log)).toEqual(['LocationCreated'])
  })

  test('that is away is reported, and the same command succeeds when the log is back', async () => {
    const log = openedLog()
    let away = true
    const weak = wrapped(log, {
      append: async (...arguments_) => {
        if (away) throw new LogUnavailable('Away.')
        return log.append(...arguments_)
      },
    })
    const ask = handlerOn(weak)
    await expect(ask(createLocation(), key)).rejects.toThrow(LogUnavailable)
    away = false
    expect((await ask(createLocation(), key)).revision).toBe(0)
  })
})

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

test('appended events are counted', async () => {
  const counted: number[] = []
  const ask = handlerOn(openedLog(), { onAppended: (events) => counted.push(events) })
  await ask(createLocation())
  await ask({
    type: 'ChangeLocation',
    locationId: idOf('bed'),
    changes: { name: 'Long bed', potFriendly: true },
  })
  await ask(rename('Long bed'))
  expect(counted).toEqual([1, 2])
})
