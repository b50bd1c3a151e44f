import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import {
  generatedTask,
  idOf,
  locationCreated,
  planAccepted,
  plantCreated,
  recurringTask,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { get } from '../lib/persistent-map.ts'
import { evolve } from '../state/evolve.ts'
import type { Garden } from '../state/garden.ts'
import { gardenAfter } from '../testing/given.ts'
import { decide } from './decide.ts'

const now = '2026-03-21T01:00:00.000Z'
const places = ['bed', 'yard', 'sill']
const plants = ['rose', 'lily', 'fern', 'mint']
const tasks = ['Prune', 'Feed', 'Water', 'Weed', 'Sow', 'Mow']

const start = gardenAfter(
  ...places.map((place) => locationCreated(place)),
  ...plants.map((plant) => plantCreated(plant, 'bed')),
  planAccepted('rose', [
    generatedTask('Prune', 'rose'),
    recurringTask('Feed', generatedTask('Feed', 'rose', { dueDate: '2026-01-31' })),
  ]),
  taskAdded('Water', recurringTask('Water', { plantId: idOf('lily'), recurringFrequency: 'quarterly' })),
  taskAdded('Weed'),
  // Two pending occurrences of one series, as after reopening a task whose next occurrence was touched.
  taskAdded('Sow', recurringTask('Sow')),
  taskAdded('Mow', recurringTask('Mow', { series: { id: idOf('Sow'), day: 15 } })),
)

const nextOf = (taskId: string) => idOf(`after ${taskId}`)
/** The id of one of these names, and occasionally an id that does not exist. */
const oneOf = (names: readonly string[]) =>
  fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...names) }, fc.constant('nothing')).map(idOf)
const some = <T>(thing: fc.Arbitrary<T>) => fc.array(thing, { minLength: 1, maxLength: 6 })
/** Includes the ids of next occurrences, as far as these exist. */
const taskId = fc.oneof({ weight: 5, arbitrary: oneOf(tasks) }, oneOf(tasks).map(nextOf))

const forSeveral: fc.Arbitrary<GardenCommand> = fc.oneof(
  fc.record({
    type: fc.constant('MovePlants' as const),
    moves: some(fc.record({ plantId: oneOf(plants), locationId: oneOf(places) })),
  }),
  fc.record({ type: fc.constant('DeletePlants' as const), plantIds: some(oneOf(plants)) }),
  fc.record({
    type: fc.constant('CompleteTasks' as const),
    tasks: some(taskId.map((id) => ({ taskId: id, nextTaskId: nextOf(id) }))),
    now: fc.constant(now),
    completed: fc.boolean(),
    doneOn: fc.constantFrom(undefined, '2026-02-01', '2026-03-21', '2026-03-22'),
  }),
  fc.record({
    type: fc.constant('RescheduleTasks' as const),
    tasks: some(fc.record({ taskId, dueDate: fc.constantFrom('2026-01-31', '2026-03-15', '2026-12-01') })),
  }),
  fc.record({ type: fc.constant('DeleteTasks' as const), taskIds: some(taskId) }),
)

/** The same changes as one command for each item. */
function oneByOne(command: GardenCommand): GardenCommand[] {
  switch (command.type) {
    case 'MovePlants':
      return command.moves.map(({ plantId, locationId }) => {
        return { type: 'ChangePlant', plantId, now, changes: { locationId } }
      })
    case 'DeletePlants':
      return command.plantIds.map((plantId) => ({ type: 'DeletePlant', plantId }))
    case 'CompleteTasks': {
      const { completed, doneOn } = command
      return command.tasks.map((task) => ({ type: 'CompleteTask', now, completed, doneOn, ...task }))
    }
    case 'RescheduleTasks':
      return command.tasks.map(({ taskId: id, dueDate }) => {
        return { type: 'ChangeTask', taskId: id, nextTaskId: nextOf(id), now, changes: { dueDate } }
      })
    case 'DeleteTasks':
      return command.taskIds.map((id) => ({ type: 'DeleteTask', taskId: id }))
    default:
      throw new Error(`${command.type} is about one thing.`)
  }
}

/** Reopening a task removes its next occurrence, which then no longer has to be reopened. */
const isTakenAway = (command: GardenCommand, before: Garden, now: Garden) =>
  command.type === 'CompleteTask' &&
  get(before.tasks, command.taskId) !== undefined &&
  get(now.tasks, command.taskId) === undefined

/** The events of all commands, or the first refusal, which refuses all of them. */
function outcome(commands: readonly GardenCommand[], garden: Garden): GardenEvent[] | string {
  const events: GardenEvent[] = []
  let after = garden
  try {
    for (const command of commands) {
      if (isTakenAway(command, garden, after)) continue
      const next = decide(command, after)
      after = next.reduce(evolve, after)
      events.push(...next)
    }
    return events
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

test('a command for several things equals one command for each of them, in order', () => {
  let happened = 0
  let refused = 0
  fc.assert(
    fc.property(fc.array(forSeveral, { minLength: 1, maxLength: 8 }), (commands) => {
      let garden = start
      for (const command of commands) {
        const atOnce = outcome([command], garden)
        expect(atOnce).toEqual(outcome(oneByOne(command), garden))
        if (typeof atOnce === 'string') refused++
        else {
          happened += atOnce.length
          garden = atOnce.reduce(evolve, garden)
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(Math.min(happened, refused)).toBeGreaterThan(100)
})
