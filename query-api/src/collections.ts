import type { Collection, ReadModels, Stored } from '@wattle/adapters/read-models/port.ts'
import type { JsonText } from '@wattle/contracts/json-text.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { type PublicGardenDocument, publicGardens } from '@wattle/projections/community/public-gardens.ts'
import { type DashboardDocument, dashboard } from '@wattle/projections/dashboard/dashboard.ts'
import { type SubjectDocument, subjects } from '@wattle/projections/history/subjects.ts'
import {
  type LocationDocument,
  type LocationLabel,
  locations,
} from '@wattle/projections/locations/locations.ts'
import { type NurseryPlantDocument, nursery } from '@wattle/projections/nursery/nursery.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import type { PlantViews } from '@wattle/projections/plants/views.ts'
import { type PreferencesDocument, preferences } from '@wattle/projections/profile/preferences.ts'
import { keyOf, type ReadModel } from '@wattle/projections/read-model.ts'
import { type ProductUseDocument, products } from '@wattle/projections/shed/products.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { tasks } from '@wattle/projections/tasks/tasks.ts'
import { followedCollection } from './followed-collection.ts'
import type { FollowedPointers } from './followed-pointers.ts'

/** The documents that responses are built from. */
export type Collections = {
  plants: Collection<PlantDocument, PlantViews>
  locations: Collection<LocationDocument, { label: LocationLabel }>
  tasks: Collection<TaskDocument, { task: TaskView }>
  products: Collection<ProductUseDocument>
  dashboard: Collection<DashboardDocument>
  preferences: Collection<PreferencesDocument>
  nursery: Collection<NurseryPlantDocument>
  publicGardens: Collection<PublicGardenDocument>
  subjects: Collection<SubjectDocument>
}

/** Every read model, each in the build that readers currently use. */
export function followedCollections(readModels: ReadModels, pointers: FollowedPointers): Collections {
  const followed = <D extends object, V extends object>({ name }: ReadModel<D, V>): Collection<D, V> =>
    followedCollection<D, V>(name, readModels, pointers)
  return {
    plants: followed(plants),
    locations: followed(locations),
    tasks: followed(tasks),
    products: followed(products),
    dashboard: followed(dashboard),
    preferences: followed(preferences),
    nursery: followed(nursery),
    publicGardens: followed(publicGardens),
    subjects: followed(subjects),
  }
}

/** One document of a garden by its id; null if there is none. */
export async function loadOne<D extends object>(
  collection: Collection<D>,
  gardenId: string,
  id: string,
): Promise<D | null> {
  return (await loadStored(collection, gardenId, id))?.document ?? null
}

/** One document of a garden by its id, with the revision that last changed it; includes deleted documents. */
export async function loadStored<D extends object>(
  collection: Collection<D>,
  gardenId: string,
  id: string,
): Promise<Stored<D> | null> {
  const key = keyOf(gardenId, id)
  return (await collection.load([key])).get(key) ?? null
}

/** One view of a garden's document; null if there is no document or the view is null. */
export async function loadOneView<Views extends object, Name extends keyof Views & string>(
  collection: Collection<object, Views>,
  view: Name,
  gardenId: string,
  id: string,
): Promise<JsonText<Views[Name]> | null> {
  const key = keyOf(gardenId, id)
  return (await collection.loadViews(view, [key])).get(key) ?? null
}
