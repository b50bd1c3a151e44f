import type { CarePlanCommand } from '@wattle/contracts/care-plans/commands.ts'
import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { lastDayOf } from '@wattle/contracts/profile/task-period.ts'
import { Refused, refusals } from '@wattle/contracts/refusals.ts'
import { values } from '../lib/persistent-map.ts'
import type { Decider } from '../state/decider.ts'
import type { Plant } from '../state/entities.ts'
import type { Garden } from '../state/garden.ts'
import { limitExceeded } from '../state/garden-limits.ts'
import { pendingTasksOf, plantIn, tasksOf } from '../state/garden-lookup.ts'
import { factsOf } from '../state/tasks.ts'
import { todayIn } from '../state/today-in-garden.ts'
import { withoutDone } from './already-done.ts'

export const decideCarePlans = {
  RequestCarePlans: ({ plantIds, replacing, now, settings, taskPeriod }, garden) => {
    const today = todayIn(garden, now)
    const ahead = plantsWithWorkAhead(garden, today)
    const until = lastDayOf(taskPeriod ?? garden.profile.taskPeriod, today)
    const isCaredFor = (plant: Plant) => ahead.has(plant.id) && reaches(plant, until)
    const plants = plantIds === 'all' ? values(garden.plants) : plantIds.map((id) => plantIn(garden, id))
    return plants
      .filter((plant) => plant.plan.status !== 'open' && (replacing || !isCaredFor(plant)))
      .map(({ id, plan }) => {
        const round = plan.round + 1
        return { type: 'CarePlanRequested', plantId: id, round, replacing, ...(settings && { settings }) }
      })
  },
  AcceptCarePlan: ({ plantId, round, tasks: proposed, note, plannedOn }, garden) => {
    const plant = plantIn(garden, plantId)
    if (!isOpen(plant, round)) return []
    const left = pendingTasksOf(garden, plantId).filter((task) => task.isAutomated)
    const replaced = plant.plan.replacing ? left.filter((task) => !task.touched) : []
    const kept = new Set(left.filter((task) => !replaced.includes(task)).map((task) => task.reason?.rule))
    const tasks = withoutDone(proposed, tasksOf(garden, [plantId]))
      .filter(({ reason }) => !reason || !(kept.has(reason.rule) || plant.declined.includes(reason.rule)))
      .map((task) => ({ ...task, plantId }))
    const accepted: GardenEvent = {
      type: 'CarePlanAccepted',
      plantId,
      round,
      tasks,
      replaced: replaced.map(factsOf),
      ...(note === undefined ? {} : { note }),
      ...(plannedOn === undefined ? {} : { plannedOn }),
    }
    // Half of a year's plan is of no use: a plan that exceeds the garden's limits fails, with the reason.
    const refusal = limitExceeded(garden, [accepted])
    return refusal
      ? [{ type: 'CarePlanFailed', plantId, round, reason: refusals[refusal].message }]
      : [accepted]
  },
  FailCarePlan: ({ plantId, round, reason }, garden) => {
    const plant = plantIn(garden, plantId)
    return isOpen(plant, round) ? [{ type: 'CarePlanFailed', plantId, round, reason }] : []
  },
} satisfies Decider<CarePlanCommand>

/**
 * False if the round already ended, so that a repeated command changes nothing. Refuses a round that was
 * never requested.
 */
function isOpen(plant: Plant, round: number): boolean {
  if (round > plant.plan.round) throw new Refused('care-plan-not-open')
  return round === plant.plan.round && plant.plan.status === 'open'
}

/**
 * Whether the plan's twelve months reach this day. If the plan's first day is unknown, its pending tasks
 * alone decide.
 */
function reaches({ plannedOn }: Plant, until: CivilDate): boolean {
  return plannedOn === undefined || addDays(plannedOn, 365) >= until
}

/** The plants that have pending generated tasks, due today or later. */
function plantsWithWorkAhead(garden: Garden, today: CivilDate): Set<string | null> {
  const ahead = values(garden.tasks).filter(
    (task) => task.isAutomated && task.status === 'pending' && task.dueDate >= today,
  )
  return new Set(ahead.map((task) => task.plantId))
}
