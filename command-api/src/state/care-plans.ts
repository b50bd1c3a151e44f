import type { CarePlanEvent } from '@wattle/contracts/care-plans/events.ts'
import { update } from '../lib/persistent-map.ts'
import type { Fold } from './fold.ts'
import { addTask, withoutTasks } from './tasks.ts'

export const foldCarePlans = {
  CarePlanRequested: (garden, { plantId, round, replacing, settings }) => {
    const plan = { round, status: 'open', replacing, ...(settings && { settings }) } as const
    const changes = replacing ? { plan, declined: [] } : { plan }
    return { ...garden, plants: update(garden.plants, plantId, changes) }
  },
  CarePlanAccepted: (garden, { plantId, round, tasks, replaced, plannedOn }) => {
    const plan = { round, status: 'ready', replacing: false } as const
    const left = withoutTasks(garden, replaced)
    return {
      ...left,
      plants: update(garden.plants, plantId, { plan, ...(plannedOn && { plannedOn }) }),
      tasks: tasks.reduce((all, task) => addTask(all, task, { isAutomated: true }), left.tasks),
    }
  },
  CarePlanFailed: (garden, { plantId, round }) => {
    const plan = { round, status: 'failed', replacing: false } as const
    return { ...garden, plants: update(garden.plants, plantId, { plan }) }
  },
} satisfies Fold<CarePlanEvent>
