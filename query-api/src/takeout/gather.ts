import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { isOurPicture, pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { type LocationDocument, locations } from '@wattle/projections/locations/locations.ts'
import { type NurseryPlantDocument, nursery } from '@wattle/projections/nursery/nursery.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { type PreferencesDocument, preferences } from '@wattle/projections/profile/preferences.ts'
import { fold, type ReadModel } from '@wattle/projections/read-model.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { tasks } from '@wattle/projections/tasks/tasks.ts'
import { byDueDate } from '../tasks/by-due-date.ts'
import { lineOf, type TakeoutLog } from './events.ts'

/** A garden's documents after all of its events, sorted for reading. */
export type GardenDocuments = {
  preferences: Partial<PreferencesDocument>
  locations: LocationDocument[]
  plants: PlantDocument[]
  tasks: TaskDocument[]
  nursery: NurseryPlantDocument[]
}

export type Gathered = {
  documents: GardenDocuments
  /** The garden's last revision; -1 if it has no events. */
  head: number
  /** The size in bytes of its event lines. */
  bytes: number
  /** The names of all pictures it ever had. */
  pictures: string[]
  /**
   * Every care plan that was ever requested: the plant, and the round. Once each, although a plant that is created
   * again starts again at round 1.
   */
  plans: { plantId: string; round: number }[]
}

/** Reads a garden's events from first to last, and keeps only what the takeout's readable files need. */
export async function gather(log: TakeoutLog, gardenId: GardenId): Promise<Gathered> {
  const places = folded(locations)
  const growing = folded(plants)
  const work = folded(tasks)
  const wishes = folded(nursery)
  const saved = folded(preferences)
  const pictures = new Set<string>()
  const plans = new Map<string, Gathered['plans'][number]>()
  const addPlan = (plantId: string, round: number) =>
    plans.set(planStream(plantId, round), { plantId, round })
  let head = -1
  let bytes = 0
  for await (const events of readStream<EventMetadata>(log, gardenStream(gardenId)))
    for (const recorded of events) {
      const happened = unseal(recorded)
      for (const each of [places, growing, work, wishes, saved]) each.take(happened)
      for (const url of picturesIn(recorded.data)) if (isOurPicture(url)) pictures.add(pictureNameOf(url))
      const { event } = happened
      if (event.type === 'PlantCreated') addPlan(event.plantId, 1)
      if (event.type === 'CarePlanRequested') addPlan(event.plantId, event.round)
      bytes += Buffer.byteLength(lineOf(recorded))
      head = recorded.revision
    }
  const placed = places.documents().toSorted((a, b) => a.created - b.created)
  const order = new Map(placed.map(({ id }, index) => [id, index]))
  const placeOf = ({ locationId }: PlantDocument) => order.get(locationId) ?? order.size
  return {
    documents: {
      preferences: saved.documents()[0] ?? {},
      locations: placed,
      plants: growing.documents().toSorted((a, b) => placeOf(a) - placeOf(b)),
      tasks: work.documents().toSorted(byDueDate),
      nursery: wishes.documents().toSorted((a, b) => a.created - b.created),
    },
    head,
    bytes,
    pictures: [...pictures],
    plans: [...plans.values()],
  }
}

/** The documents of one read model, folded event by event. */
function folded<Document extends object>(model: ReadModel<Document>) {
  const stored = new Map<string, Stored<Document>>()
  return {
    take: (happened: Happened) => fold(model, stored, happened),
    documents: () => [...stored.values()].flatMap(({ document }) => document ?? []),
  }
}
