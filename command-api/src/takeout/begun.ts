import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import { type EventMetadata, gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'
import type { NamesHere } from './import-pictures.ts'
import type { Takeout } from './read-takeout.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** The progress of an earlier import of the same file. */
type Begun = {
  /** The last revision of the garden; -1 before any import. */
  revision: number
  /** The number of the file's events that were imported or skipped. */
  taken: number
  /** The display names that were skipped because other gardens have them. */
  namesTaken: Set<string>
  namesHere: NamesHere
}

/** Throws `TakeoutRefused` if the garden has events from anything else. */
export async function readBegun(log: EventLog, takeout: Takeout, gardenId: GardenId): Promise<Begun> {
  const begun: Begun = { revision: -1, taken: 0, namesTaken: new Set(), namesHere: new Map() }
  const file = takeout.gardenEvents()
  const next = async () => {
    begun.taken++
    return (await file.next()).value as TakenEvent | undefined
  }
  for await (const events of readStream<EventMetadata>(log, gardenStream(gardenId))) {
    for (const there of events) {
      let event = await next()
      const skipped = event && event.id !== there.id ? chosenNameOf(event) : null
      if (skipped !== null) {
        begun.namesTaken.add(skipped)
        event = await next()
      }
      if (!event || event.id !== there.id || there.metadata.takeout !== takeout.manifest.madeAt)
        throw new TakeoutRefused(
          `Garden ${gardenId} is not empty. Import into an empty garden, or go on with an interrupted import of the same file if nothing has been changed since.`,
        )
      pairPictures(event, there, begun.namesHere)
      begun.revision = there.revision
    }
  }
  await file.return(undefined)
  return begun
}

/** The public name that the event gives the garden, if any. Another garden may already have it here. */
export const chosenNameOf = ({ type, data }: TakenEvent): string | null =>
  type === 'DisplayNameChosen' ? String(data.displayName) : null

export const bringsTakenName = (event: TakenEvent, taken: ReadonlySet<string>): boolean =>
  taken.has(chosenNameOf(event) ?? '')

function pairPictures(event: TakenEvent, there: RecordedEvent, namesHere: NamesHere): void {
  const here = picturesIn(there.data)
  for (const [index, url] of picturesIn(event.data).entries())
    namesHere.set(pictureNameOf(url), pictureNameOf(here[index] ?? ''))
}
