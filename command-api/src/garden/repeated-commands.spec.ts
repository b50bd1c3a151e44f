import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get } from '../lib/persistent-map.ts'
import {
  codeOf,
  handlerOn,
  noon,
  openedLog,
  openedSnapshots,
  replayed,
  twoProcesses,
  typesIn,
} from '../testing/garden-log.ts'
import { createLocation, createPlant, key, rename } from '../testing/sample-commands.ts'

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
