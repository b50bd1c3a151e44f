import { randomUUID } from 'node:crypto'
import type { ErasedGarden, ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import {
  type EventLog,
  LogUnavailable,
  noStream,
  StreamDamaged,
  StreamDeleted,
} from '@wattle/adapters/event-log/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { ownPlanStream, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { LocationId } from '@wattle/contracts/ids.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { idOf, picture } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createCommandHandler } from '../garden/handle-command.ts'
import { openedInPlaceOf } from '../identity/read-link.ts'
import { openDisplayNames } from '../profile/display-names.ts'
import { initialGarden } from '../state/garden.ts'
import { requestPlanOn } from '../testing/care-plans.ts'
import { asked, myGarden, noon, openedLog, openedSnapshots, replayed } from '../testing/garden-log.ts'
import { gardenAfterErased } from './erase-garden.ts'
import { createEraser, type Eraser, type EraserDeps } from './eraser.ts'

const aMinute = 60_000
const aWeek = 7 * 24 * 60 * aMinute
const fern = idOf('another garden')
const shape = { name: 'plants', version: 1, indexes: [] }

/** A port whose process dies after this number of calls. */
const mortal = <Port extends object>(port: Port, life: { calls: number }): Port =>
  new Proxy(port, {
    get(target, key) {
      const does = Reflect.get(target, key)
      if (typeof does !== 'function') return does
      return async (...given: unknown[]) => {
        if (life.calls-- <= 0) throw new Error('Killed.')
        return await does.apply(target, given)
      }
    },
  })

/** A garden with a plant, its care plan, a picture and a name; the spec controls the clock. */
async function opened() {
  const log = openedLog()
  const snapshots = openedSnapshots()
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  let now = noon.getTime()
  const clock = () => new Date(now)
  /** The gardens that have pictures. */
  const pictures = new Set([myGarden])
  const listed: ErasedGarden[] = []
  const list: ErasureList = {
    add: async (garden) => void listed.push(garden),
    all: async () => listed,
  }
  const depsOn = (own: EventLog): EraserDeps => ({
    log: own,
    erasures: openErasures(own, clock),
    snapshots,
    readModels,
    images: {
      removeAll: async (gardenId) => void pictures.delete(gardenId),
      belongsTo: () => true,
      size: async () => 1000,
    },
    list,
    handle: createCommandHandler({
      log: own,
      snapshots,
      singleProcess: false,
      clock,
      keepPictures: async () => undefined,
    }),
    loadGarden: (gardenId) => replayed(own, gardenId),
    clock,
  })
  const deps = depsOn(log)
  const ask = (command: Parameters<typeof deps.handle>[1], gardenId = myGarden) =>
    deps.handle(asked({ gardenId }), command)

  const at = clock().toISOString()
  const bed = LocationId.parse(idOf('bed'))
  const plant = { ...NewPlant.parse({ name: 'Rose', species: 'Rosa', locationId: bed }), imageUrl: picture }
  await ask({ type: 'CreateLocation', locationId: bed, ...NewLocation.parse({ name: 'bed' }) })
  await ask({ type: 'CreatePlant', plantId: idOf('rose'), now: at, ...plant })
  const names = openDisplayNames(log, clock, async (id) => (await replayed(log, id)).profile.displayName)
  await names.claim('Iris', myGarden).reserve()
  const profile = { displayName: 'Iris', about: 'By the sea', featureImageUrl: picture }
  const changes = PreferencesChanges.parse({ ...profile, galleryImageUrls: [picture] })
  await ask({ type: 'SavePreferences', changes, holdsDisplayName: true })
  await names.claim('Iris', myGarden).confirm()
  const plan = { type: 'PlanRequested', gardenId: myGarden, plantId: idOf('rose'), round: 1 } as const
  await requestPlanOn(log)({ ...plan, causationId: randomUUID(), correlationId: randomUUID() })
  await snapshots.save(gardenStream(myGarden), 'v1', { revision: 1, state: { name: 'Rose' } })
  const documents = await readModels.open(shape)
  const keep = () =>
    documents.save(
      [{ id: `${myGarden}/rose`, gardenId: myGarden, revision: 1, document: { name: 'Rose' } }],
      new Map([[myGarden, 1]]),
    )
  await keep()

  /** Requests erasure as the route does. */
  const request = async () => {
    await openErasures(log, clock).schedule(myGarden)
    await ask({ type: 'RequestErasure', now: clock().toISOString() })
  }

  /** Everything that is left of the garden, except the records that it was erased. */
  const left = async () => {
    const ownPlan = ownPlanStream(myGarden, idOf('rose'), 1)
    const own = [gardenStream(myGarden), planStream(idOf('rose'), 1), ownPlan]
    return {
      events: (await Promise.all(own.map((stream) => log.read(stream)))).flat().length,
      documents: await documents.count({}),
      seen: (await documents.seen([myGarden])).size,
      snapshot: await snapshots.load(gardenStream(myGarden), 'v1'),
      pictures: pictures.size,
      isNameFree: await names.claim('Iris', fern).reserve(),
    }
  }
  const register = async () => {
    const erasures = openErasures(log)
    await erasures.read()
    return [...erasures.open(), ...erasures.started()].map(({ state }) => state)
  }
  const pass = (milliseconds: number) => (now += milliseconds)
  return { log, deps, depsOn, names, listed, ask, request, left, register, pass, keep, clock }
}

const nothing = { events: 0, documents: 0, seen: 0, snapshot: null, pictures: 0, isNameFree: true }

async function run(eraser: Eraser): Promise<void> {
  for (const work of await eraser.due()) await work()
}

/** Runs the eraser for long enough to finish an erasure that is due. */
async function runOut(eraser: Eraser, pass: (milliseconds: number) => void): Promise<void> {
  for (const milliseconds of [0, aMinute, aMinute, 21 * aMinute, aMinute]) {
    pass(milliseconds)
    await run(eraser)
  }
}

test('a garden is erased after seven days, and nothing is left of it', async () => {
  const { log, deps, request, left, register, pass, listed, clock } = await opened()
  await request()
  const eraser = createEraser(deps)
  pass(aWeek - 1)
  await run(eraser)
  expect(await register()).toEqual(['scheduled'])

  pass(1)
  const erasedAt = clock().toISOString()
  await runOut(eraser, pass)
  expect(await left()).toEqual(nothing)
  expect(await register()).toEqual(['finished'])
  expect(listed).toContainEqual({ gardenId: myGarden, erasedAt })
  expect(await openedInPlaceOf(log, myGarden)).toBe(gardenAfterErased(myGarden))
  const [told] = await log.read(identityStream(myGarden))
  expect(told).toMatchObject({ type: 'GardenErased', data: { nextGardenId: gardenAfterErased(myGarden) } })
  const again = { id: randomUUID(), type: 'GardenListed', version: 1, data: {}, metadata: {} }
  await expect(log.append(gardenStream(myGarden), [again], noStream)).rejects.toThrow(StreamDeleted)
  expect(await eraser.due()).toEqual([])
})

test('an eraser killed between any two steps leaves nothing that the next one does not erase', async () => {
  let killed = 0
  for (let calls = 0; ; calls++) {
    const { log, deps, depsOn, request, left, register, pass } = await opened()
    await request()
    pass(aWeek)
    const life = { calls }
    const own = depsOn(mortal(log, life))
    const dying = createEraser({
      ...own,
      snapshots: mortal(own.snapshots, life),
      readModels: mortal(own.readModels, life),
      images: { ...own.images, removeAll: mortal(own.images, life).removeAll },
      list: mortal(own.list, life),
    })
    const end = await runOut(dying, pass).then(() => 'done', String)
    if (end === 'done') break
    expect(end).toBe('Error: Killed.')
    killed++
    await runOut(createEraser(deps), pass)
    expect([calls, await left(), await register()]).toEqual([calls, nothing, ['finished']])
  }
  expect(killed).toBeGreaterThan(20)
})

test('the display name stays taken while documents still carry it', async () => {
  const { deps, request, left, pass } = await opened()
  await request()
  pass(aWeek)
  const forget = () => Promise.reject(new Error('The read models are away.'))
  await expect(runOut(createEraser({ ...deps, readModels: { forget } }), pass)).rejects.toThrow('away')
  expect(await left()).toMatchObject({ documents: 1, isNameFree: false })
  await runOut(createEraser(deps), pass)
  expect(await left()).toEqual(nothing)
})

test('a gardener who withdrew the request keeps the garden', async () => {
  const { deps, ask, request, left, register, pass } = await opened()
  await request()
  await ask({ type: 'WithdrawErasure' })
  const before = await left()
  pass(aWeek)
  const eraser = createEraser(deps)
  await runOut(eraser, pass)
  pass(60 * aMinute)
  await run(eraser)
  expect(await left()).toEqual(before)
  expect(before).toMatchObject({ documents: 1, pictures: 1, isNameFree: false })
  expect(await register()).toEqual([])
})

test('a withdrawal just before the erasure begins keeps the whole garden', async () => {
  const { deps, ask, request, left, register, pass } = await opened()
  await request()
  pass(aWeek)
  const eraser = createEraser(deps)
  const [work] = await eraser.due()
  await ask({ type: 'WithdrawErasure' })
  await work?.()
  expect(await register()).toEqual(['scheduled'])
  expect(await left()).toMatchObject({ documents: 1, pictures: 1, isNameFree: false })
})

test('a request that never reached its garden is cancelled, but only after an hour', async () => {
  const { log, deps, register, pass, clock } = await opened()
  await openErasures(log, clock).schedule(myGarden)
  const eraser = createEraser(deps)
  for (const milliseconds of [0, 59 * aMinute]) {
    pass(milliseconds)
    await run(eraser)
    expect(await register()).toEqual(['scheduled'])
  }
  pass(aMinute)
  await run(eraser)
  expect(await register()).toEqual([])
})

test('a request repeated while the first is being cancelled stays', async () => {
  const { log, deps, request, register, pass, clock } = await opened()
  await openErasures(log, clock).schedule(myGarden)
  const eraser = createEraser(deps)
  await eraser.due()
  pass(60 * aMinute)
  const [cancel] = await eraser.due()
  await request()
  await deps.erasures.read()
  await cancel?.()
  expect(await register()).toEqual(['scheduled'])
})

test('data that a slow writer added after the erasure is erased by a second pass', async () => {
  const { deps, request, left, pass, keep } = await opened()
  await request()
  const eraser = createEraser(deps)
  await run(eraser)
  pass(aWeek)
  await run(eraser)
  pass(aMinute)
  await run(eraser)
  await keep()
  expect(await left()).toMatchObject({ documents: 1 })
  pass(21 * aMinute)
  await run(eraser)
  expect(await left()).toEqual(nothing)
})

test('the second pass comes twenty minutes after the first, though the first process’s clock was wrong', async () => {
  const { log, deps, left, register, pass, keep, clock } = await opened()
  const behind = () => new Date(clock().getTime() - 60 * aMinute)
  await openErasures(log, behind).append({ type: 'ErasureStarted', gardenId: myGarden })
  const eraser = createEraser(deps)
  for (const milliseconds of [0, aMinute]) {
    pass(milliseconds)
    await run(eraser)
  }
  expect(await left()).toEqual(nothing)
  await keep()
  expect(await register()).toEqual(['started', 'started'])
  pass(21 * aMinute)
  await run(eraser)
  expect([await left(), await register()]).toEqual([nothing, ['finished']])
})

test('a garden that a restored log brings back is erased again without a request', async () => {
  const { deps, left, register, pass, listed } = await opened()
  listed.push({ gardenId: myGarden, erasedAt: noon.toISOString() })
  await runOut(createEraser(deps), pass)
  expect(await left()).toEqual(nothing)
  expect(await register()).toEqual(['finished'])
})

test('erasing a restored garden is retried until it succeeds', async () => {
  const { deps, left, pass, listed } = await opened()
  listed.push({ gardenId: myGarden, erasedAt: noon.toISOString() })
  let isAway = true
  const handle: EraserDeps['handle'] = (...asked) =>
    isAway ? Promise.reject(new LogUnavailable('The log is away.')) : deps.handle(...asked)
  const eraser = createEraser({ ...deps, handle })
  await expect(run(eraser)).rejects.toThrow('The log is away.')
  isAway = false
  await runOut(eraser, pass)
  expect(await left()).toEqual(nothing)
})

test('an unreadable garden does not delay the erasure of others', async () => {
  const { log, deps, request, register, pass, clock } = await opened()
  await openErasures(log, clock).schedule(fern)
  await request()
  pass(aWeek)
  const damage = new StreamDamaged('the log', gardenStream(fern), 0, 'cannot be read')
  const loadGarden: EraserDeps['loadGarden'] = (gardenId) =>
    gardenId === fern ? Promise.reject(damage) : deps.loadGarden(gardenId)
  const work = await createEraser({ ...deps, loadGarden }).due()
  const outcomes = await Promise.allSettled(work.map((each) => each()))
  expect(outcomes).toMatchObject([{ reason: { cause: damage } }, { status: 'fulfilled' }])
  expect(await register()).toEqual(['scheduled', 'started', 'started'])
})

test('a damaged record of the display name does not stop an erasure', async () => {
  const { log, depsOn, left } = await opened()
  const checked = checkedLog(log, { place: 'the log' })
  checked.markDamaged(new StreamDamaged('the log', displayNameStream('Iris'), 0, 'cannot be read'))
  await createEraser(depsOn(checked)).erase(myGarden)
  expect(await left()).toEqual(nothing)
})

test('a garden that only an altered register names is not erased', async () => {
  const { log, depsOn, pass, left } = await opened()
  await openErasures(checkedLog(log, { place: 'the log' })).append({ type: 'ErasureStarted', gardenId: fern })
  const read = async (...asked: Parameters<EventLog['read']>) =>
    JSON.parse(JSON.stringify(await log.read(...asked)).replaceAll(fern, myGarden))
  const eraser = createEraser(depsOn(checkedLog({ ...log, read }, { place: 'the log' })))
  await expect(runOut(eraser, pass)).rejects.toThrow('Event 0 of erasures in the log does not match')
  expect(await left()).toMatchObject({ documents: 1, pictures: 1, isNameFree: false })
})

test('an administrator can erase a garden at once, even a damaged one', async () => {
  const { deps, left, register } = await opened()
  const damage = new StreamDamaged('the log', gardenStream(myGarden), 1, 'is not what was appended')
  await createEraser({ ...deps, handle: () => Promise.reject(damage) }).erase(myGarden)
  expect(await left()).toEqual(nothing)
  expect(await register()).toEqual(['started', 'started'])
})

const unknown = { id: idOf('unknown'), type: 'PlantPraised', version: 1, data: { imageUrl: picture } }

test('an administrator has a garden erased that a newer release has changed', async () => {
  const { log, deps, left } = await opened()
  const last = await log.readLast(gardenStream(myGarden))
  await log.append(gardenStream(myGarden), [{ ...unknown, metadata: {} }], last?.revision ?? noStream)
  await createEraser(deps).erase(myGarden)
  expect(await left()).toEqual(nothing)
})

test('a damaged garden is not erased by itself, and the report says what to do', async () => {
  const { log, deps, depsOn, request, left, register, pass } = await opened()
  await request()
  const checked = checkedLog(log, { place: 'the log' })
  checked.markDamaged(new StreamDamaged('the log', gardenStream(myGarden), 1, 'is not what was appended'))
  const { handle, loadGarden } = depsOn(checked)
  pass(aWeek)
  const sentence = `Garden ${myGarden} may be due for erasure, but is damaged: repair it, or erase it`
  await expect(run(createEraser({ ...deps, handle, loadGarden }))).rejects.toThrow(sentence)
  const stays = [{ documents: 1, pictures: 1, isNameFree: false }, ['scheduled']]
  expect([await left(), await register()]).toMatchObject(stays)
  // The damage may also be found only when the erasure begins.
  await expect(run(createEraser({ ...deps, handle }))).rejects.toThrow(sentence)
  expect([await left(), await register()]).toMatchObject(stays)
})

test('a garden that a newer release has changed is not erased by itself, and the report says what to do', async () => {
  const { log, deps, request, left, register, pass } = await opened()
  await request()
  const last = await log.readLast(gardenStream(myGarden))
  await log.append(gardenStream(myGarden), [{ ...unknown, metadata: {} }], last?.revision ?? noStream)
  pass(aWeek)
  await expect(run(createEraser(deps))).rejects.toThrow(
    `Garden ${myGarden} may be due for erasure, but a newer release has changed it: run that release, or erase`,
  )
  expect([await left(), await register()]).toMatchObject([{ documents: 1, pictures: 1 }, ['scheduled']])
})

describe('a garden with pictures whose secret is not known', () => {
  const withoutSecret = (deps: EraserDeps): EraserDeps => ({
    ...deps,
    images: { ...deps.images, belongsTo: () => false },
  })
  const sentence = `Garden ${myGarden} is not erased: 1 of its pictures got their names by a picture secret`

  test('stays as it is when an administrator asks', async () => {
    const { log, deps, left, register } = await opened()
    const before = await replayed(log, myGarden)
    await expect(createEraser(withoutSecret(deps)).erase(myGarden)).rejects.toThrow(sentence)
    expect(await replayed(log, myGarden)).toEqual(before)
    expect([await left(), await register()]).toMatchObject([{ documents: 1, pictures: 1 }, []])
  })

  test('is erased once the secret is back', async () => {
    const { deps, request, left, register, pass } = await opened()
    await request()
    pass(aWeek)
    const eraser = createEraser(withoutSecret(deps))
    for (let tries = 0; tries < 2; tries++) await expect(run(eraser)).rejects.toThrow(sentence)
    expect([await left(), await register()]).toMatchObject([{ documents: 1, pictures: 1 }, ['scheduled']])
    await runOut(createEraser(deps), pass)
    expect([await left(), await register()]).toEqual([nothing, ['finished']])
  })

  test('is not erased further if another process has begun', async () => {
    const { deps, request, left, pass } = await opened()
    await request()
    pass(aWeek)
    await run(createEraser(deps))
    const eraser = createEraser(withoutSecret(deps))
    await run(eraser)
    pass(aMinute)
    await expect(run(eraser)).rejects.toThrow(sentence)
    expect(await left()).toMatchObject({ documents: 1, pictures: 1, isNameFree: false })
  })

  test('is erased where none of those pictures is kept any more', async () => {
    const { deps, left } = await opened()
    const own = withoutSecret(deps)
    await createEraser({ ...own, images: { ...own.images, size: async () => null } }).erase(myGarden)
    expect(await left()).toEqual(nothing)
  })
})

test('the care plan of another garden with the same plant stays', async () => {
  const { log, deps, ask, left, clock } = await opened()
  const plan = { type: 'PlanRequested', plantId: idOf('rose'), round: 2 } as const
  const ids = { causationId: randomUUID(), correlationId: randomUUID() }
  await requestPlanOn(log)({ ...plan, ...ids, gardenId: fern })
  const now = clock().toISOString()
  await ask({ type: 'FailCarePlan', plantId: idOf('rose'), round: 1, reason: 'It rained.' })
  await ask({ type: 'RequestCarePlans', plantIds: 'all', replacing: true, now })
  await requestPlanOn(log)({ ...plan, ...ids, gardenId: myGarden })
  const ownPlan = ownPlanStream(myGarden, idOf('rose'), 2)
  expect(await log.read(ownPlan)).toHaveLength(1)

  await createEraser(deps).erase(myGarden)
  expect(await left()).toEqual(nothing)
  expect(await log.read(ownPlan)).toEqual([])
  expect(await log.read(planStream(idOf('rose'), 2))).toMatchObject([{ data: { gardenId: fern } }])
})

test('erasing a garden without events does not begin it', async () => {
  const { log, deps } = await opened()
  await createEraser(deps).erase(fern)
  expect(await replayed(log, fern)).toEqual(initialGarden)
  expect(await log.read(gardenStream(fern))).toEqual([])
})
