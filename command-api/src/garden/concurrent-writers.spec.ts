import { idOf, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  handlerOn,
  happenedIn,
  noon,
  openedLog,
  twoProcesses,
  typesIn,
  wrapped,
} from '../testing/garden-log.ts'
import { createLocation, createPlant, rename } from '../testing/sample-commands.ts'

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
