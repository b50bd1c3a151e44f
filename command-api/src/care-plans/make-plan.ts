import type { CarePlanRequest, PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { CarePlanCommand } from '@wattle/contracts/care-plans/commands.ts'
import type { PlanRequested } from '@wattle/contracts/care-plans/plan-events.ts'
import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { partsOf } from '@wattle/contracts/civil-date.ts'
import { defaultPlace } from '@wattle/contracts/profile/choices.ts'
import { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { Garden } from '../state/garden.ts'
import { plantIn } from '../state/garden-lookup.ts'
import { todayIn } from '../state/today-in-garden.ts'

/**
 * Asks the plant AI for a year of care and turns the answer into the command that accepts it. Throws
 * `Refused` if the plant is gone and a ZodError if the answer contains an invalid task. Stops when the signal
 * aborts.
 */
export async function makePlan(
  plantAi: PlantAi,
  garden: Garden,
  { gardenId, plantId, round }: PlanRequested,
  now: string,
  signal?: AbortSignal,
): Promise<CarePlanCommand> {
  const { tasks, note } = await plantAi.planCare({ gardenId, ...requestFor(garden, plantId, now) }, signal)
  const notes = [note, postcodeIn(garden, plantId) ? undefined : forUsualPlace]
  const planned = tasks.map((task, index) =>
    plannedTask(uuid5(plantId, `task ${round} ${index}`), plantId, task),
  )
  return {
    type: 'AcceptCarePlan',
    plantId,
    round,
    tasks: planned,
    plannedOn: todayIn(garden, now),
    note: notes.filter(Boolean).join(' ') || undefined,
  }
}

/** Plans depend on a place, so a garden without one gets a plan for the default place, with this note. */
const forUsualPlace =
  'It is planned for Sydney until you set your postcode in Settings and plan the care again.'

/** The postcode of the request, or else that of the settings. */
function postcodeIn(garden: Garden, plantId: string): string | null {
  return plantIn(garden, plantId).plan.settings?.postcode ?? garden.profile.postcode
}

function requestFor(garden: Garden, plantId: string, now: string): Omit<CarePlanRequest, 'gardenId'> {
  const { name, species, plantedDate, plantingMethod, careInstructions, plan } = plantIn(garden, plantId)
  const { profile } = garden
  const said = plan.settings ?? {}
  const postcode = postcodeIn(garden, plantId) ?? defaultPlace.postcode
  return {
    plant: { name, species, plantedDate, plantingMethod, careInstructions },
    place: {
      state: said.state ?? profile.state ?? defaultPlace.state,
      postcode,
      // The saved town belongs to the saved postcode only.
      city: postcode === profile.postcode ? profile.city : null,
    },
    effort: said.effort ?? profile.effort,
    preferredTaskTypes: [...(said.preferredTaskTypes ?? profile.preferredTaskTypes)],
    complexity: said.complexity ?? profile.complexity,
    today: todayIn(garden, now),
  }
}

function plannedTask(taskId: string, plantId: string, task: ProposedTask): PlannedTask {
  const { productName, until, ...rest } = task
  return PlannedTask.parse({
    taskId,
    plantId,
    ...rest,
    series: task.isRecurring ? { id: taskId, day: partsOf(task.dueDate).day, ...(until && { until }) } : null,
    product: productName ? { productName } : null,
  })
}
