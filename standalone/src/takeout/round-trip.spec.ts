import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import { openOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import { ImagesUnavailable } from '@wattle/adapters/images/port.ts'
import { openDisplayNames } from '@wattle/command-api/profile/display-names.ts'
import { readTakeout } from '@wattle/command-api/takeout/read-takeout.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { exchangePictures, picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { expect, onTestFinished, test } from 'vitest'
import {
  brought,
  displayName,
  eventsIn,
  type Installation,
  lemon,
  nell,
  now,
  omar,
  openInstallation,
  story,
} from './testing/installation.ts'

/** A takeout's contents without its garden id, its picture addresses and the log's own metadata. */
async function contentOf(file: string) {
  const takeout = await readTakeout(file, { mostPictures: 100 })
  const events = await eventsIn(takeout)
  takeout.close()
  const { gardenId: _gardenId, ...manifest } = takeout.manifest
  const plans = [...takeout.beside.plans].map(([stream, some]) => [stream, some.map(({ type }) => type)])
  return {
    manifest,
    plans,
    events: events.map(({ id, revision, type, version, data, metadata }) => {
      const { checksum: _checksum, takeout: _takeout, ...others } = metadata
      return {
        id,
        revision,
        type,
        version,
        data: exchangePictures(data, () => 'a picture'),
        metadata: others,
      }
    }),
  }
}

async function toldStory(): Promise<{ there: Installation; file: string }> {
  const there = await openInstallation()
  await there.tellStory()
  return { there, file: await there.takeOut(nell) }
}

test('a garden survives an import elsewhere and the way back, event for event', async () => {
  const { there, file } = await toldStory()
  const double = await openOnDouble()
  onTestFinished(double.close)
  const elsewhere = await openInstallation(double.log)

  const imported = await elsewhere.takeIn(file, omar)
  expect(imported).toEqual({
    gardenId: omar,
    events: brought.length,
    before: 0,
    pictures: 4,
    missing: 0,
    plans: { brought: 1, unfinished: 1, known: 0 },
    namesTaken: [],
    displayName,
  })

  const back = await openInstallation()
  await back.takeIn(await elsewhere.takeOut(omar), nell)
  const [before, after] = [await contentOf(file), await contentOf(await back.takeOut(nell))]
  expect(before.events).toHaveLength(brought.length)
  expect(after.events).toEqual(before.events)
  expect(after.manifest.counts).toMatchObject({
    plants: before.manifest.counts.plants,
    tasks: before.manifest.counts.tasks,
    pictures: before.manifest.counts.pictures,
  })
  expect(before.plans.map(([stream]) => stream)).toEqual([1, 2].map((round) => planStream(lemon, round)))
  expect(after.plans).toEqual(before.plans.slice(0, 1))
  expect(there.folder).not.toBe(back.folder)
})

test('an erased garden can be imported again, without the care plan records that were deleted', async () => {
  const { there, file } = await toldStory()
  for (const stream of [gardenStream(nell), planStream(lemon, 1), planStream(lemon, 2)])
    await there.log.deleteStream(stream)
  expect(await there.takeIn(file, omar)).toMatchObject({
    events: brought.length,
    plans: { brought: 0, unfinished: 1, known: 1 },
  })
})

test('imported pictures get names of their new garden and can be read there', async () => {
  const { file } = await toldStory()
  const here = await openInstallation()
  await here.takeIn(file, omar)
  const events = await here.log.read(gardenStream(omar))
  const names = events.flatMap(({ data }) => picturesIn(data)).map((url) => url.slice('/api/images/'.length))
  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !here.images.belongsTo(omar, name))).toEqual([])
  for (const name of names) expect(await here.images.read(name, 160)).not.toBeNull()
})

test('imported events record when they were taken out and keep their actor', async () => {
  const { file } = await toldStory()
  const here = await openInstallation()
  await here.takeIn(file, omar)
  const events = await here.log.read<EventMetadata>(gardenStream(omar))
  expect(new Set(events.map(({ metadata }) => metadata.takeout))).toEqual(new Set([now.toISOString()]))
  expect(events.map(({ metadata }) => metadata.actor)).toEqual(brought.map(({ metadata }) => metadata.actor))
  expect(events.every(({ metadata }) => typeof metadata.checksum === 'string')).toBe(true)
})

test('an import reserves the display name for its garden for good', async () => {
  const { file } = await toldStory()
  const here = await openInstallation()
  await here.takeIn(file, omar)
  const reservation = await here.log.read(displayNameStream(displayName))
  expect(reservation.map(({ type, data }) => [type, data.gardenId])).toEqual([
    ['DisplayNameReserved', omar],
    ['DisplayNameConfirmed', omar],
  ])
})

/** An installation in which another garden has the display name. */
async function openedWhereNameIsTaken(name = displayName) {
  const here = await openInstallation()
  await takeName(here, name)
  return here
}

async function takeName({ log }: Installation, name: string): Promise<void> {
  const names = openDisplayNames(
    log,
    () => now,
    async () => null,
  )
  await names.claim(name, nell).reserve()
  await names.claim(name, nell).confirm()
}

test('a display name that another garden has is left out and reported', async () => {
  const { file } = await toldStory()
  const here = await openedWhereNameIsTaken()

  const imported = await here.takeIn(file, omar)
  expect(imported).toMatchObject({ namesTaken: [displayName], displayName: null, events: brought.length - 1 })
  const types = (await here.log.read(gardenStream(omar))).map(({ type }) => type)
  expect(types).toEqual(brought.map(({ type }) => type).filter((type) => type !== 'DisplayNameChosen'))
})

test('a takeout imported twice makes two gardens, and the first has the name and the records', async () => {
  const { file } = await toldStory()
  const here = await openInstallation()
  await here.takeIn(file, nell)
  const second = await here.takeIn(file, omar)
  expect(second).toMatchObject({ namesTaken: [displayName], plans: { brought: 0, unfinished: 1, known: 1 } })
  const [planned] = await here.log.read(planStream(lemon, 1))
  expect(planned?.data.gardenId).toBe(nell)
})

test('a missing picture stays missing, and everything else is imported', async () => {
  const there = await openInstallation()
  await there.tellStory()
  const [name = ''] = (await there.log.read(gardenStream(nell))).flatMap(({ data }) => picturesIn(data))
  await rm(join(there.folder, 'images/pictures', `${pictureNameOf(name)}.jpg`))
  const here = await openInstallation()
  const file = await there.takeOut(nell)
  expect(await here.takeIn(file, omar)).toMatchObject({
    events: brought.length,
    pictures: 3,
    missing: 1,
  })
})

/** Appends more events to the garden of the story. */
async function lengthen({ log }: Installation, events: number, lastly: GardenEvent[] = []): Promise<void> {
  const last = story.at(-1)
  if (!last) throw new Error('There is no story.')
  const more = Array.from({ length: events }, (_, index): GardenEvent => {
    return { type: 'CarePreferencesChanged', effort: index % 2 ? 'High' : 'Low' }
  })
  const recorded = [...more, ...lastly].map(({ type, ...data }) => {
    return { ...last, id: crypto.randomUUID(), type, version: 1, data }
  })
  await log.append(gardenStream(nell), recorded, story.length - 1)
}

test('a plant that was deleted and created again brings its care plan along once', async () => {
  const { there } = await toldStory()
  const created = story.find(({ type, data }) => type === 'PlantCreated' && data.plantId === lemon)
  await lengthen(there, 0, [
    { type: 'PlantDeleted', ...created?.data, tasks: [] } as unknown as GardenEvent,
    { type: 'PlantCreated', ...created?.data } as GardenEvent,
  ])
  const here = await openInstallation()
  expect(await here.takeIn(await there.takeOut(nell, 'again.zip'), omar)).toMatchObject({
    events: brought.length + 2,
    plans: { brought: 1, unfinished: 1, known: 0 },
  })
})

const secondName = 'Zoë of the Dales'
const renaming: GardenEvent[] = [
  { type: 'DisplayNameWithdrawn', displayName },
  { type: 'DisplayNameChosen', displayName: secondName },
]

test.each([0, 600])(
  'a renamed garden whose first display name is taken keeps its second one, %i changes later',
  async (changes) => {
    const { there } = await toldStory()
    await lengthen(there, changes, renaming)
    const here = await openedWhereNameIsTaken()
    const file = await there.takeOut(nell, 'renamed.zip')
    const events = brought.length + changes + 1
    const renamed = { namesTaken: [displayName], displayName: secondName, events }
    expect(await here.takeIn(file, omar)).toMatchObject({ ...renamed, before: 0 })
    expect(await here.takeIn(file, omar)).toMatchObject({ ...renamed, before: events })
  },
)

test('a renamed garden is imported without any display name if both are taken', async () => {
  const { there } = await toldStory()
  await lengthen(there, 600, renaming)
  const here = await openedWhereNameIsTaken()
  await takeName(here, secondName)
  const file = await there.takeOut(nell, 'renamed.zip')
  expect(await here.takeIn(file, omar)).toMatchObject({
    namesTaken: [displayName, secondName],
    displayName: null,
    events: brought.length + 600,
  })
})

test.each([0, 600])(
  'a renamed garden is imported without its second display name, %i changes later, if that is taken',
  async (changes) => {
    const { there } = await toldStory()
    await lengthen(there, changes, renaming)
    const here = await openedWhereNameIsTaken(secondName)
    const file = await there.takeOut(nell, 'renamed.zip')
    const events = brought.length + changes + 1
    const nameless = { namesTaken: [secondName], displayName: null, events }
    expect(await here.takeIn(file, omar)).toMatchObject({ ...nameless, before: 0 })
    expect(await here.takeIn(file, omar)).toMatchObject({ before: events, events })
  },
)

test.each([{ nameIsTaken: false }, { nameIsTaken: true }])(
  'an interrupted import goes on where it stopped, with the display name taken: $nameIsTaken',
  async ({ nameIsTaken }) => {
    const { there, file } = await toldStory()
    await lengthen(there, 600)
    const long = await there.takeOut(nell, 'long.zip')
    const here = await openInstallation()
    if (nameIsTaken) {
      await takeName(here, displayName)
    }
    const left = nameIsTaken ? 1 : 0
    const failing = {
      ...here.log,
      append: async (...[stream, events, revision]: Parameters<typeof here.log.append>) => {
        if (stream === gardenStream(omar) && revision > 0) throw new LogUnavailable('It was killed.')
        return await here.log.append(stream, events, revision)
      },
    }
    await expect(here.takeIn(long, omar, { log: failing })).rejects.toThrow('It was killed.')
    const half = (await here.log.read(gardenStream(omar))).length
    expect(half).toBeGreaterThan(0)

    const whole = brought.length + 600 - left
    expect(await here.takeIn(long, omar)).toMatchObject({ before: half, events: whole, pictures: 4 })
    expect(await here.takeIn(long, omar)).toMatchObject({ before: whole, events: whole, pictures: 4 })
    await expect(here.takeIn(file, omar)).rejects.toThrow(`Garden ${omar} is not empty.`)
  },
)

test('the pictures of an import that breaks off before it names them are swept as uploads', async () => {
  const { file } = await toldStory()
  const here = await openInstallation()
  const stored: Promise<{ name: string }>[] = []
  const failing: typeof here.images = {
    ...here.images,
    async put(...asked) {
      if (stored.length < 2) {
        const storing = here.images.put(...asked)
        stored.push(storing)
        return await storing
      }
      await Promise.all(stored)
      throw new ImagesUnavailable('It was killed.')
    },
  }
  await expect(here.takeIn(file, omar, { images: failing })).rejects.toThrow('It was killed.')

  await here.images.sweep(new Date(Date.now() + 60_000))
  for (const { name } of await Promise.all(stored)) expect(await here.images.read(name)).toBeNull()
  expect(await here.takeIn(file, omar)).toMatchObject({ before: 0, pictures: 4 })
})
