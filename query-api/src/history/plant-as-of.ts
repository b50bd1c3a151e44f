import { readStream } from '@wattle/adapters/event-log/read-stream.ts'
import type { Stored } from '@wattle/adapters/read-models/port.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import type { PlantAsOf } from '@wattle/contracts/history/views.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { presentLabel } from '@wattle/contracts/locations/present.ts'
import { presentPlant } from '@wattle/contracts/plants/present.ts'
import { type LocationDocument, locations } from '@wattle/projections/locations/locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { tasks } from '@wattle/projections/tasks/tasks.ts'
import { withKind } from '../guide/drawn-kind.ts'
import type { HistoryLog } from '../query-deps.ts'
import { plantTasksAmong } from '../tasks/of-plant.ts'
import { foldReadable } from './fold-readable.ts'
import { allEvents } from './scan.ts'

/**
 * A plant and its care plan after the event of this revision, from the read models' own folds. A photo that was
 * permanently removed later is missing here too.
 */
export async function plantAsOf(
  log: HistoryLog,
  gardenId: GardenId,
  plantId: string,
  { at, revision, isGone }: { at: CivilDate; revision: number; isGone: () => boolean },
): Promise<PlantAsOf> {
  const plantsThen = new Map<string, Stored<PlantDocument>>()
  const tasksThen = new Map<string, Stored<TaskDocument>>()
  const locationsThen = new Map<string, Stored<LocationDocument>>()
  for await (const events of allEvents(log, gardenId, revision)) {
    for (const recorded of events) {
      const { refs } = recorded.metadata
      const happened = unsealKnown(recorded)
      if (!happened) continue
      if (refs.locations.length > 0) foldReadable(locations, locationsThen, happened)
      if (refs.plants.includes(plantId)) foldReadable(plants, plantsThen, happened)
      // A task may have moved to this plant from another one, or from none.
      if (refs.tasks.length > 0) foldReadable(tasks, tasksThen, happened)
    }
    // The client has disconnected, so the partial result will not be read.
    if (isGone()) break
  }
  const plant = plantsThen.get(keyOf(gardenId, plantId))?.document ?? null
  const isPictureGone = plant?.imageUrl && (await isRemovedAfter(log, gardenId, revision, plant.imageUrl))
  const location = plant && locationsThen.get(keyOf(gardenId, plant.locationId))?.document
  return {
    at,
    plant: plant && withKind(presentPlant(isPictureGone ? { ...plant, imageUrl: null } : plant)),
    location: location ? presentLabel(location) : null,
    ...plantTasksAmong(
      [...tasksThen.values()].flatMap(({ document }) => (document?.plantId === plantId ? [document] : [])),
    ),
  }
}

async function isRemovedAfter(
  log: HistoryLog,
  gardenId: GardenId,
  revision: number,
  imageUrl: string,
): Promise<boolean> {
  for await (const later of readStream(log, gardenStream(gardenId), { from: revision + 1 }))
    if (later.some(({ type, data }) => type === 'PictureRemoved' && data.imageUrl === imageUrl)) return true
  return false
}
