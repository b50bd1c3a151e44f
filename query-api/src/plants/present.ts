import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import { fromJson, type JsonText, jsonWith, toJson } from '@wattle/contracts/json-text.ts'
import { presentPlant, type StoredPlantView } from '@wattle/contracts/plants/present.ts'
import type { PlantCard, PlantView, PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import { presentTask } from '@wattle/contracts/tasks/present.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { drawnKind, withKind } from '../guide/drawn-kind.ts'

/** The stored JSON of a plant, with its kind of drawing added. */
export const withKindInJson = (json: JsonText<StoredPlantView>): JsonText<PlantView> =>
  jsonWith(json, toJson(drawnKind(fromJson(json))))

export function presentCard(plant: PlantDocument, upcoming: readonly TaskDocument[]): PlantCard {
  return { ...withKind(presentPlant(plant)), upcomingTasks: upcoming.map(presentTask) }
}

/** Until the location itself can be read, its labels are empty. */
export function presentWithLocation(
  plant: PlantDocument,
  location: LocationDocument | null,
): PlantWithLocation {
  return {
    ...withKind(presentPlant(plant)),
    locationName: location?.name ?? '',
    locationBackground: location?.iconBackground ?? '',
    nextDue: plant.due[0] ?? null,
  }
}

export function presentPlan({ status, reason }: PlantDocument['plan']): CarePlanView {
  return reason === undefined ? { status } : { status, reason }
}
