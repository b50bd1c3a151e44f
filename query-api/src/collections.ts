import type { Collection, ReadModels } from '@wattle/adapters/read-models/port.ts'
import { type PublicGardenDocument, publicGardens } from '@wattle/projections/community/public-gardens.ts'
import { type DashboardDocument, dashboard } from '@wattle/projections/dashboard/dashboard.ts'
import { type LocationDocument, locations } from '@wattle/projections/locations/locations.ts'
import { type PlantDocument, plants } from '@wattle/projections/plants/plants.ts'
import { type PreferencesDocument, preferences } from '@wattle/projections/profile/preferences.ts'
import { keyOf, type ReadModel } from '@wattle/projections/read-model.ts'
import { type TaskDocument, tasks } from '@wattle/projections/tasks/tasks.ts'

/** The documents that answers are made of. */
export type Collections = {
  plants: Collection<PlantDocument>
  locations: Collection<LocationDocument>
  tasks: Collection<TaskDocument>
  dashboard: Collection<DashboardDocument>
  preferences: Collection<PreferencesDocument>
  publicGardens: Collection<PublicGardenDocument>
}

/** Opens the active version of every read model. Throws when one is active that this release cannot read. */
export async function openCollections(readModels: ReadModels): Promise<Collections> {
  return {
    plants: await openActive(readModels, plants),
    locations: await openActive(readModels, locations),
    tasks: await openActive(readModels, tasks),
    dashboard: await openActive(readModels, dashboard),
    preferences: await openActive(readModels, preferences),
    publicGardens: await openActive(readModels, publicGardens),
  }
}

async function openActive<D extends object>(
  readModels: ReadModels,
  model: ReadModel<D>,
): Promise<Collection<D>> {
  const { name, version } = model
  const active = await readModels.activeVersion(name)
  if (active !== version) {
    throw new Error(`Readers use ${name}@${active ?? 'none'}, but this release reads ${name}@${version}.`)
  }
  return await readModels.open(model)
}

/** One document of a garden by its id there, null when there is none. */
export async function loadOne<D extends object>(
  collection: Collection<D>,
  gardenId: string,
  id: string,
): Promise<D | null> {
  const key = keyOf(gardenId, id)
  return (await collection.load([key])).get(key)?.document ?? null
}
