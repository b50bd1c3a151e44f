import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { type EventLog, noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openDiskImages } from '@wattle/adapters/images/disk-images.ts'
import { openPictureSecret } from '@wattle/adapters/images/picture-secret.ts'
import { jpeg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { importTakeout } from '@wattle/command-api/takeout/import-takeout.ts'
import { readTakeout, type Takeout } from '@wattle/command-api/takeout/read-takeout.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { erasureEvents } from '@wattle/contracts/erasure/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { exchangePictures, picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'
import { gardenStory } from '@wattle/contracts/testing/garden-story.ts'
import { openTakeout } from '@wattle/query-api/takeout/takeout.ts'
import { onTestFinished } from 'vitest'

export const now = new Date('2026-06-01T02:00:00Z')
const clock = () => now

/** The garden of the golden story, and the plant in it whose care plan is recorded. */
export const nell = gardenStory[0]?.stream.slice('garden-'.length) ?? ''
export const lemon = gardenStory[5]?.metadata.refs.plants[0] ?? ''
/** The golden story up to the day the garden is erased. */
export const story = gardenStory.slice(
  0,
  gardenStory.findIndex(({ type }) => type === 'ErasureBegun'),
)
/** The events of the story that an import brings along. */
export const brought = story.filter(({ type }) => !Object.hasOwn(erasureEvents, type))
/** Somebody who has just signed up at another installation. */
export const omar: GardenId = '0a000000-0000-4000-8000-00000000000a'

/** An event log, an image store, and a folder for takeouts. The log is an embedded one unless another is given. */
export async function openInstallation(given?: EventLog) {
  const { folder, remove } = await scratchFolder()
  const opened = given ?? openSqliteEventLog(join(folder, 'events.sqlite'))
  const log = checkedLog(opened, { place: folder })
  const secret = await openPictureSecret(join(folder, 'images.secret'), join(folder, 'images', 'pictures'))
  const images = await openDiskImages({ folder: join(folder, 'images'), secret })
  onTestFinished(async () => {
    if (!given) await log.close()
    await remove()
  })
  const sources = { log, images, clock }

  return {
    ...sources,
    folder,
    /** Appends the golden story to its garden, with real pictures and records of its care plans. */
    async tellStory(): Promise<void> {
      const urls = new Map<string, string>()
      for (const url of new Set(story.flatMap(({ data }) => picturesIn(data)))) {
        const { name } = await images.put(nell, await jpeg())
        await images.keep(name)
        urls.set(url, imageUrlOf(name))
      }
      const told = story.map((event) => {
        const data = exchangePictures(event.data, (url) => urls.get(url) ?? url)
        return { ...event, data }
      })
      await log.append(gardenStream(nell), told, noStream)
      const made = ['PlanRequested', 'PlanClosed'] as const
      await log.append(planStream(lemon, 1), planEventsOf(1, [...made, ...made]), noStream)
      await log.append(planStream(lemon, 2), planEventsOf(2, ['PlanRequested']), noStream)
      await log.append(displayNameStream(displayName), reservations, noStream)
    },
    /** Writes the takeout of a garden to a file. */
    async takeOut(gardenId: GardenId, name = 'garden.zip', madeAt = now): Promise<string> {
      const file = join(folder, name)
      const { stream } = await openTakeout({ ...sources, clock: () => madeAt }, gardenId)
      await pipeline(stream, createWriteStream(file))
      return file
    },
    async takeIn(file: string, gardenId: GardenId, other: Partial<typeof sources> = {}) {
      const takeout = await readTakeout(file, { mostPictures: 100 })
      try {
        return await importTakeout({ ...sources, ...other }, takeout, gardenId)
      } finally {
        takeout.close()
      }
    },
  }
}

/** All of the garden's events in a takeout. */
export async function eventsIn(takeout: Takeout): Promise<TakenEvent[]> {
  const events: TakenEvent[] = []
  for await (const event of takeout.gardenEvents()) events.push(event)
  return events
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>

export const displayName = String(
  gardenStory.find(({ type }) => type === 'DisplayNameChosen')?.data.displayName,
)

const metadata = { occurredAt: '2026-02-14T22:05:00.000Z' }
const recorded = (type: string, data: Record<string, unknown>) => {
  return { id: crypto.randomUUID(), type, version: 1, data, metadata }
}

function planEventsOf(round: number, types: ('PlanRequested' | 'PlanClosed')[]) {
  const [causationId, correlationId] = [crypto.randomUUID(), crypto.randomUUID()]
  const events = {
    PlanRequested: { gardenId: nell, plantId: lemon, round, causationId, correlationId },
    PlanClosed: { outcome: 'accepted', closedOn: '2026-02-15' },
  }
  return types.map((type) => recorded(type, events[type]))
}

const reservations = [
  recorded('DisplayNameReserved', { gardenId: omar }),
  recorded('DisplayNameReleased', { gardenId: omar }),
  recorded('DisplayNameReserved', { gardenId: nell }),
  recorded('DisplayNameConfirmed', { gardenId: nell }),
]
