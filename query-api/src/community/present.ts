import type {
  PublicLocation,
  PublicPlant,
  PublicPlantPage,
  PublicPlantTile,
  PublicSummary,
  PublicTask,
  PublicUser,
} from '@wattle/contracts/community/views.ts'
import { presentLabel } from '@wattle/contracts/locations/present.ts'
import { presentCare } from '@wattle/contracts/plants/present.ts'
import type { KnownLocation } from '@wattle/projections/community/known-locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { type PlantViews, showTile } from '@wattle/projections/plants/views.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { withKind } from '../guide/drawn-kind.ts'
import { type NamedGarden, shownLocations } from './visible.ts'

export function presentGarden(garden: NamedGarden): PublicSummary {
  return {
    userId: garden.displayName,
    displayName: garden.displayName,
    about: garden.about,
    featureImageUrl: garden.featureImageUrl,
    galleryImageUrls: [...garden.galleryImageUrls],
  }
}

export function presentUser(garden: NamedGarden): PublicUser {
  const locations = shownLocations(garden).map(({ id, publicPlants }) => ({ id, count: publicPlants.length }))
  return { ...presentGarden(garden), locations }
}

export function presentLocation(location: KnownLocation, page: PublicPlantPage): PublicLocation {
  return { ...presentLabel(location), ...page, plantCount: location.publicPlants.length }
}

export const presentTile = (tile: PlantViews['tile']): PublicPlantTile => withKind(tile)

export function presentPlant(plant: PlantDocument, location: KnownLocation | null): PublicPlant {
  return {
    ...presentTile(showTile(plant)),
    plantedDate: plant.plantedDate,
    plantingMethod: plant.plantingMethod,
    ...presentCare(plant),
    location: location && presentLabel(location),
  }
}

export function presentTask(task: TaskDocument): PublicTask {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    priority: task.priority,
    dueDate: task.dueDate,
    month: task.month,
    status: task.status,
    estimatedTime: task.estimatedTime,
    isRecurring: task.isRecurring,
    recurringFrequency: task.recurringFrequency,
    recurringUntil: task.recurringUntil,
  }
}
