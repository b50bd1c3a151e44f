import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isComplete } from '../profile/evolve.ts'
import { anyCommand } from '../testing/any-command.ts'
import { handlerOn, happenedIn, openedLog } from '../testing/garden-log.ts'
import { get, values } from './by-id.ts'
import { type Garden, initialGarden, replay } from './garden.ts'

/** The command, for every other one aimed at a task that the garden grew by itself: a next turn, or one of a plan. */
function aimed(command: GardenCommand, index: number, garden: Garden): GardenCommand {
  if (index % 2 === 0) return command
  if (command.type !== 'ChangeTask' && command.type !== 'CompleteTask' && command.type !== 'DeleteTask')
    return command
  const tasks = values(garden.tasks)
  return { ...command, taskId: tasks[index % tasks.length]?.id ?? command.taskId }
}

/** Carries the commands out by two processes in turn and answers with what each then held to be the garden. */
async function carriedOut(commands: readonly GardenCommand[]) {
  const log = openedLog()
  const processes = [handlerOn(log, { ownsLog: false }), handlerOn(log, { ownsLog: false })] as const
  let latest: Garden = initialGarden
  for (const [index, command] of commands.entries()) {
    try {
      latest = (await processes[index % 3 === 0 ? 0 : 1](aimed(command, index, latest))).garden
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  return { latest, happened: await happenedIn(log) }
}

function keepsItsRules(garden: Garden, reopened: ReadonlySet<string>): void {
  for (const plant of values(garden.plants)) expect(get(garden.locations, plant.locationId)).toBeDefined()
  for (const { plantId } of values(garden.tasks))
    if (plantId) expect(get(garden.plants, plantId)).toBeDefined()
  // A task that was done and is to be done after all may stand beside its next turn, if that was touched.
  const series = values(garden.tasks)
    .filter((task) => task.status === 'pending' && task.series && !reopened.has(task.id))
    .map((task) => task.series?.id)
  expect(new Set(series).size).toBe(series.length)
  if (garden.profile.listed) expect(isComplete(garden.profile)).toBe(true)
}

test('no sequence of commands breaks the rules of a garden, and memory is what the log says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCommand, { minLength: 40, maxLength: 80, size: 'max' }),
      async (commands) => {
        const { latest, happened } = await carriedOut(commands)
        const reopened = new Set<string>()
        let garden = initialGarden
        for (const each of happened) {
          const { event } = each
          const publishes =
            (event.type === 'PlantCreated' || event.type === 'VisibilityChanged') &&
            event.visibility === 'public'
          if (publishes) expect(isComplete(garden.profile)).toBe(true)
          if (event.type === 'TaskReopened') reopened.add(event.task.taskId)
          garden = replay(garden, [each])
          keepsItsRules(garden, reopened)
        }
        expect(JSON.parse(JSON.stringify(garden))).toStrictEqual(garden)
        expect(latest).toStrictEqual(garden)
      },
    ),
    { numRuns: 150 },
  )
})
