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

const now = '2026-03-20T21:30:00.000Z'
const today = '2026-03-21'
const prune = plannedTask('Prune')
const feed = recurringTask('Feed')
const nextFeed = { ...feed, taskId: idOf('Feed again'), dueDate: '2026-04-15' }
const both = [taskAdded('Prune'), taskAdded('Feed', feed)]
const pruned = { type: 'TaskCompleted', task: factsOf(prune), doneOn: today, next: null } as const
const fed = { type: 'TaskCompleted', task: factsOf(feed), doneOn: today, next: nextFeed } as const

describe('completing several tasks', () => {
  const complete = (titles: string[], fields: { completed?: boolean; doneOn?: string } = {}) => {
    const tasks = titles.map((title) => ({ taskId: idOf(title), nextTaskId: idOf(`${title} again`) }))
    return { type: 'CompleteTasks', tasks, now, completed: true, ...fields } as const
  }

  test('completes each, and gives those that repeat a next turn', () => {
    given(...both)
      .when(complete(['Prune', 'Feed']))
      .happens(pruned, fed)
  })

  test('skips those already completed', () => {
    given(...both, pruned)
      .when(complete(['Prune', 'Feed']))
      .happens(fed)
  })

  test('creates one next turn for two turns of the same series', () => {
    const other = { ...feed, taskId: idOf('Feed too') }
    given(taskAdded('Feed', feed), taskAdded('Feed too', other))
      .when(complete(['Feed', 'Feed too']))
      .happens(
        { ...fed, next: null },
        { ...fed, task: factsOf(other), next: { ...nextFeed, taskId: idOf('Feed too again') } },
      )
  })

  test('can be undone, with next turns that were not changed', () => {
    given(...both, pruned, fed)
      .when(complete(['Prune', 'Feed'], { completed: false }))
      .happens(
        { type: 'TaskReopened', task: factsOf(prune, { status: 'completed' }), revoked: null },
        { type: 'TaskReopened', task: factsOf(feed, { status: 'completed' }), revoked: factsOf(nextFeed) },
      )
  })

  test('is refused for a future day, and when one of them is unknown', () => {
    given(...both)
      .when(complete(['Prune', 'Feed'], { doneOn: '2026-03-22' }))
      .isRefused('day-not-come')
    given(...both)
      .when(complete(['Prune', 'nothing']))
      .isRefused('task-not-found')
  })
})

describe('rescheduling several tasks', () => {
  test('gives each its date, and skips those that have it', () => {
    const dueDate = '2026-04-01'
    given(...both, taskAdded('Weed', { dueDate }))
      .when({
        type: 'RescheduleTasks',
        tasks: [
          { taskId: idOf('Prune'), dueDate },
          { taskId: idOf('Weed'), dueDate },
          { taskId: idOf('Feed'), dueDate: '2026-05-02' },
        ],
      })
      .happens(
        { type: 'TaskRescheduled', dueDate, was: factsOf(prune) },
        { type: 'TaskRescheduled', dueDate: '2026-05-02', was: factsOf(feed) },
      )
  })

  test('is refused when one of them is unknown', () => {
    given(...both)
      .when({
        type: 'RescheduleTasks',
        tasks: ['Prune', 'nothing'].map((title) => ({ taskId: idOf(title), dueDate: '2026-04-01' })),
      })
      .isRefused('task-not-found')
  })
})

describe('deleting several tasks', () => {
  test('deletes each, and records the rules of those from a plan', () => {
    const planned = generatedTask('Prune', 'rose')
    const rose = [locationCreated('bed'), plantCreated('rose', 'bed')]
    given(...rose, planAccepted('rose', [planned]), taskAdded('Feed', feed))
      .when({ type: 'DeleteTasks', taskIds: [idOf('Prune'), idOf('Feed')] })
      .happens(
        { type: 'TaskDeleted', task: factsOf(planned), rule: 'Prune' },
        { type: 'TaskDeleted', task: factsOf(feed) },
      )
  })

  test('is refused when one of them is unknown', () => {
    given(...both)
      .when({ type: 'DeleteTasks', taskIds: [idOf('Prune'), idOf('nothing')] })
      .isRefused('task-not-found')
  })
})
