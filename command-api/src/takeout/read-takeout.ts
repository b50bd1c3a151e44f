import { maxAppendBytes } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { erasureEvents } from '@wattle/contracts/erasure/events.ts'
import { largestPicture } from '@wattle/contracts/images/choices.ts'
import {
  pictureFile,
  TakenEvent,
  TakeoutManifest,
  takeoutFiles,
  takeoutVersion,
} from '@wattle/contracts/takeout/format.ts'
import { type Archive, openArchive } from './archive.ts'
import { checkEvents, type EventsBeside } from './check-events.ts'
import { readChecksums } from './checksums.ts'
import { linesIn } from './lines.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** A takeout whose contents have been checked. */
export type Takeout = {
  manifest: TakeoutManifest
  /** The garden's events to import, in order. Each call reads the file again. */
  gardenEvents(): AsyncGenerator<TakenEvent>
  /** The names of all pictures in these events, including pictures that the file lacks. */
  pictures: readonly string[]
  hasPicture(name: string): boolean
  picture(name: string): Promise<Buffer>
  beside: EventsBeside
  close(): void
}

type Bounds = { mostPictures: number }

const largestManifest = 64 * 1024
/** A gigabyte: enough for two centuries of the busiest garden. */
const largestEvents = 1024 ** 3
const longestLine = 2 * maxAppendBytes

/**
 * Opens a takeout and checks everything that an import uses, before anything is imported: the format's
 * version, checksums, every event and every picture. Throws `TakeoutRefused`, whose message names the file.
 */
export async function readTakeout(path: string, bounds: Bounds): Promise<Takeout> {
  try {
    return await takeoutIn(await openArchive(path), bounds)
  } catch (error) {
    if (!(error instanceof TakeoutRefused)) throw error
    throw new TakeoutRefused(`${path} cannot be imported. ${error.message}`, { cause: error.cause })
  }
}

async function takeoutIn(archive: Archive, { mostPictures }: Bounds): Promise<Takeout> {
  try {
    const manifest = await manifestIn(archive)
    const checksums = await readChecksums(archive)
    const content = await archive.stream(takeoutFiles.events, largestEvents)
    const events = linesIn(checksums.checked(takeoutFiles.events, content), longestLine)
    const { pictures, keptPictures, beside, count } = await checkEvents(events, manifest.gardenId)
    if (count !== manifest.counts.events)
      throw new TakeoutRefused(`It should hold ${manifest.counts.events} events, and holds ${count}.`)
    if (keptPictures > mostPictures)
      throw new TakeoutRefused(
        `It has ${keptPictures} pictures, and a garden here may have ${mostPictures}: set WATTLE_PICTURE_QUOTA to more.`,
      )
    const hasPicture = (name: string) => archive.has(pictureFile(name))
    const picture = (name: string) => archive.read(pictureFile(name), largestPicture)
    for (const name of pictures.filter(hasPicture)) {
      await drain(checksums.checked(pictureFile(name), [await picture(name)]))
    }
    return {
      manifest,
      gardenEvents: () => gardenEventsIn(archive, manifest),
      pictures,
      hasPicture,
      picture,
      beside,
      close: () => archive.close(),
    }
  } catch (error) {
    archive.close()
    throw error
  }
}

async function manifestIn(archive: Archive): Promise<TakeoutManifest> {
  const text = (await archive.read(takeoutFiles.manifest, largestManifest)).toString()
  const { data: manifest } = TakeoutManifest.safeParse(parsed(text))
  if (!manifest) throw new TakeoutRefused(`Its ${takeoutFiles.manifest} is not that of a takeout.`)
  if (manifest.version > takeoutVersion)
    throw new TakeoutRefused(
      `It was made by a newer release, in version ${manifest.version} of the format; this release reads up to ${takeoutVersion}. Update Wattle first.`,
    )
  return manifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* gardenEventsIn(archive: Archive, { gardenId }: TakeoutManifest): AsyncGenerator<TakenEvent> {
  const content = await archive.stream(takeoutFiles.events, largestEvents)
  for await (const line of linesIn(content, longestLine)) {
    const event = TakenEvent.parse(JSON.parse(line))
    if (event.stream === gardenStream(gardenId) && !isOfErasure(event)) yield event
  }
}

/** An erasure that was requested in the other installation does not apply here. */
const isOfErasure = ({ type }: TakenEvent): boolean => Object.hasOwn(erasureEvents, type)

async function drain(content: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of content);
}
