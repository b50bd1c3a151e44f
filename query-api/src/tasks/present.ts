import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { PlantDocument } from '@wattle/projections/plants/plants.ts'
import type { TaskDocument } from '@wattle/projections/tasks/tasks.ts'

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
    product: task.product,
    reason: task.reason,
    isAutomated: task.isAutomated,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
  }
}

/** The location's labels stay empty while only the plant is known. */
export function presentTaskPlant(plant: PlantDocument, location: LocationDocument | null): TaskPlant {
  return {
    name: plant.name,
    imageUrl: plant.imageUrl,
    locationId: plant.locationId,
    locationName: location?.name ?? '',
    locationIcon: location?.icon ?? '',
    locationBackground: location?.iconBackground ?? '',
  }
}
