import { LogUnavailable, noStream } from '@wattle/adapters/event-log/port.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import {
  type Build,
  DocumentDamaged,
  DocumentTooLarge,
  ReadModelsUnavailable,
} from '@wattle/adapters/read-models/port.ts'
import { deadLetterStream } from '@wattle/contracts/admin/dead-letters.ts'
import {
  type EventMetadata,
  gardenStream,
  type NewEvent,
  type RecordedEvent,
} from '@wattle/contracts/envelope.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locations } from './locations/locations.ts'
import { checkProjections } from './measure.ts'
import { plants } from './plants/plants.ts'
import { type AnyReadModel, keyOf } from './read-model.ts'
import { consumerOf, startRunner } from './runner.ts'
import { aroundFolds } from './testing/around-folds.ts'
import { append, newEventsOf, openEngines, unheardOf } from './testing/engines.ts'
import { gardenA, gardenB, instantOf } from './testing/happened.ts'
import { pointingAt, use } from './testing/in-use.ts'

let engines: ReturnType<typeof openEngines>
beforeEach(async () => {
  engines = openEngines()
  await use(engines.readModels, [plants, locations])
})
afterEach(() => engines.close())

const clock = () => new Date(instantOf(10))
const start = (models: readonly AnyReadModel[], feed: Feed = engines.feed, at = clock) =>
  startRunner({ ...engines, feed, models, clock: at })

const roses = [
  locationCreated('Bed'),
  plantCreated('Rose', 'Bed'),
  plantCreated('Iceberg', 'Bed'),
  plantCreated('Peace', 'Bed'),
]
const ofA = newEventsOf(gardenA, roses)
const ofB = newEventsOf(gardenB, roses)

async function namesIn(model: AnyReadModel, gardenId: string): Promise<string[]> {
  const collection = await engines.readModels.open<{ name: string }>(model)
  const found = await collection.find({ where: { gardenId }, sort: ['created'] })
  return found.map(({ document }) => document.name)
}

async function seenOf(model: AnyReadModel, gardenId: string): Promise<number | undefined> {
  return (await (await engines.readModels.open(model)).seen([gardenId])).get(gardenId)
}

const deadLetters = async () => (await DeadLetters.open(engines.readModels)).all()

async function reached(model: AnyReadModel, gardenId: string, revision: number): Promise<boolean> {
  return (await engines.readModels.open(model)).waitForSeen(gardenId, revision, 5000)
}

/** A feed whose deliveries, gap, standstill and fault the test controls. */
function byHand() {
  const stuck: { events: number; milliseconds: number; fault: string | null } = {
    events: 3,
    milliseconds: 0,
    fault: null,
  }
  let handle: (events: RecordedEvent[]) => Promise<void> = async () => undefined
  const feed: Feed = {
    subscribe: async (_consumer, _start, handler) => {
      handle = handler
      return {
        stop: async () => undefined,
        gap: async () => stuck.events,
        standstill: () => stuck.milliseconds,
        fault: () => stuck.fault,
      }
    },
    close: async () => undefined,
  }
  return { feed, stuck, deliver: (events: RecordedEvent<EventMetadata>[]) => handle(events) }
}

/** `plants`, but events about the named plant cannot be folded until `isMended` is set. */
function plantsThatFailAt(name: string) {
  const failing = { isMended: false }
  const model = aroundFolds(plants, (fold, id) => {
    if (id === idOf(name) && !failing.isMended) throw new Error(`${name} does not fit.`)
    return fold()
  })
  return { model, failing }
}

test('events from before and after the start reach every read model', async () => {
  await append(engines.log, gardenA, ofA.slice(0, 2))
  const runner = await start([plants, locations])
  await append(engines.log, gardenA, ofA)
  expect(await reached(plants, gardenA, 3)).toBe(true)
  expect(await reached(locations, gardenA, 3)).toBe(true)
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  expect(await namesIn(locations, gardenA)).toEqual(['Bed'])
  await runner.stop()
})

test('after a restart no event is lost or applied twice', async () => {
  const first = await start([plants])
  await append(engines.log, gardenA, ofA.slice(0, 2))
  await reached(plants, gardenA, 1)
  await first.stop()
  await append(engines.log, gardenA, ofA)
  const second = await start([plants])
  expect(await reached(plants, gardenA, 3)).toBe(true)
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  await second.stop()
})

test('a new version also gets the events that the previous release consumed after it was built', async () => {
  const next: AnyReadModel = { ...plants, version: plants.version + 1 }
  const of = (models: AnyReadModel[]) =>
    startRunner({ ...engines, models, clock, consumer: consumerOf(models) })
  const before = await of([plants])
  await append(engines.log, gardenA, ofA.slice(0, 2))
  await engines.readModels.open(next)
  const { active } = pointingAt(next.version)
  await engines.readModels.point('plants', { ...pointingAt(plants.version), kept: active })
  await append(engines.log, gardenA, ofA)
  await reached(plants, gardenA, 3)
  await before.stop()

  const after = await of([next])
  expect(await reached(next, gardenA, 3)).toBe(true)
  expect(await namesIn(next, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  await after.stop()
})

test("the consumer's name depends on the versions and not on their order", () => {
  const next = { ...plants, version: plants.version + 1 }
  expect(consumerOf([plants, locations])).toBe(consumerOf([locations, plants]))
  expect(consumerOf([next, locations])).not.toBe(consumerOf([plants, locations]))
})

test('repeats are dropped and gaps are filled from the log', async () => {
  await append(engines.log, gardenA, ofA)
  const all = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  const { feed, deliver } = byHand()
  await start([plants], feed)

  await deliver([all[0], all[0], all[1]] as RecordedEvent<EventMetadata>[])
  await deliver([all[1]] as RecordedEvent<EventMetadata>[])
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])

  await deliver([all[3]] as RecordedEvent<EventMetadata>[])
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  expect(await seenOf(plants, gardenA)).toBe(3)

  await deliver([all[2]] as RecordedEvent<EventMetadata>[])
  expect(await seenOf(plants, gardenA)).toBe(3)
})

test('a build that is dropped while a batch is saved in it fails nothing', async () => {
  await append(engines.log, gardenA, ofA)
  const all = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  const [old, active] = [0, 7].map((build) => ({ version: plants.version, build })) as [Build, Build]
  await engines.readModels.open({ ...plants, ...active })
  await engines.readModels.point('plants', { active, building: null, kept: old })
  const save: typeof engines.readModels.save = async (changes) => {
    await engines.readModels.point('plants', { active, building: null, kept: null })
    await engines.readModels.drop('plants', old)
    await engines.readModels.save(changes)
  }
  const { feed, deliver } = byHand()
  const readModels = { ...engines.readModels, save }
  await startRunner({ ...engines, readModels, feed, models: [plants, locations], clock })
  await deliver(all)
  expect(await namesIn({ ...plants, ...active }, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  expect(await seenOf(locations, gardenA)).toBe(3)
  expect(await engines.readModels.builds('plants')).toEqual([active])
})

test('after a restore an event beyond the end of the log is not applied', async () => {
  await append(engines.log, gardenA, ofA)
  const all = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  await engines.close()
  engines = openEngines()
  await use(engines.readModels, [plants])
  await append(engines.log, gardenA, ofA.slice(0, 2))
  const { feed, deliver } = byHand()
  await start([plants], feed)
  await deliver(all.slice(3))
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])
  expect(await seenOf(plants, gardenA)).toBe(1)
})

test('a garden whose event cannot be folded is parked there, and the others go on', async () => {
  const { model } = plantsThatFailAt('Iceberg')
  const runner = await start([model, locations])
  await append(engines.log, gardenA, ofA)
  await append(engines.log, gardenB, newEventsOf(gardenB, roses.slice(0, 2)))
  await reached(locations, gardenA, 3)
  await reached(model, gardenB, 1)

  const letter = {
    readModel: 'plants',
    version: model.version,
    build: 0,
    gardenId: gardenA,
    revision: 2,
    error: 'Iceberg does not fit.',
  }
  expect(await deadLetters()).toEqual([letter])
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])
  expect(await seenOf(plants, gardenA)).toBe(1)
  expect(await namesIn(plants, gardenB)).toEqual(['Rose'])
  expect(await seenOf(locations, gardenA)).toBe(3)
  await runner.stop()
})

test('a garden with an event whose views cannot be made is parked there, and the others go on', async () => {
  const [bed, rose] = ofA as [NewEvent<object>, NewEvent<object>]
  const { careInstructions: _damaged, ...data } = rose.data
  const runner = await start([plants, locations])
  await append(engines.log, gardenA, [bed, { ...rose, data }])
  await append(engines.log, gardenB, ofB)
  await reached(plants, gardenB, 3)
  expect(await deadLetters()).toMatchObject([{ readModel: 'plants', gardenId: gardenA, revision: 1 }])
  expect(await seenOf(locations, gardenA)).toBe(1)
  await runner.stop()
})

test('a garden whose document is too large for the store is parked at that event, and the others go on', async () => {
  const { readModels } = engines
  const refusing: typeof readModels = {
    ...readModels,
    async save(changes) {
      for (const { build, documents } of changes)
        for (const { document } of documents)
          if (build.name === 'plants' && document && 'name' in document && document.name === 'Iceberg')
            throw new DocumentTooLarge('Too large.')
      await readModels.save(changes)
    },
  }
  const { feed, deliver } = byHand()
  await startRunner({ ...engines, readModels: refusing, feed, models: [plants, locations], clock })
  await append(engines.log, gardenA, ofA)
  await append(engines.log, gardenB, ofB.slice(0, 2))
  const written = [gardenA, gardenB].map((gardenId) =>
    engines.log.read<EventMetadata>(gardenStream(gardenId)),
  )
  await deliver((await Promise.all(written)).flat())
  expect(await deadLetters()).toMatchObject([
    { readModel: 'plants', gardenId: gardenA, revision: 2, error: 'Too large.' },
  ])
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])
  expect(await seenOf(locations, gardenA)).toBe(3)
  expect(await namesIn(plants, gardenB)).toEqual(['Rose'])
})

test('a garden whose stored document is damaged is parked, and the others go on', async () => {
  const collection = await engines.readModels.open(plants)
  const load = collection.load.bind(collection)
  collection.load = async (ids) => {
    if (ids.includes(keyOf(gardenA, idOf('Rose')))) throw new DocumentDamaged('It is damaged.')
    return load(ids)
  }
  const { feed, deliver } = byHand()
  await startRunner({ ...engines, feed, models: [plants, locations], clock })
  await append(engines.log, gardenA, ofA)
  await append(engines.log, gardenB, ofB)
  const written = [gardenA, gardenB].map((gardenId) =>
    engines.log.read<EventMetadata>(gardenStream(gardenId)),
  )
  await deliver((await Promise.all(written)).flat())
  expect(await deadLetters()).toMatchObject([
    { readModel: 'plants', gardenId: gardenA, revision: 1, error: 'It is damaged.' },
  ])
  expect(await seenOf(plants, gardenA)).toBe(0)
  expect(await seenOf(locations, gardenA)).toBe(3)
  expect(await namesIn(plants, gardenB)).toEqual(['Rose', 'Iceberg', 'Peace'])
})

test('a garden that a process of an older release has parked goes on in one that knows the event', async () => {
  const { model } = plantsThatFailAt('Iceberg')
  const [older, newer] = [byHand(), byHand()]
  const told: string[] = []
  const onParked = ({ message }: Error) => told.push(message)
  await startRunner({ ...engines, feed: older.feed, models: [model], clock })
  const runner = await startRunner({ ...engines, feed: newer.feed, models: [plants], clock, onParked })
  await runner.retryParkedByOthers()
  await append(engines.log, gardenA, ofA)
  const events = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  await older.deliver(events)
  await newer.deliver(events)
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])
  await runner.retryParkedByOthers()
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  expect([await deadLetters(), told]).toEqual([[], []])
})

test('what another process has parked is tried again if an engine was away', async () => {
  const { model } = plantsThatFailAt('Iceberg')
  const [older, newer] = [byHand(), byHand()]
  let isAway = false
  const log: typeof engines.log = {
    ...engines.log,
    read: (...place) =>
      isAway ? Promise.reject(new LogUnavailable('The log is away.')) : engines.log.read(...place),
  }
  await startRunner({ ...engines, feed: older.feed, models: [model], clock })
  const runner = await startRunner({ ...engines, log, feed: newer.feed, models: [plants], clock })
  await runner.retryParkedByOthers()
  await append(engines.log, gardenA, ofA)
  await older.deliver(await engines.log.read<EventMetadata>(gardenStream(gardenA)))
  isAway = true
  await expect(runner.retryParkedByOthers()).rejects.toThrow('1 parked garden could not be retried.')
  isAway = false
  await runner.retryParkedByOthers()
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
})

test('what parks a garden in this process too is tried once for another', async () => {
  const { model } = plantsThatFailAt('Iceberg')
  const [one, other] = [byHand(), byHand()]
  const told: string[] = []
  const onParked = ({ message }: Error) => told.push(message)
  await startRunner({ ...engines, feed: one.feed, models: [model], clock })
  const runner = await startRunner({ ...engines, feed: other.feed, models: [model], clock, onParked })
  await runner.retryParkedByOthers()
  await append(engines.log, gardenA, ofA)
  await one.deliver(await engines.log.read<EventMetadata>(gardenStream(gardenA)))
  for (let times = 0; times < 3; times++) await runner.retryParkedByOthers()
  expect(told).toHaveLength(1)
  expect(await deadLetters()).toHaveLength(1)
})

test('later events of a parked garden are not applied until it is retried', async () => {
  const { model, failing } = plantsThatFailAt('Iceberg')
  const told: string[] = []
  const runner = await startRunner({
    ...engines,
    models: [model, locations],
    clock,
    onParked: ({ message }) => told.push(message),
  })
  await append(engines.log, gardenA, ofA.slice(0, 3))
  await reached(locations, gardenA, 2)
  await append(engines.log, gardenA, ofA)
  await reached(locations, gardenA, 3)
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])

  await runner.retryParked()
  const [letter] = await deadLetters()
  expect(letter).toMatchObject({ gardenId: gardenA, revision: 2 })
  const parked = `plants@${model.version} has parked garden ${gardenA} at event 2: Iceberg does not fit.`
  expect(told).toEqual([parked, parked])

  failing.isMended = true
  await runner.retryParked()
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  expect(await deadLetters()).toEqual([])
  expect(await seenOf(plants, gardenA)).toBe(3)
  await runner.stop()
})

test('a garden that an earlier release parked stays hidden until the next release has caught up', async () => {
  const { model, failing } = plantsThatFailAt('Iceberg')
  const before = await start([model, locations])
  await append(engines.log, gardenA, ofA)
  await reached(locations, gardenA, 3)
  await before.stop()

  failing.isMended = true
  const parkedMeanwhile: boolean[] = []
  const letters = await DeadLetters.open(engines.readModels)
  const watched = aroundFolds(plants, (fold) => {
    letters.ofGardens([gardenA]).then(({ length }) => parkedMeanwhile.push(length > 0))
    return fold()
  })
  const after = await start([watched, locations])
  await after.retryParked()
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
  expect(await deadLetters()).toEqual([])
  expect(parkedMeanwhile).toEqual([true, true])
  await after.stop()
})

test('a parked garden whose retry fails holds up no other garden', async () => {
  const { model, failing } = plantsThatFailAt('Iceberg')
  const before = await start([model])
  await append(engines.log, gardenA, ofA)
  await append(engines.log, gardenB, ofB)
  await expect.poll(deadLetters).toHaveLength(2)
  await before.stop()

  failing.isMended = true
  const [refused, other] = (await deadLetters()).map(({ gardenId }) => gardenId)
  const fault = new Error('The log lost its disk.')
  const log: typeof engines.log = {
    ...engines.log,
    async read(stream, from) {
      if (stream === gardenStream(refused as string)) throw fault
      return engines.log.read(stream, from)
    },
  }
  const after = await startRunner({ ...engines, log, models: [plants], clock })
  await expect(after.retryParked()).rejects.toMatchObject({ errors: [fault] })
  expect((await deadLetters()).map(({ gardenId }) => gardenId)).toEqual([refused])
  expect(await namesIn(plants, other as string)).toEqual(['Rose', 'Iceberg', 'Peace'])
  await after.stop()
})

test.each([
  {
    how: 'while the log was away is done once it is back',
    fault: new LogUnavailable('It lost its disk.'),
    left: [],
  },
  {
    how: 'of a garden that cannot be read is told once',
    fault: new Error('It is damaged.'),
    left: [gardenA],
  },
])("an administrator's decision $how", async ({ fault, left }) => {
  const { model, failing } = plantsThatFailAt('Iceberg')
  let isBroken = false
  const log: typeof engines.log = {
    ...engines.log,
    async read(stream, from, limit) {
      if (isBroken && stream === gardenStream(gardenA)) throw fault
      return engines.log.read(stream, from, limit)
    },
  }
  const runner = await startRunner({ ...engines, log, models: [model], clock })
  await append(engines.log, gardenA, ofA)
  await append(engines.log, gardenB, ofB)
  await expect.poll(deadLetters).toHaveLength(2)

  failing.isMended = true
  isBroken = true
  const data = { readModel: 'plants', gardenId: gardenA }
  const decision = { id: idOf('retry'), type: 'DeadLetterRetried', version: 1, data, metadata: {} }
  await engines.log.append(deadLetterStream, [decision], noStream)
  await expect(runner.followDecisions()).rejects.toMatchObject({ errors: [fault] })
  isBroken = false
  await runner.followDecisions()
  expect((await deadLetters()).map(({ gardenId }) => gardenId)).toEqual([...left, gardenB])
  await runner.stop()
})

test('a dead letter of another version is left alone', async () => {
  const { model } = plantsThatFailAt('Iceberg')
  const before = await start([model])
  await append(engines.log, gardenA, ofA)
  await expect.poll(deadLetters).toHaveLength(1)
  await before.stop()
  const after = await start([{ ...plants, version: plants.version + 1 }])
  await after.retryParked()
  expect(await deadLetters()).toHaveLength(1)
  await after.stop()
})

test('an unknown event parks its garden for every read model', async () => {
  const runner = await start([plants, locations])
  await append(engines.log, gardenA, [...ofA.slice(0, 2), unheardOf(gardenA, 2)])
  await append(engines.log, gardenB, ofB)
  await reached(locations, gardenB, 3)
  expect((await deadLetters()).map(({ readModel, revision }) => [readModel, revision])).toEqual([
    ['locations', 2],
    ['plants', 2],
  ])
  expect(await seenOf(plants, gardenA)).toBe(1)
  expect(await namesIn(plants, gardenA)).toEqual(['Rose'])
  await runner.stop()
})

test.each([
  ['that only a newer release knows', 'DeadLetterAnnotated'],
  ['that is damaged', 'EventSkipped'],
])('a decision %s does not keep the runner from starting', async (_which, type) => {
  const metadata = { occurredAt: instantOf(0) }
  await engines.log.append(
    deadLetterStream,
    [{ id: gardenA, type, version: 1, data: {}, metadata }],
    noStream,
  )
  const runner = await start([plants])
  await append(engines.log, gardenA, ofA)
  expect(await reached(plants, gardenA, 3)).toBe(true)
  await runner.stop()
})

test('a single-process runner also begins with the first event where a read model is in use', async () => {
  await append(engines.log, gardenA, ofA)
  const runner = await startRunner({ ...engines, models: [plants], clock, singleProcess: true })
  expect(await reached(plants, gardenA, 3)).toBe(true)
  await runner.stop()
})

test('the runner measures its gap and its lag', async () => {
  await append(engines.log, gardenA, ofA)
  const [first] = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  const { feed, deliver } = byHand()
  let now = clock()
  const runner = await start([plants], feed, () => now)
  expect(await runner.measure()).toEqual({ gap: 3, lagSeconds: Infinity, fault: null })
  await deliver([first as RecordedEvent<EventMetadata>])
  expect(await runner.measure()).toEqual({ gap: 3, lagSeconds: 600, fault: null })
  now = new Date(clock().getTime() + 600_000)
  expect(await runner.measure()).toEqual({ gap: 3, lagSeconds: 1200, fault: null })
})

test('a runner that starts far behind is not ready before the gap is nearly closed', async () => {
  await append(engines.log, gardenA, ofA)
  const events = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  const { feed, stuck, deliver } = byHand()
  const runner = await start([plants], feed, () => new Date(instantOf(3)))
  const checked = () => checkProjections(runner).catch((error: Error) => error.message)
  expect(await checked()).toBe('none of 3 events applied yet')
  await deliver(events.slice(0, 2))
  expect(await checked()).toBe('3 events and 120 seconds behind')
  await deliver(events)
  expect(await checked()).toBeUndefined()
  stuck.events = 0
  expect((await runner.measure()).lagSeconds).toBe(0)
})

test('the reason why events cannot be saved is measured, and fails the check until they can', async () => {
  await append(engines.log, gardenA, ofA)
  let isFull = true
  const save: typeof engines.readModels.save = async (changes) => {
    if (isFull) throw new ReadModelsUnavailable('The disk is full.')
    await engines.readModels.save(changes)
  }
  const readModels = { ...engines.readModels, save }
  const runner = await startRunner({ ...engines, readModels, models: [plants], clock })
  const checked = () => checkProjections(runner).catch((error: Error) => error.message)
  await expect.poll(checked).toBe('The disk is full.')
  isFull = false
  await expect.poll(checked).toBeUndefined()
  await runner.stop()
  expect(await namesIn(plants, gardenA)).toEqual(['Rose', 'Iceberg', 'Peace'])
})

test('a fault no longer fails the check once the gap is zero', async () => {
  await append(engines.log, gardenA, ofA)
  const { feed, stuck } = byHand()
  const runner = await start([plants], feed)
  stuck.fault = 'The disk is full.'
  await expect(checkProjections(runner)).rejects.toThrow('The disk is full.')
  stuck.events = 0
  await expect(checkProjections(runner)).resolves.toBeUndefined()
})

test('a stuck partition of the feed adds to the lag although the others go on', async () => {
  await append(engines.log, gardenA, ofA)
  const { feed, stuck, deliver } = byHand()
  const runner = await start([plants], feed)
  stuck.milliseconds = 3_600_000
  await deliver(await engines.log.read<EventMetadata>(gardenStream(gardenA)))
  expect(await runner.measure()).toEqual({ gap: 3, lagSeconds: 3600, fault: null })
  await expect(checkProjections(runner)).rejects.toThrow('3 events and 3600 seconds behind')
})

test('an event with an unreadable time leaves the lag as it was', async () => {
  await append(engines.log, gardenA, ofA)
  const [first] = await engines.log.read<EventMetadata>(gardenStream(gardenA))
  const event = first as RecordedEvent<EventMetadata>
  const { feed, deliver } = byHand()
  const runner = await start([plants], feed)
  await deliver([event])
  await deliver([{ ...event, metadata: { ...event.metadata, occurredAt: 'yesterday' } }])
  expect((await runner.measure()).lagSeconds).toBe(600)
})
