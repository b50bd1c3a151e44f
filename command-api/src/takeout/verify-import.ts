import { isDeepStrictEqual } from 'node:util'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { readGarden } from '../garden/load-garden.ts'
import { evolve } from '../state/evolve.ts'
import { type Garden, initialGarden } from '../state/garden.ts'
import { bringsTakenName } from './begun.ts'
import { happenedIn } from './check-events.ts'
import { type NamesHere, withPicturesHere } from './import-pictures.ts'
import type { Takeout } from './read-takeout.ts'
import { TakeoutRefused } from './takeout-refused.ts'

export type Verified = {
  events: number
  pictures: number
  /** Pictures that events name but the takeout lacks. */
  missing: number
}

/**
 * Compares the garden in the log with the garden in the file, and checks that every picture is stored. Throws
 * `TakeoutRefused` if they differ.
 */
export async function verifyImport(
  { log, images }: { log: EventLog; images: Images },
  takeout: Takeout,
  gardenId: GardenId,
  { namesHere, namesTaken }: { namesHere: NamesHere; namesTaken: ReadonlySet<string> },
): Promise<Verified> {
  let told: Garden = initialGarden
  for await (const event of takeout.gardenEvents()) {
    if (bringsTakenName(event, namesTaken)) continue
    told = evolve(told, happenedIn({ ...event, data: withPicturesHere(event.data, namesHere) }).event)
  }
  const { garden, revision } = await readGarden(log, gardenId)
  if (!isDeepStrictEqual({ ...garden, commands: [] }, told))
    throw new TakeoutRefused(`Garden ${gardenId} differs from the file: it was changed during the import.`)

  let pictures = 0
  for (const name of takeout.pictures) {
    if (!takeout.hasPicture(name)) continue
    if ((await images.size(namesHere.get(name) ?? '')) === null)
      throw new TakeoutRefused(`The picture ${name} of the file is not among the pictures here.`)
    pictures++
  }
  return { events: revision + 1, pictures, missing: takeout.pictures.length - pictures }
}
