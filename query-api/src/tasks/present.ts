import type { Product, TaskReason } from '@wattle/contracts/tasks/task.ts'
import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/plants.ts'
import type { TaskDocument } from '@wattle/projections/tasks/tasks.ts'
import { drawnKind } from '../guide/drawn-kind.ts'

export function presentTask(task: TaskDocument): TaskView {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    plantId: task.plantId,
    dueDate: task.dueDate,
    month: task.month,
    priority: task.priority,
    status: task.status,
    completedOn: task.completedOn,
    isRecurring: task.isRecurring,
    recurringFrequency: task.recurringFrequency,
    estimatedTime: task.estimatedTime,
    product: task.product && presentProduct(task.product),
    reason: task.reason && presentReason(task.reason),
    isAutomated: task.isAutomated,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
  }
}

function presentProduct({ productName, productLink }: Product): Product {
  return productLink === undefined ? { productName } : { productName, productLink }
}

function presentReason({ text, rule, zone, season }: TaskReason): TaskReason {
  return { text, rule, zone, season }
}

/** The location's labels stay empty while only the plant is known. */
export function presentTaskPlant(plant: PlantDocument, location: LocationDocument | null): TaskPlant {
  return {
    name: plant.name,
    species: plant.species,
    imageUrl: plant.imageUrl,
    ...drawnKind(plant),
    locationId: plant.locationId,
    locationName: location?.name ?? '',
    locationIcon: location?.icon ?? '',
    locationBackground: location?.iconBackground ?? '',
  }
}
