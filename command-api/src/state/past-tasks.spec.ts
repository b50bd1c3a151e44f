import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { factsOf, idOf, plannedTask, taskAdded } from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from '../garden/decide.ts'
import { aimed } from '../testing/aimed.ts'
import { anyCommand } from '../testing/any-command.ts'
import { gardenAfter } from '../testing/given.ts'
import { putAll, size } from './by-id.ts'
import { evolve } from './evolve.ts'
import { allTasks } from './find.ts'
import { type Garden, initialGarden } from './garden.ts'
import { atHand, pastTask, putAway } from './past-tasks.ts'
import type { Task } from './tasks.ts'

const completed = (title: string): GardenEvent => {
  return { type: 'TaskCompleted', task: factsOf(plannedTask(title)), doneOn: '2026-03-01', next: null }
}
const garden = gardenAfter(
  ...['Prune 🌿', 'Water', 'Feed'].map((title) => taskAdded(title)),
  ...['Prune 🌿', 'Water'].map(completed),
)
const prune = idOf('Prune 🌿')

/** The garden with all its tasks by id, whether put away or not. */
const whole = (somewhere: Garden) => {
  const tasks = Object.fromEntries(allTasks(somewhere).map((task) => [task.id, task]))
  return { ...somewhere, tasks, pastTasks: {} }
}

test('completed tasks are put away as text, and pending ones stay in memory', () => {
  const away = putAway(garden)
  expect(Object.keys(whole(away).tasks).sort()).toEqual([prune, idOf('Water'), idOf('Feed')].sort())
  expect(size(away.tasks)).toBe(1)
  expect(pastTask(away.pastTasks, prune)).toMatchObject({ title: 'Prune 🌿', status: 'completed' })
  expect(pastTask(away.pastTasks, idOf('Feed'))).toBeUndefined()
})

test('a parsed past task stays cached until many others have been parsed', () => {
  const { pastTasks } = putAway(garden)
  const task = pastTask(pastTasks, prune) as Task
  expect(pastTask(pastTasks, prune)).toBe(task)
  const long = putAway({
    ...garden,
    tasks: putAll({}, [[prune, { ...task, title: 'x'.repeat(17_000_000) }]]),
  })
  pastTask(long.pastTasks, prune)
  expect(pastTask(pastTasks, prune)).not.toBe(task)
  expect(pastTask(pastTasks, prune)).toEqual(task)
})

test('past tasks put away one by one whose ids share their last digits are all found', () => {
  const ids = ['10ff', '20ff'].map((end) => `00000000-0000-4000-8000-00000000${end}`)
  const away = ids.reduce<Garden>((before, taskId) => {
    const done = { ...completed('Prune'), task: { ...factsOf(plannedTask('Prune')), taskId } } as GardenEvent
    return putAway([taskAdded('Prune', { taskId }), done].reduce(evolve, before))
  }, initialGarden)
  expect(ids.map((id) => pastTask(away.pastTasks, id)?.id)).toEqual(ids)
})

test('a restored past task is in memory only, and can be put away again', () => {
  const back = atHand(putAway(garden), [prune])
  expect(pastTask(back.pastTasks, prune)).toBeUndefined()
  expect(size(back.tasks)).toBe(2)
  expect(whole(putAway(back))).toEqual(whole(garden))
})

test('a garden decides the same whichever tasks are put away', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 40, maxLength: 80, size: 'max' }), (commands) => {
      let [one, other]: [Garden, Garden] = [initialGarden, initialGarden]
      for (const [index, command] of commands.entries()) {
        const asked = aimed(command, index, one)
        const events = outcome(asked, one)
        expect(inAnyOrder(outcome(asked, other))).toEqual(inAnyOrder(events))
        if (typeof events === 'string') continue
        one = events.reduce(evolve, one)
        other = putAway(events.reduce(evolve, other))
        expect(whole(other)).toEqual(whole(one))
      }
    }),
    { numRuns: 60, endOnFailure: true },
  )
})

function outcome(...[command, at]: Parameters<typeof decide>): GardenEvent[] | string {
  try {
    return decide(command, at)
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

/** Sorts the tasks in events, because their order does not matter. */
const inAnyOrder = (decided: GardenEvent[] | string): unknown =>
  typeof decided === 'string' ? decided : decided.map((event) => ({ ...event, ...sorted(event) }))

const sorted = (event: GardenEvent) =>
  'tasks' in event ? { tasks: event.tasks.toSorted((a, b) => (a.taskId < b.taskId ? -1 : 1)) } : {}
