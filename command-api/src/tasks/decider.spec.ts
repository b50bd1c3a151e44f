import { NewTask, type TaskChanges } from '@wattle/contracts/tasks/commands.ts'
import {
  factsOf,
  generatedTask,
  idOf,
  locationCreated,
  planAccepted,
  plannedTask,
  plantCreated,
  recurringTask,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const taskId = idOf('Prune')
const nextTaskId = idOf('Prune again')
const now = '2026-03-20T21:30:00.000Z'
const today = '2026-03-21'
const rose = [locationCreated('bed'), plantCreated('rose', 'bed')]
const prune = plannedTask('Prune')

describe('a new task', () => {
  const add = (fields: object) => {
    const asked = NewTask.parse({ title: 'Prune', dueDate: '2026-03-15', ...fields })
    return { type: 'AddTask', taskId, nextTaskId, now, ...asked } as const
  }

  test('is pending, of medium priority and does not repeat by default', () => {
    given().when(add({})).happens(taskAdded('Prune'))
  })

  test('keeps everything the gardener entered', () => {
    const said = {
      plantId: idOf('rose'),
      description: 'To the second bud',
      priority: 1,
      estimatedTime: 30,
      product: { productName: 'Secateurs', productLink: 'https://shop.example/s' },
    } as const
    given(...rose)
      .when(add(said))
      .happens(taskAdded('Prune', said))
  })

  test('that repeats starts a series on its day of the month', () => {
    given()
      .when(add({ dueDate: '2026-01-31', isRecurring: true, recurringFrequency: 'monthly' }))
      .happens(
        taskAdded('Prune', {
          dueDate: '2026-01-31',
          isRecurring: true,
          recurringFrequency: 'monthly',
          series: { id: taskId, day: 31 },
        }),
      )
  })

  test('that does not repeat keeps no frequency', () => {
    given()
      .when(add({ recurringFrequency: 'monthly' }))
      .happens(taskAdded('Prune'))
  })

  test('has no product when its name is blank', () => {
    given()
      .when(add({ product: { productName: ' ' } }))
      .happens(taskAdded('Prune'))
  })

  test('can be added as already completed', () => {
    given()
      .when(add({ status: 'completed' }))
      .happens(taskAdded('Prune'), { type: 'TaskCompleted', task: factsOf(prune), doneOn: today, next: null })
  })

  test('added as completed gets its next turn when it repeats', () => {
    const task = recurringTask('Prune')
    given()
      .when(add({ status: 'completed', isRecurring: true, recurringFrequency: 'monthly' }))
      .happens(taskAdded('Prune', task), {
        type: 'TaskCompleted',
        task: factsOf(task),
        doneOn: today,
        next: { ...task, taskId: nextTaskId, dueDate: '2026-04-15' },
      })
  })

  test('is refused for an unknown plant', () => {
    given()
      .when(add({ plantId: idOf('rose') }))
      .isRefused('plant-not-found')
  })

  test('is refused when its id is taken', () => {
    given(taskAdded('Prune')).when(add({})).isRefused('already-there')
  })
})

describe('changing a task', () => {
  const change = (changes: TaskChanges) => ({ type: 'ChangeTask', taskId, nextTaskId, now, changes }) as const

  test('records one event for each kind of change, each including the changes before', () => {
    const was = factsOf(prune)
    given(...rose, taskAdded('Prune'))
      .when(
        change({
          dueDate: '2026-04-01',
          priority: 1,
          plantId: idOf('rose'),
          title: 'Cut',
          isRecurring: true,
          recurringFrequency: 'quarterly',
        }),
      )
      .happens(
        { type: 'TaskRescheduled', dueDate: '2026-04-01', was },
        { type: 'TaskReprioritised', priority: 1, was: { ...was, dueDate: '2026-04-01' } },
        {
          type: 'TaskAssigned',
          plantId: idOf('rose'),
          was: { ...was, dueDate: '2026-04-01', priority: 1 },
        },
        { type: 'TaskReworded', taskId, plantId: idOf('rose'), title: 'Cut' },
        {
          type: 'TaskRecurrenceChanged',
          taskId,
          plantId: idOf('rose'),
          isRecurring: true,
          recurringFrequency: 'quarterly',
        },
      )
  })

  test('to its current values changes nothing', () => {
    const product = { productName: 'Secateurs' }
    given(taskAdded('Prune', { product, estimatedTime: 30 }))
      .when(
        change({
          title: 'Prune',
          description: '',
          plantId: null,
          dueDate: '2026-03-15',
          priority: 2,
          status: 'pending',
          estimatedTime: 30,
          product,
          isRecurring: false,
          recurringFrequency: 'monthly',
        }),
      )
      .changesNothing()
    given(taskAdded('Prune')).when(change({})).changesNothing()
  })

  test('clears optional fields with null', () => {
    const said = { description: 'x', estimatedTime: 30, product: { productName: 'Secateurs' } }
    given(...rose, taskAdded('Prune', { ...said, plantId: idOf('rose') }))
      .when(change({ plantId: null, description: null, estimatedTime: null, product: null }))
      .happens(
        { type: 'TaskAssigned', plantId: null, was: { ...factsOf(prune), plantId: idOf('rose') } },
        { type: 'TaskReworded', taskId, plantId: null, description: '', estimatedTime: null, product: null },
      )
  })

  test('replaces the product as a whole', () => {
    const product = { productName: 'Secateurs', productLink: 'https://shop.example/s' }
    given(taskAdded('Prune', { product }))
      .when(change({ product: { productName: 'Saw' } }))
      .happens({ type: 'TaskReworded', taskId, plantId: null, product: { productName: 'Saw' } })
    given(taskAdded('Prune', { product }))
      .when(change({ product: { productName: '' } }))
      .happens({ type: 'TaskReworded', taskId, plantId: null, product: null })
  })

  test('can complete it too, with its changed values', () => {
    const task = recurringTask('Prune')
    given(taskAdded('Prune', task))
      .when(change({ dueDate: '2026-03-31', status: 'completed' }))
      .happens(
        { type: 'TaskRescheduled', dueDate: '2026-03-31', was: factsOf(task) },
        {
          type: 'TaskCompleted',
          task: factsOf(task, { dueDate: '2026-03-31' }),
          doneOn: today,
          next: { ...task, taskId: nextTaskId, dueDate: '2026-04-30', series: { id: taskId, day: 31 } },
        },
      )
  })

  test('can reopen it too', () => {
    given(taskAdded('Prune'), { type: 'TaskCompleted', task: factsOf(prune), doneOn: today, next: null })
      .when(change({ status: 'pending' }))
      .happens({ type: 'TaskReopened', task: factsOf(prune, { status: 'completed' }), revoked: null })
  })

  test('is refused for an unknown task, or to an unknown plant', () => {
    given()
      .when(change({ title: 'Cut' }))
      .isRefused('task-not-found')
    given(taskAdded('Prune'))
      .when(change({ plantId: idOf('rose') }))
      .isRefused('plant-not-found')
  })
})

describe('completing a task', () => {
  const complete = (fields: { completed?: boolean; doneOn?: string } = {}) => {
    return { type: 'CompleteTask', taskId, nextTaskId, now, ...fields } as const
  }
  const done = { type: 'TaskCompleted', task: factsOf(prune), doneOn: today, next: null } as const

  test('is dated today by the gardener’s calendar', () => {
    given(taskAdded('Prune'))
      .when(complete({ completed: true }))
      .happens(done)
    given(taskAdded('Prune'), { type: 'GardenPlaced', state: 'Western Australia' })
      .when({ ...complete({ completed: true }), now: '2026-03-20T15:30:00.000Z' })
      .happens({ ...done, doneOn: '2026-03-20' })
  })

  test('may be dated in the past, not in the future', () => {
    given(taskAdded('Prune'))
      .when(complete({ doneOn: '2026-03-01' }))
      .happens({ ...done, doneOn: '2026-03-01' })
    given(taskAdded('Prune'))
      .when(complete({ doneOn: '2026-03-22' }))
      .isRefused('day-not-come')
  })

  test('twice changes nothing', () => {
    given(taskAdded('Prune'), done)
      .when(complete({ completed: true }))
      .changesNothing()
    given(taskAdded('Prune'))
      .when(complete({ completed: false }))
      .changesNothing()
  })

  test('without saying which toggles it', () => {
    given(taskAdded('Prune')).when(complete()).happens(done)
    given(taskAdded('Prune'), done)
      .when(complete())
      .happens({ type: 'TaskReopened', task: factsOf(prune, { status: 'completed' }), revoked: null })
  })

  test('is refused for an unknown task', () => {
    given().when(complete()).isRefused('task-not-found')
  })
})

describe('a task that repeats', () => {
  const task = recurringTask('Prune', {
    plantId: idOf('rose'),
    title: 'Prune',
    description: 'To the second bud',
    dueDate: '2026-01-31',
    priority: 1,
    estimatedTime: 30,
    product: { productName: 'Secateurs' },
    taskType: 'Pruning',
    reason: { text: 'It is time.', rule: 'prune', zone: 'temperate', season: 'summer' },
  })
  const next = { ...task, taskId: nextTaskId, dueDate: '2026-02-28' }
  const added = taskAdded('Prune', task)
  const completed = { type: 'TaskCompleted', task: factsOf(task), doneOn: '2026-01-31', next } as const
  const complete = (id = taskId, doneOn = '2026-01-31') => {
    return { type: 'CompleteTask', taskId: id, nextTaskId: idOf(`after ${id}`), now, doneOn } as const
  }

  test('records its next turn with all its details', () => {
    given(...rose, added)
      .when({ ...complete(), nextTaskId })
      .happens(completed)
  })

  test('returns to the end of the month after a shorter month', () => {
    given(...rose, added, completed)
      .when(complete(nextTaskId, '2026-02-28'))
      .happens({
        type: 'TaskCompleted',
        task: factsOf(next),
        doneOn: '2026-02-28',
        next: { ...task, taskId: idOf(`after ${nextTaskId}`), dueDate: '2026-03-31' },
      })
  })

  test('moved twice and moved back returns to the end of the month too', () => {
    const moved = { type: 'TaskRescheduled', dueDate: '2026-03-02', was: factsOf(next) } as const
    const again = {
      ...moved,
      dueDate: '2026-03-05',
      was: { ...factsOf(next), dueDate: moved.dueDate },
    } as const
    const undone = { ...moved, was: { ...factsOf(next), dueDate: again.dueDate } }
    const back = { ...again, dueDate: next.dueDate }
    given(...rose, added, completed, moved, again, undone, back)
      .when(complete(nextTaskId, '2026-02-28'))
      .happens({
        type: 'TaskCompleted',
        task: factsOf(next),
        doneOn: '2026-02-28',
        next: { ...task, taskId: idOf(`after ${nextTaskId}`), dueDate: '2026-03-31' },
      })
  })

  test('keeps the day on which it began to repeat again, wherever it was moved from before', () => {
    const moved = { type: 'TaskRescheduled', dueDate: '2026-03-02', was: factsOf(next) } as const
    const stopped = {
      type: 'TaskRecurrenceChanged',
      taskId: nextTaskId,
      plantId: task.plantId,
      isRecurring: false,
      recurringFrequency: 'monthly',
    } as const
    const resumed = { ...stopped, isRecurring: true }
    const was = { ...factsOf(next), dueDate: moved.dueDate }
    const back = { ...moved, dueDate: next.dueDate, was }
    given(...rose, added, completed, moved, stopped, resumed, back)
      .when(complete(nextTaskId, '2026-02-28'))
      .happens({
        type: 'TaskCompleted',
        task: factsOf(next),
        doneOn: '2026-02-28',
        next: {
          ...task,
          taskId: idOf(`after ${nextTaskId}`),
          dueDate: '2026-03-28',
          series: { id: nextTaskId, day: 28 },
        },
      })
  })

  test('done late gets its next turn after the day it was done', () => {
    given(...rose, added)
      .when({ ...complete(taskId, '2026-03-05'), nextTaskId })
      .happens({ ...completed, doneOn: '2026-03-05', next: { ...next, dueDate: '2026-03-31' } })
  })

  test('done early gets its next turn after the day it was due', () => {
    given(...rose, added)
      .when({ ...complete(taskId, '2025-12-24'), nextTaskId })
      .happens({ ...completed, doneOn: '2025-12-24' })
  })

  test('when reopened takes back its next turn, unless that was changed', () => {
    given(...rose, added, completed)
      .when({ ...complete(), completed: false })
      .happens({
        type: 'TaskReopened',
        task: factsOf(task, { status: 'completed' }),
        revoked: factsOf(next),
      })
  })

  test('when reopened turn by turn leaves only the first', () => {
    const thirdId = idOf('third turn')
    const nextDone = {
      ...completed,
      task: factsOf(next),
      doneOn: next.dueDate,
      next: { ...next, taskId: thirdId, dueDate: '2026-03-31' },
    } as const
    const nextReopened = {
      type: 'TaskReopened',
      task: factsOf(next, { status: 'completed' }),
      revoked: factsOf(nextDone.next),
    } as const
    given(...rose, added, completed, nextDone)
      .when({ ...complete(nextTaskId), completed: false })
      .happens(nextReopened)
    given(...rose, added, completed, nextDone, nextReopened)
      .when({ ...complete(), completed: false })
      .happens({
        type: 'TaskReopened',
        task: factsOf(task, { status: 'completed' }),
        revoked: factsOf(next),
      })
  })

  test('when reopened leaves a next turn that was changed or done, and ignores a deleted one', () => {
    const reopened = {
      type: 'TaskReopened',
      task: factsOf(task, { status: 'completed' }),
      revoked: null,
    } as const
    const touched = { type: 'TaskReprioritised', priority: 3, was: factsOf(next) } as const
    given(...rose, added, completed, touched)
      .when({ ...complete(), completed: false })
      .happens(reopened)
    given(...rose, added, completed, { ...completed, task: factsOf(next), doneOn: next.dueDate, next: null })
      .when({ ...complete(), completed: false })
      .happens(reopened)
    given(...rose, added, completed, { type: 'TaskDeleted', task: factsOf(next) })
      .when({ ...complete(), completed: false })
      .happens(reopened)
  })

  test('never gets a second turn while one is pending', () => {
    const touched = { type: 'TaskReprioritised', priority: 3, was: factsOf(next) } as const
    const reopened = {
      type: 'TaskReopened',
      task: factsOf(task, { status: 'completed' }),
      revoked: null,
    } as const
    given(...rose, added, completed, touched, reopened)
      .when(complete())
      .happens({ ...completed, next: null })
  })

  test('that no longer repeats gets no next turn', () => {
    const once = {
      type: 'TaskRecurrenceChanged',
      taskId,
      plantId: idOf('rose'),
      isRecurring: false,
      recurringFrequency: 'monthly',
    } as const
    given(...rose, added, once)
      .when(complete())
      .happens({ ...completed, next: null })
  })

  test('ends on the last day its plan covers, unless the gardener makes it repeat', () => {
    const series = { id: taskId, day: 31, until: '2026-02-27' }
    const last = { ...task, series }
    const again = {
      type: 'TaskRecurrenceChanged',
      taskId,
      plantId: idOf('rose'),
      isRecurring: true,
      recurringFrequency: 'monthly',
    } as const
    const untilTheDay = { ...task, series: { ...series, until: '2026-02-28' } }
    given(...rose, taskAdded('Prune', last))
      .when(complete())
      .happens({ ...completed, next: null })
    given(...rose, taskAdded('Prune', untilTheDay))
      .when({ ...complete(), nextTaskId })
      .happens({ ...completed, next: { ...next, series: untilTheDay.series } })
    given(...rose, taskAdded('Prune', last), again)
      .when({ ...complete(), nextTaskId })
      .happens(completed)
  })

  test('ends with the last date of the calendar', () => {
    const last = recurringTask('Prune', { dueDate: '2199-12-31', recurringFrequency: 'annual' })
    given(taskAdded('Prune', last))
      .when(complete(taskId, today))
      .happens({ type: 'TaskCompleted', task: factsOf(last), doneOn: today, next: null })
  })
})

describe('deleting a task', () => {
  test('deletes no other task', () => {
    given(taskAdded('Prune'))
      .when({ type: 'DeleteTask', taskId })
      .happens({ type: 'TaskDeleted', task: factsOf(prune) })
  })

  test('from a plan records its rule', () => {
    const planned = generatedTask('Prune', 'rose')
    given(...rose, planAccepted('rose', [planned]))
      .when({ type: 'DeleteTask', taskId })
      .happens({ type: 'TaskDeleted', task: factsOf(planned), rule: 'Prune' })
  })

  test('a second time is refused', () => {
    given(taskAdded('Prune'), { type: 'TaskDeleted', task: factsOf(prune) })
      .when({ type: 'DeleteTask', taskId })
      .isRefused('task-not-found')
  })
})
