import type { CarePlanCommand } from '@wattle/contracts/care-plans/commands.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { values } from '../state/by-id.ts'
import type { Decider } from '../state/decider.ts'
import { factsOf, plantIn, tasksOf } from '../state/find.ts'
import type { Garden } from '../state/garden.ts'
import type { Plant } from '../state/plants.ts'
import { todayIn } from '../state/today.ts'

export const decideCarePlans = {
  RequestCarePlans: ({ plantIds, replacing, now }, garden) => {
    const caredFor = plantsCaredFor(garden, todayIn(garden, now))
    const plants = plantIds === 'all' ? values(garden.plants) : plantIds.map((id) => plantIn(garden, id))
    return plants
      .filter(({ id, plan }) => plan.status !== 'open' && (replacing || !caredFor.has(id)))
      .map(({ id, plan }) => {
        return { type: 'CarePlanRequested', plantId: id, round: plan.round + 1, replacing }
      })
  },
  AcceptCarePlan: ({ plantId, round, tasks: proposed, note }, garden) => {
    const plant = plantIn(garden, plantId)
    if (!isOpen(plant, round)) return []
    const left = tasksOf(garden, [plantId]).filter((task) => task.isAutomated && task.status === 'pending')
    const replaced = plant.plan.replacing ? left.filter((task) => !task.touched) : []
    const kept = new Set(left.filter((task) => !replaced.includes(task)).map((task) => task.reason?.rule))
    const tasks = proposed
      .filter(({ reason }) => !reason || !(kept.has(reason.rule) || plant.declined.includes(reason.rule)))
      .map((task) => ({ ...task, plantId }))
    return [
      {
        type: 'CarePlanAccepted',
        plantId,
        round,
        tasks,
        replaced: replaced.map(factsOf),
        ...(note === undefined ? {} : { note }),
      },
    ]
  },
  FailCarePlan: ({ plantId, round, reason }, garden) => {
    const plant = plantIn(garden, plantId)
    return isOpen(plant, round) ? [{ type: 'CarePlanFailed', plantId, round, reason }] : []
  },
} satisfies Decider<CarePlanCommand>

/** A plan that was already accepted changes nothing; one that nobody requested is refused. */
function isOpen(plant: Plant, round: number): boolean {
  if (round > plant.plan.round) throw new Refused('care-plan-not-open')
  return round === plant.plan.round && plant.plan.status === 'open'
}

/** The plants that still have generated tasks ahead. */
function plantsCaredFor(garden: Garden, today: CivilDate): Set<string | null> {
  const ahead = values(garden.tasks).filter(
    (task) => task.isAutomated && task.status === 'pending' && task.dueDate >= today,
  )
  return new Set(ahead.map((task) => task.plantId))
}
