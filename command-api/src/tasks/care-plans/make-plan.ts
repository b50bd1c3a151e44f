import type { CarePlanRequest, PlantAi, ProposedTask } from '@wattle/adapters/plant-ai/port.ts'
import { uuid5 } from '@wattle/adapters/uuid5.ts'
import { partsOf } from '@wattle/contracts/civil-date.ts'
import { defaultPlace } from '@wattle/contracts/profile/choices.ts'
import type { PlanRequested } from '@wattle/contracts/tasks/care-plan-events.ts'
import type { TaskCommand } from '@wattle/contracts/tasks/commands.ts'
import { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { plantIn } from '../../garden/find.ts'
import type { Garden } from '../../garden/garden.ts'
import { todayIn } from '../../garden/today.ts'

/**
 * Requests a year of care and turns it into the command that accepts it. Throws `Refused` if the plant is gone, a
 * ZodError if the answer has an invalid task, and stops when the signal aborts.
 */
export async function makePlan(
  plantAi: PlantAi,
  garden: Garden,
  { gardenId, plantId, round }: PlanRequested,
  now: string,
  signal?: AbortSignal,
): Promise<TaskCommand> {
  const { tasks, note } = await plantAi.planCare({ gardenId, ...requestFor(garden, plantId, now) }, signal)
  const planned = tasks.map((task, index) =>
    plannedTask(uuid5(plantId, `task ${round} ${index}`), plantId, task),
  )
  return { type: 'AcceptCarePlan', plantId, round, tasks: planned, note }
}

function requestFor(garden: Garden, plantId: string, now: string): Omit<CarePlanRequest, 'gardenId'> {
  const { name, species, plantedDate, plantingMethod, careInstructions } = plantIn(garden, plantId)
  const { state, postcode, effort, preferredTaskTypes, complexity } = garden.profile
  return {
    plant: { name, species, plantedDate, plantingMethod, careInstructions },
    place: { state: state ?? defaultPlace.state, postcode: postcode ?? defaultPlace.postcode },
    effort,
    preferredTaskTypes: [...preferredTaskTypes],
    complexity,
    today: todayIn(garden, now),
  }
}

function plannedTask(taskId: string, plantId: string, task: ProposedTask): PlannedTask {
  const { productName, ...rest } = task
  return PlannedTask.parse({
    taskId,
    plantId,
    ...rest,
    series: task.isRecurring ? { id: taskId, day: partsOf(task.dueDate).day } : null,
    product: productName ? { productName } : null,
  })
}
