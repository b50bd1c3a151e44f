import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantCard, PlantView, PlantWithLocation } from '@wattle/contracts/plants/views.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/plants.ts'
import type { TaskDocument } from '@wattle/projections/tasks/tasks.ts'
import { drawnKind } from '../guide/drawn-kind.ts'
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
    ...presentCare(plant),
    imageUrl: plant.imageUrl,
    ...drawnKind(plant),
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

export function presentCare({ careInstructions, careAuthors }: Care): Care {
  return { careInstructions: byTopic(careInstructions), careAuthors: byTopic(careAuthors) }
}

function byTopic<T extends { [Topic in CareTopic]?: unknown }>({
  watering,
  sunlight,
  soil,
  fertilizing,
  pruning,
}: T): Pick<T, CareTopic> {
  return { watering, sunlight, soil, fertilizing, pruning }
}

export function presentPlan({ status, reason }: PlantDocument['plan']): CarePlanView {
  return reason === undefined ? { status } : { status, reason }
}
