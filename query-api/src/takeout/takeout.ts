import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import {
  pictureFile,
  type TakeoutManifest,
  takeoutFiles,
  takeoutVersion,
} from '@wattle/contracts/takeout/format.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { tasksCalendar } from './calendar.ts'
import { lineOf, linesBeside, type TakeoutLog } from './events.ts'
import { type Gathered, gather } from './gather.ts'
import { gardenPage } from './page.ts'
import { picturesThere, type TakeoutImages } from './pictures.ts'
import { plantsTable, tasksTable } from './tables.ts'
import { type Entry, zipOf } from './zip.ts'

export type TakeoutSources = { log: TakeoutLog; images: TakeoutImages; clock: () => Date }

export type Takeout = {
  /** Size of the ZIP in bytes. */
  size: number
  /** The ZIP. The stream fails if a picture cannot be read. */
  stream: Readable
  manifest: TakeoutManifest
  /** The day it was made, where the garden is. */
  madeOn: CivilDate
}

/**
 * All of a gardener's data as one ZIP, for people and for other installations. The garden is read twice, once for the
 * readable files and once for the events, so that neither all events nor all pictures are ever in memory.
 */
export async function openTakeout(sources: TakeoutSources, gardenId: GardenId): Promise<Takeout> {
  const { log, images } = sources
  const madeAt = sources.clock()
  const gathered = await gather(log, gardenId)
  const { documents } = gathered
  const displayName = documents.preferences.displayName ?? null
  const madeOn = civilDateAt(madeAt, timeZoneOf(documents.preferences.state))
  const pictures = await picturesThere(images, gathered.pictures)
  const beside = await linesBeside(log, gardenId, gathered.plans, displayName)
  const manifest: TakeoutManifest = {
    format: 'wattle-takeout',
    version: takeoutVersion,
    madeAt: madeAt.toISOString(),
    gardenId,
    displayName,
    counts: {
      events: gathered.head + 1 + beside.length,
      locations: documents.locations.length,
      plants: documents.plants.length,
      tasks: documents.tasks.length,
      nurseryPlants: documents.nursery.length,
      pictures: pictures.size,
    },
  }
  const files = [
    textEntry(takeoutFiles.manifest, `${JSON.stringify(manifest, null, 2)}\n`),
    textEntry(takeoutFiles.page, gardenPage(documents, pictures, madeOn)),
    textEntry(takeoutFiles.plants, plantsTable(documents, pictures)),
    textEntry(takeoutFiles.tasks, tasksTable(documents)),
    textEntry(takeoutFiles.calendar, tasksCalendar(documents)),
    eventsEntry(log, gardenId, gathered, beside.join('')),
    ...[...pictures].map(([name, size]) => pictureEntry(images, name, size)),
  ]
  return { ...(await zipOf(withChecksums(files), madeAt)), manifest, madeOn }
}

function textEntry(name: string, text: string): Entry {
  return {
    name,
    size: Buffer.byteLength(text),
    async *content() {
      yield text
    },
  }
}

function eventsEntry(log: TakeoutLog, gardenId: GardenId, { head, bytes }: Gathered, beside: string): Entry {
  return {
    name: takeoutFiles.events,
    size: bytes + Buffer.byteLength(beside),
    async *content() {
      for await (const events of readStream(log, gardenStream(gardenId), { upTo: head }))
        for (const recorded of events) yield lineOf(recorded)
      if (beside !== '') yield beside
    },
  }
}

function pictureEntry(images: TakeoutImages, name: string, size: number): Entry {
  return {
    name: pictureFile(name),
    size,
    async *content() {
      const picture = await images.read(name)
      if (!picture) throw new Error(`The picture ${name} is gone.`)
      yield picture
    },
  }
}

/** The files, followed by a file of their checksums, computed while they are streamed. */
function withChecksums(files: readonly Entry[]): Entry[] {
  const lines: string[] = []
  const line = (checksum: string, name: string) => `${checksum}  ${name}\n`
  const sha256 = 64
  const size = files.reduce((sum, { name }) => sum + Buffer.byteLength(line('', name)) + sha256, 0)
  const summed = files.map(
    (file): Entry => ({
      ...file,
      async *content() {
        const sum = createHash('sha256')
        for await (const chunk of file.content()) {
          sum.update(chunk)
          yield chunk
        }
        lines.push(line(sum.digest('hex'), file.name))
      },
    }),
  )
  const checksums: Entry = {
    name: takeoutFiles.checksums,
    size,
    async *content() {
      yield lines.join('')
    },
  }
  return [...summed, checksums]
}
