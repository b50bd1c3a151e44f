import type { GardenId, PlantId } from '@wattle/contracts/ids.ts'
import { fromJson, type JsonText, jsonObject, jsonWith, toJson } from '@wattle/contracts/json-text.ts'
import type { TaskPlant, TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import type { LocationLabel } from '@wattle/projections/locations/locations.ts'
import { idIn, keyOf } from '@wattle/projections/read-model.ts'
import type { Collections } from '../collections.ts'
import { drawnKind } from '../guide/drawn-kind.ts'

type WithPlant = Pick<TaskWithPlant, 'plant'>

const withoutPlant = toJson<WithPlant>({ plant: null })

/** Used until the location itself can be read. */
const nowhere = toJson<LocationLabel>({ locationName: '', locationIcon: '', locationBackground: '' })

/** The stored JSON of tasks, each with its plant and location added. */
export async function withPlants(
  { plants, locations }: Collections,
  gardenId: GardenId,
  tasks: readonly { json: JsonText<TaskView>; plantId: PlantId | null }[],
): Promise<JsonText<TaskWithPlant>[]> {
  const keysOf = (ids: Iterable<string>) => [...new Set(ids)].map((id) => keyOf(gardenId, id))
  const plantKeys = keysOf(tasks.flatMap(({ plantId }) => plantId ?? []))
  const found = [...(await plants.loadViews('label', plantKeys))]
  const labels = found.map(([key, json]) => ({ key, json, label: fromJson(json) }))
  const locationKeys = keysOf(labels.map(({ label }) => label.locationId))
  const locationsFound = await locations.loadViews('label', locationKeys)

  const written = new Map<string, JsonText<WithPlant>>()
  for (const { key, json, label } of labels) {
    const location = locationsFound.get(keyOf(gardenId, label.locationId)) ?? nowhere
    const plant: JsonText<TaskPlant> = jsonWith(jsonWith(json, toJson(drawnKind(label))), location)
    written.set(idIn(key), jsonObject({ plant }))
  }
  return tasks.map(({ json, plantId }) => {
    const plant = plantId === null ? undefined : written.get(plantId)
    return jsonWith(json, plant ?? withoutPlant)
  })
}
