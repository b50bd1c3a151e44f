import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { factsOf, idOf, plannedTask, taskAdded } from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide } from '../garden/decide.ts'
import { emptyMap, putAll, size } from '../lib/persistent-map.ts'
import { aimed } from '../testing/aimed.ts'
import { anyCommand } from '../testing/any-command.ts'
import { gardenAfter } from '../testing/given.ts'
import type { Task } from './entities.ts'
import { evolve } from './evolve.ts'
import { type Garden, initialGarden } from './garden.ts'
import { allTasks } from './garden-lookup.ts'
import { archivedTask } from './task-archive.ts'
import { archiveCompleted, changeTasks } from './tasks.ts'

const completed = (title: string): GardenEvent => {
  return { type: 'TaskCompleted', task: factsOf(plannedTask(title)), doneOn: '2026-03-01', next: null }
}
const garden = gardenAfter(
  ...['Prune 🌿', 'Water', 'Feed'].map((title) => taskAdded(title)),
  ...['Prune 🌿', 'Water'].map(completed),
)
const prune = idOf('Prune 🌿')

/** The garden with all its tasks by id, whether archived or not. */
const whole = (somewhere: Garden) => {
  const tasks = Object.fromEntries(allTasks(somewhere).map((task) => [task.id, task]))
  return { ...somewhere, tasks, pastTasks: {} }
}

test('completed tasks are archived, and pending ones are not', () => {
  const archived = archiveCompleted(garden)
  expect(Object.keys(whole(archived).tasks).sort()).toEqual([prune, idOf('Water'), idOf('Feed')].sort())
  expect(size(archived.tasks)).toBe(1)
  expect(archivedTask(archived.pastTasks, prune)).toMatchObject({ title: 'Prune 🌿', status: 'completed' })
  expect(archivedTask(archived.pastTasks, idOf('Feed'))).toBeUndefined()
})

test('an archived task stays parsed until many others have been parsed', () => {
  const { pastTasks } = archiveCompleted(garden)
  const task = archivedTask(pastTasks, prune) as Task
  expect(archivedTask(pastTasks, prune)).toBe(task)
  const long = archiveCompleted({
    ...garden,
    tasks: putAll(emptyMap, [[prune, { ...task, title: 'x'.repeat(17_000_000) }]]),
  })
  archivedTask(long.pastTasks, prune)
  expect(archivedTask(pastTasks, prune)).not.toBe(task)
  expect(archivedTask(pastTasks, prune)).toEqual(task)
})

test('tasks archived one by one whose ids share their last digits are all found', () => {
  const ids = ['10ff', '20ff'].map((end) => `00000000-0000-4000-8000-00000000${end}`)
  const archived = ids.reduce<Garden>((before, taskId) => {
    const done = { ...completed('Prune'), task: { ...factsOf(plannedTask('Prune')), taskId } } as GardenEvent
    return archiveCompleted([taskAdded('Prune', { taskId }), done].reduce(evolve, before))
  }, initialGarden)
  expect(ids.map((id) => archivedTask(archived.pastTasks, id)?.id)).toEqual(ids)
})

test('a task that is changed leaves the archive, and can be archived again', () => {
  const back = changeTasks(archiveCompleted(garden), [prune], () => ({}))
  expect(archivedTask(back.pastTasks, prune)).toBeUndefined()
  expect(size(back.tasks)).toBe(2)
  expect(whole(archiveCompleted(back))).toEqual(whole(garden))
})

test('a garden decides the same whichever tasks are archived', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 40, maxLength: 80, size: 'max' }), (commands) => {
      let [one, other]: [Garden, Garden] = [initialGarden, initialGarden]
      for (const [index, command] of commands.entries()) {
        const asked = aimed(command, index, one)
        const events = outcome(asked, one)
        expect(inAnyOrder(outcome(asked, other))).toEqual(inAnyOrder(events))
        if (typeof events === 'string') continue
        one = events.reduce(evolve, one)
        other = archiveCompleted(events.reduce(evolve, other))
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
