import type { CarePlanEvent } from '@wattle/contracts/care-plans/events.ts'
import { change } from './by-id.ts'
import type { Fold } from './fold.ts'
import { add, without } from './tasks.ts'

export const foldCarePlans = {
  CarePlanRequested: (garden, { plantId, round, replacing, settings }) => {
    const plan = { round, status: 'open', replacing, ...(settings && { settings }) } as const
    const changes = replacing ? { plan, declined: [] } : { plan }
    return { ...garden, plants: change(garden.plants, plantId, changes) }
  },
  CarePlanAccepted: (garden, { plantId, round, tasks, replaced, plannedOn }) => {
    const plan = { round, status: 'ready', replacing: false } as const
    const left = without(garden, replaced)
    return {
      ...left,
      plants: change(garden.plants, plantId, { plan, ...(plannedOn && { plannedOn }) }),
      tasks: tasks.reduce((all, task) => add(all, task, { isAutomated: true }), left.tasks),
    }
  },
  CarePlanFailed: (garden, { plantId, round }) => {
    const plan = { round, status: 'failed', replacing: false } as const
    return { ...garden, plants: change(garden.plants, plantId, { plan }) }
  },
} satisfies Fold<CarePlanEvent>
