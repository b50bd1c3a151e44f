import { queryOptions } from '@tanstack/react-query'
import type { PlantTasksResponse } from '@wattle/contracts/plants/views.ts'
import { get } from '../http/client.ts'
import { choiceOf, fieldsOf, listIn, numberOf, textOf } from '../http/fields.ts'
import { readTask } from '../views/read-task.ts'
import { planPath } from './paths.ts'

export const carePlanQueries = {
  /** Under the `tasks` query key, so that ticking a task updates the plan as well. */
  ofPlant: (plantId: string) =>
    queryOptions({
      queryKey: ['tasks', 'care-plan', plantId],
      queryFn: async ({ signal }) => carePlanFrom(await get(planPath(plantId), signal)),
    }),
}

const planStatuses = ['none', 'generating', 'ready', 'failed'] as const

/** The plan in an answer. An answer without a plan status counts as still generating until it has tasks. */
function carePlanFrom(answer: unknown): PlantTasksResponse {
  const tasks = listIn(answer, 'tasks').map(readTask)
  const { plan, earlierCompleted } = fieldsOf(answer)
  const { status, reason } = fieldsOf(plan)
  return {
    tasks,
    earlierCompleted: numberOf(earlierCompleted, 0),
    plan: {
      status: choiceOf(status, planStatuses, tasks.length > 0 ? 'ready' : 'generating'),
      ...(textOf(reason) && { reason: textOf(reason) }),
    },
  }
}
