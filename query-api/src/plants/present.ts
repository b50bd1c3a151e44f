import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { PlantCard, PlantView, PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/plants.ts'
import type { TaskDocument } from '@wattle/projections/tasks/tasks.ts'
import { presentTask } from '../tasks/present.ts'

export function presentPlant(plant: PlantDocument): PlantView {
  return {
    id: plant.id,
    name: plant.name,
    species: plant.species,
    locationId: plant.locationId,
    plantedDate: plant.plantedDate,
    plantingMethod: plant.plantingMethod,
    visibility: plant.visibility,
    careInstructions: presentCare(plant.careInstructions),
    imageUrl: plant.imageUrl,
  }
}

export function presentCard(plant: PlantDocument, upcoming: readonly TaskDocument[]): PlantCard {
  return { ...presentPlant(plant), upcomingTasks: upcoming.map(presentTask) }
}

/** The location's labels stay empty while only the plant is known. */
export function presentWithLocation(
  plant: PlantDocument,
  location: LocationDocument | null,
): PlantWithLocation {
  return {
    ...presentPlant(plant),
    locationName: location?.name ?? '',
    locationBackground: location?.iconBackground ?? '',
    nextDue: plant.due[0] ?? null,
  }
}

export function presentCare(care: CareInstructions): CareInstructions {
  return {
    watering: care.watering,
    sunlight: care.sunlight,
    soil: care.soil,
    fertilizing: care.fertilizing,
    pruning: care.pruning,
  }
}

export function presentPlan({ status, reason }: PlantDocument['plan']): CarePlanView {
  return reason === undefined ? { status } : { status, reason }
}
