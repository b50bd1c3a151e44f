import { type EventLog, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import { gardenStream, type NewEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'
import { appendWithRetry } from '../garden/append-with-retry.ts'
import { readGarden } from '../garden/load-garden.ts'
import { type DisplayNames, openDisplayNames } from '../profile/display-names.ts'
import { asImported } from './as-imported.ts'
import { inBatches } from './batches.ts'
import { bringsTakenName, chosenNameOf, readBegun } from './begun.ts'
import { importPictures, withPicturesHere } from './import-pictures.ts'
import { type ImportedPlans, importPlans } from './import-plans.ts'
import type { Takeout } from './read-takeout.ts'
import { TakeoutRefused } from './takeout-refused.ts'
import { type Verified, verifyImport } from './verify-import.ts'

type ImportDeps = {
  log: EventLog
  images: Images
  clock: () => Date
  /** Called with the number of events that the garden has so far. */
  onProgress?: (events: number) => void
}

export type Imported = Verified & {
  gardenId: GardenId
  /** The number of its events that an interrupted import had already appended. */
  before: number
  plans: ImportedPlans
  /** The display names that were skipped because other gardens have them here. */
  namesTaken: string[]
  /** The display name that the garden has after the import. */
  displayName: string | null
}

/**
 * Imports a garden from a takeout. No other code appends to a garden without a command: the events were
 * decided when they happened, and deciding them again would apply today's rules to the past. Otherwise the
 * import works like the command loop: pictures are kept before an event names them, each append expects a
 * revision, and a display name is reserved before it is appended and confirmed afterwards. Every event is
 * marked (`EventMetadata.takeout`), so that nothing reacts to it. The garden must be empty, or hold only what
 * an interrupted import of the same file appended. Throws `TakeoutRefused` otherwise, also if its gardener
 * changes it during the import.
 */
export async function importTakeout(
  deps: ImportDeps,
  takeout: Takeout,
  gardenId: GardenId,
): Promise<Imported> {
  const { log, images, clock, onProgress } = deps
  const displayNameOf = async (id: GardenId) => (await readGarden(log, id)).garden.profile.displayName
  const displayNames = openDisplayNames(log, clock, displayNameOf)
  const begun = await readBegun(log, takeout, gardenId)
  const { namesHere, namesTaken } = begun
  let { revision } = begun

  for await (const batch of inBatches(after(begun.taken, takeout.gardenEvents()))) {
    await importPictures(batch, { images, gardenId, takeout, namesHere })
    for (const name of await namesTakenIn(batch, displayNames, gardenId)) namesTaken.add(name)
    const events = batch
      .filter((event) => !bringsTakenName(event, namesTaken))
      .map((event) => asImported(event, withPicturesHere(event.data, namesHere), takeout.manifest.madeAt))
    if (events.length === 0) continue
    revision = await append(deps, gardenId, events, revision)
    onProgress?.(revision + 1)
  }
  const displayName = await displayNameOf(gardenId)
  if (displayName !== null) await displayNames.claim(displayName, gardenId).confirm()
  const plans = await importPlans(deps, takeout, gardenId)
  const verified = await verifyImport(deps, takeout, gardenId, { namesHere, namesTaken })
  return {
    ...verified,
    gardenId,
    before: begun.revision + 1,
    plans,
    namesTaken: [...namesTaken],
    displayName,
  }
}

async function* after(count: number, events: AsyncIterable<TakenEvent>): AsyncGenerator<TakenEvent> {
  let passed = 0
  for await (const event of events) if (++passed > count) yield event
}

/** Reserves the display names among these events. Returns those that other gardens have. */
async function namesTakenIn(
  events: readonly TakenEvent[],
  displayNames: DisplayNames,
  gardenId: GardenId,
): Promise<string[]> {
  const taken: string[] = []
  for (const name of events.map(chosenNameOf)) {
    if (name !== null && !(await displayNames.claim(name, gardenId).reserve())) taken.push(name)
  }
  return taken
}

async function append(
  deps: ImportDeps,
  gardenId: GardenId,
  events: NewEvent<object>[],
  revision: number,
): Promise<number> {
  try {
    return (await appendWithRetry(deps, gardenStream(gardenId), events, revision)).revision
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error
    throw new TakeoutRefused(
      `Somebody changed garden ${gardenId} while it was being imported, after ${revision + 1} events. The import cannot be completed: have the garden erased in Settings, then import the file again.`,
    )
  }
}
