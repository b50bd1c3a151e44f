import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import {
  factsOf,
  generatedTask,
  idOf,
  planAccepted,
  plannedTask,
  recurringTask,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { values } from '../lib/persistent-map.ts'
import { gardenAfter } from '../testing/given.ts'
import type { Task } from './entities.ts'

const taskId = idOf('Prune')
const planned = recurringTask('Prune', { dueDate: '2026-01-31' })
const next = { ...planned, taskId: idOf('Prune again'), dueDate: '2026-02-28' }
const was = factsOf(planned)
const done = { type: 'TaskCompleted', task: was, doneOn: '2026-02-01', next } as const
const reopened = {
  type: 'TaskReopened',
  task: factsOf(planned, { status: 'completed' }),
  revoked: factsOf(next),
} as const

const fresh = ({ taskId: id, ...rest }: PlannedTask): Task => {
  return {
    id,
    ...rest,
    status: 'pending',
    completedOn: null,
    isAutomated: false,
    touched: false,
    nextId: null,
  }
}
const prune = fresh(planned)
const touched = { ...prune, touched: true }
const completed: Task = { ...prune, status: 'completed', completedOn: '2026-02-01', nextId: next.taskId }

test.each<[GardenEvent[], Task[]]>([
  [[], [prune]],
  [
    [{ type: 'TaskRescheduled', dueDate: '2026-02-20', was }],
    [
      {
        ...touched,
        dueDate: '2026-02-20',
        series: { id: taskId, day: 20 },
        movedFrom: { dueDate: '2026-01-31', day: 31 },
      },
    ],
  ],
  [[{ type: 'TaskReprioritised', priority: 1, was }], [{ ...touched, priority: 1 }]],
  [[{ type: 'TaskAssigned', plantId: idOf('rose'), was }], [{ ...touched, plantId: idOf('rose') }]],
  [
    [{ type: 'TaskReworded', taskId, plantId: null, title: 'Cut', product: { productName: 'Saw' } }],
    [{ ...touched, title: 'Cut', product: { productName: 'Saw' } }],
  ],
  [
    [{ type: 'TaskReworded', taskId, plantId: null, description: 'Low', estimatedTime: null }],
    [{ ...touched, description: 'Low', estimatedTime: null }],
  ],
  [
    [
      {
        type: 'TaskRecurrenceChanged',
        taskId,
        plantId: null,
        isRecurring: true,
        recurringFrequency: 'annual',
      },
    ],
    [{ ...touched, recurringFrequency: 'annual', movedFrom: null }],
  ],
  [
    [
      {
        type: 'TaskRecurrenceChanged',
        taskId,
        plantId: null,
        isRecurring: false,
        recurringFrequency: 'annual',
      },
    ],
    [{ ...touched, isRecurring: false, recurringFrequency: 'annual', series: null, movedFrom: null }],
  ],
  [[done], [completed, fresh(next)]],
  [[{ ...done, next: null }], [{ ...completed, nextId: null }]],
  [[done, reopened], [prune]],
  [
    [done, { ...reopened, revoked: null }],
    [prune, fresh(next)],
  ],
  [[{ type: 'TaskDeleted', task: was }], []],
  [
    [
      {
        type: 'PlantDeleted',
        plantId: idOf('rose'),
        locationId: idOf('bed'),
        visibility: 'private',
        tasks: [was],
      },
    ],
    [],
  ],
  [[{ type: 'LocationDeleted', locationId: idOf('bed'), plantIds: [], tasks: [was] }], []],
])('the tasks after %o', (events, expected) => {
  const { tasks } = gardenAfter({ type: 'TaskAdded', task: planned }, ...events)
  expect(new Set(values(tasks))).toEqual(new Set(expected))
})

test('a task that begins to repeat starts a series on its day of the month', () => {
  const { tasks } = gardenAfter(taskAdded('Mow'), {
    type: 'TaskRecurrenceChanged',
    taskId: idOf('Mow'),
    plantId: null,
    isRecurring: true,
    recurringFrequency: 'quarterly',
  })
  const mow = { ...plannedTask('Mow'), isRecurring: true, recurringFrequency: 'quarterly' as const }
  const series = { id: idOf('Mow'), day: 15 }
  expect(values(tasks)).toEqual([{ ...fresh(mow), touched: true, series, movedFrom: null }])
})

test('an accepted plan adds its tasks and removes those it replaces', () => {
  const [old, kept] = [generatedTask('Old', 'rose'), generatedTask('Kept', 'rose')]
  const { tasks } = gardenAfter(
    planAccepted('rose', [old]),
    planAccepted('rose', [kept], { round: 2, replaced: [factsOf(old)] }),
  )
  expect(values(tasks)).toEqual([{ ...fresh(kept), isAutomated: true }])
})

test('the next turn of a generated task counts as generated too', () => {
  const feed = recurringTask('Feed', generatedTask('Feed', 'rose'))
  const again = { ...feed, taskId: idOf('Feed again') }
  const { tasks } = gardenAfter(planAccepted('rose', [feed]), {
    type: 'TaskCompleted',
    task: factsOf(feed),
    doneOn: '2026-03-15',
    next: again,
  })
  expect(values(tasks)).toContainEqual({ ...fresh(again), isAutomated: true })
})
