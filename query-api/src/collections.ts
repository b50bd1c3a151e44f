import type { Collection, ReadModels } from '@wattle/adapters/read-models/port.ts'
import { type PublicGardenDocument, publicGardens } from '@wattle/projections/community/public-gardens.ts'
import { type DashboardDocument, dashboard } from '@wattle/projections/dashboard/dashboard.ts'
import { type SubjectDocument, subjects } from '@wattle/projections/history/subjects.ts'
import { type LocationDocument, locations } from '@wattle/projections/locations/locations.ts'
import { type NurseryPlantDocument, nursery } from '@wattle/projections/nursery/nursery.ts'
import { type PlantDocument, plants } from '@wattle/projections/plants/plants.ts'
import { type PreferencesDocument, preferences } from '@wattle/projections/profile/preferences.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { requirePrepared } from '@wattle/projections/require-prepared.ts'
import { type ProductUseDocument, products } from '@wattle/projections/shed/products.ts'
import { type TaskDocument, tasks } from '@wattle/projections/tasks/tasks.ts'

/** The documents that answers are built from. */
export type Collections = {
  plants: Collection<PlantDocument>
  locations: Collection<LocationDocument>
  tasks: Collection<TaskDocument>
  products: Collection<ProductUseDocument>
  dashboard: Collection<DashboardDocument>
  preferences: Collection<PreferencesDocument>
  nursery: Collection<NurseryPlantDocument>
  publicGardens: Collection<PublicGardenDocument>
  subjects: Collection<SubjectDocument>
}

/** Opens every read model in the version of this release. Throws, with a sentence, if one of them is not prepared. */
export async function openCollections(readModels: ReadModels): Promise<Collections> {
  await requirePrepared(readModels, [
    plants,
    locations,
    tasks,
    products,
    dashboard,
    preferences,
    nursery,
    publicGardens,
    subjects,
  ])
  return {
    plants: await readModels.open(plants),
    locations: await readModels.open(locations),
    tasks: await readModels.open(tasks),
    products: await readModels.open(products),
    dashboard: await readModels.open(dashboard),
    preferences: await readModels.open(preferences),
    nursery: await readModels.open(nursery),
    publicGardens: await readModels.open(publicGardens),
    subjects: await readModels.open(subjects),
  }
}

/** One document of a garden by its id, null if there is none. */
export async function loadOne<D extends object>(
  collection: Collection<D>,
  gardenId: string,
  id: string,
): Promise<D | null> {
  const key = keyOf(gardenId, id)
  return (await collection.load([key])).get(key)?.document ?? null
}
