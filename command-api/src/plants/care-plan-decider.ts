import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { PlantCommand } from '@wattle/contracts/plants/commands.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { TaskCommand } from '@wattle/contracts/tasks/commands.ts'
import { values } from '../garden/by-id.ts'
import { factsOf, plantIn, tasksOf } from '../garden/find.ts'
import type { Garden } from '../garden/garden.ts'
import { todayIn } from '../garden/today.ts'
import type { Plant } from './evolve.ts'

type Command = Extract<
  PlantCommand | TaskCommand,
  { type: 'RequestCarePlans' | 'AcceptCarePlan' | 'FailCarePlan' }
>

export function decideCarePlans(command: Command, garden: Garden): GardenEvent[] {
  switch (command.type) {
    case 'RequestCarePlans': {
      const { replacing } = command
      const caredFor = plantsCaredFor(garden, todayIn(garden, command.now))
      const plants =
        command.plantIds === 'all' ? values(garden.plants) : command.plantIds.map((id) => plantIn(garden, id))
      return plants
        .filter((plant) => plant.plan.status !== 'open' && (replacing || !caredFor.has(plant.id)))
        .map((plant) => ({
          type: 'CarePlanRequested',
          plantId: plant.id,
          round: plant.plan.round + 1,
          replacing,
        }))
    }
    case 'AcceptCarePlan': {
      const plant = plantIn(garden, command.plantId)
      if (!isWaitedFor(plant, command.round)) return []
      const left = tasksOf(garden, [plant.id]).filter((task) => task.isAutomated && task.status === 'pending')
      const replaced = plant.plan.replacing ? left.filter((task) => !task.touched) : []
      const kept = new Set(left.filter((task) => !replaced.includes(task)).map((task) => task.reason?.rule))
      const tasks = command.tasks.filter(({ reason }) => {
        return !reason || !(kept.has(reason.rule) || plant.declined.includes(reason.rule))
      })
      const { note } = command
      return [
        {
          type: 'CarePlanAccepted',
          plantId: plant.id,
          round: command.round,
          tasks: tasks.map((task) => ({ ...task, plantId: plant.id })),
          replaced: replaced.map(factsOf),
          ...(note === undefined ? {} : { note }),
        },
      ]
    }
    case 'FailCarePlan': {
      const plant = plantIn(garden, command.plantId)
      if (!isWaitedFor(plant, command.round)) return []
      return [{ type: 'CarePlanFailed', plantId: plant.id, round: command.round, reason: command.reason }]
    }
    default:
      return command satisfies never
  }
}

/** A plan that was already accepted changes nothing; one that nobody requested is refused. */
function isWaitedFor(plant: Plant, round: number): boolean {
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
