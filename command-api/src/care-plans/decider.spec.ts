import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import {
  factsOf,
  generatedTask,
  idOf,
  locationCreated,
  planAccepted,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const plantId = idOf('rose')
const now = '2026-03-01T01:00:00.000Z'
const planted = [locationCreated('bed'), plantCreated('rose', 'bed')]
const prune = generatedTask('Prune', 'rose')
const feed = generatedTask('Feed', 'rose', { dueDate: '2026-04-01' })
const mulch = generatedTask('Mulch', 'rose')
const failed = { type: 'CarePlanFailed', plantId, round: 1, reason: 'Away.' } as const
const requested = (round: number, replacing = false) => {
  return { type: 'CarePlanRequested', plantId, round, replacing } as const
}
const request = (replacing = false): Extract<GardenCommand, { type: 'RequestCarePlans' }> => {
  return { type: 'RequestCarePlans', plantIds: [plantId], replacing, now }
}
const accept = (tasks = [prune], round = 1) => ({ type: 'AcceptCarePlan', plantId, round, tasks }) as const

describe('requesting a care plan', () => {
  test('changes nothing while a plan is being made', () => {
    given(...planted)
      .when(request())
      .changesNothing()
    given(...planted)
      .when(request(true))
      .changesNothing()
  })

  test('changes nothing while the plant has generated tasks ahead', () => {
    given(...planted, planAccepted('rose', [prune]))
      .when(request())
      .changesNothing()
  })

  test('begins another round when the last one failed', () => {
    given(...planted, failed)
      .when(request())
      .happens(requested(2))
  })

  test('begins another round when all planned tasks are done or overdue', () => {
    const over = generatedTask('Prune', 'rose', { dueDate: '2026-02-28' })
    const done = { type: 'TaskCompleted', task: factsOf(feed), doneOn: '2026-02-01', next: null } as const
    given(...planted, planAccepted('rose', [over, feed]), done)
      .when(request())
      .happens(requested(2))
  })

  test('does not count the gardener’s own tasks as planned care', () => {
    given(...planted, planAccepted('rose', []), taskAdded('Talk to it', { plantId, dueDate: '2026-05-01' }))
      .when(request())
      .happens(requested(2))
  })

  test('uses the gardener’s calendar', () => {
    const today = generatedTask('Prune', 'rose', { dueDate: '2026-02-28' })
    const perth = { type: 'GardenPlaced', state: 'Western Australia' } as const
    given(...planted, perth, planAccepted('rose', [today]))
      .when({ ...request(), now: '2026-02-28T15:30:00.000Z' })
      .changesNothing()
    given(...planted, planAccepted('rose', [today]))
      .when({ ...request(), now: '2026-02-28T15:30:00.000Z' })
      .happens(requested(2))
  })

  test('keeps the settings given for this plan alone', () => {
    const settings = { postcode: '7000', effort: 'Low' } as const
    given(...planted, failed)
      .when({ ...request(), settings })
      .happens({ ...requested(2), settings })
  })

  describe('looks ahead as far as the task period', () => {
    const inYear = generatedTask('Prune', 'rose', { dueDate: '2027-02-10' })
    const plannedOn = '2026-03-01'
    const planned = planAccepted('rose', [inYear], { plannedOn })

    test.each([
      ['2027-01-17', 'Next 6 weeks', false],
      ['2027-01-19', 'Next 6 weeks', true],
      ['2027-01-19', 'Next 2 weeks', false],
      ['2027-02-09', 'Next 2 weeks', false],
      ['2027-01-31', 'This month', false],
      ['2026-03-02', 'Next 6 weeks', false],
    ] as const)('on %s with %s: another round is %s', (day, taskPeriod, isDue) => {
      const asked = given(...planted, planned).when({ ...request(), now: `${day}T01:00:00.000Z`, taskPeriod })
      if (isDue) asked.happens(requested(2))
      else asked.changesNothing()
    })

    test('and uses the saved period when the request names none', () => {
      const saved = { type: 'CarePreferencesChanged', taskPeriod: 'Next 7 days' } as const
      const late = { ...request(), now: '2027-01-19T01:00:00.000Z' }
      given(...planted, planned)
        .when(late)
        .happens(requested(2))
      given(...planted, planned, saved)
        .when(late)
        .changesNothing()
    })
  })

  test('may replace the current plan', () => {
    given(...planted, planAccepted('rose', [prune]))
      .when(request(true))
      .happens(requested(2, true))
  })

  test('for all plants requests plans only for those that need one', () => {
    given(...planted, plantCreated('lily', 'bed'), failed)
      .when({ type: 'RequestCarePlans', plantIds: 'all', replacing: false, now })
      .happens(requested(2))
    given().when({ type: 'RequestCarePlans', plantIds: 'all', replacing: false, now }).changesNothing()
  })

  test('is refused for an unknown plant', () => {
    given().when(request()).isRefused('plant-not-found')
  })
})

describe('accepting a care plan', () => {
  test('adds all its tasks at once, for the plant', () => {
    given(...planted)
      .when({
        ...accept([{ ...prune, plantId: null }, feed]),
        note: 'Only 2 jobs suit this plant here.',
      })
      .happens({ ...planAccepted('rose', [prune, feed]), note: 'Only 2 jobs suit this plant here.' })
  })

  test('records the day from which it covers twelve months', () => {
    given(...planted)
      .when({ ...accept([prune]), plannedOn: '2026-03-01' })
      .happens(planAccepted('rose', [prune], { plannedOn: '2026-03-01' }))
  })

  test('a second time changes nothing', () => {
    given(...planted, planAccepted('rose', [prune]))
      .when(accept([feed]))
      .changesNothing()
  })

  test('of an earlier round changes nothing', () => {
    given(...planted, failed, requested(2))
      .when(accept([prune], 1))
      .changesNothing()
  })

  test('that nobody requested is refused', () => {
    given(...planted)
      .when(accept([prune], 2))
      .isRefused('care-plan-not-open')
  })

  test('for a deleted plant is refused', () => {
    given(...planted, {
      type: 'PlantDeleted',
      plantId,
      locationId: idOf('bed'),
      visibility: 'private',
      tasks: [],
    })
      .when(accept())
      .isRefused('plant-not-found')
  })

  test('does not repeat pending tasks', () => {
    const again = generatedTask('Prune', 'rose', { taskId: idOf('Prune again') })
    given(...planted, planAccepted('rose', [prune]), requested(2))
      .when(accept([again, feed], 2))
      .happens(planAccepted('rose', [feed], { round: 2 }))
  })

  test('leaves out tasks that the gardener deleted, unless the plan is replaced', () => {
    const deleted = { type: 'TaskDeleted', task: factsOf(prune), rule: 'Prune' } as const
    const again = generatedTask('Prune', 'rose', { taskId: idOf('Prune again') })
    given(...planted, planAccepted('rose', [prune]), deleted, requested(2))
      .when(accept([again, feed], 2))
      .happens(planAccepted('rose', [feed], { round: 2 }))
    given(...planted, planAccepted('rose', [prune]), deleted, requested(2, true))
      .when(accept([again, feed], 2))
      .happens(planAccepted('rose', [again, feed], { round: 2 }))
  })

  describe('does not repeat care that was just done', () => {
    const water = generatedTask('Water', 'rose', { dueDate: '2026-02-20', isRecurring: false, series: null })
    const done = { type: 'TaskCompleted', task: factsOf(water), doneOn: '2026-02-27', next: null } as const
    const again = (dueDate: string, changes = {}) =>
      generatedTask('Water', 'rose', { ...water, taskId: idOf('Water again'), dueDate, ...changes })
    const afterwards = given(...planted, planAccepted('rose', [water]), done, requested(2, true))

    test.each(['2026-03-01', '2026-04-20'])('in a task due on %s', (dueDate) => {
      afterwards.when(accept([again(dueDate), feed], 2)).happens(planAccepted('rose', [feed], { round: 2 }))
    })

    test('but adds it when it is due again in the next cycle', () => {
      const nextYear = again('2026-09-20')
      afterwards.when(accept([nextYear], 2)).happens(planAccepted('rose', [nextYear], { round: 2 }))
    })

    test.each([
      ['annual', '2026-03-01', '2027-03-01'],
      ['monthly', '2026-03-01', '2026-04-01'],
      ['monthly', '2026-03-20', '2026-03-20'],
      ['monthly', '2026-01-31', '2026-02-28'],
      ['monthly-summer', '2026-02-28', '2026-12-28'],
    ] as const)('and a task recurring %s from %s is due on %s', (recurringFrequency, from, dueDate) => {
      const series = { id: idOf('Water again'), day: Number(from.slice(8)) }
      const recurs = (day: string) => again(day, { isRecurring: true, recurringFrequency, series })
      afterwards
        .when(accept([recurs(from)], 2))
        .happens(planAccepted('rose', [recurs(dueDate)], { round: 2 }))
    })
  })

  test('leaves out a recurring task just done whose series ends before its next turn', () => {
    const water = generatedTask('Water', 'rose', { dueDate: '2026-02-20' })
    const done = { type: 'TaskCompleted', task: factsOf(water), doneOn: '2026-02-27', next: null } as const
    const over = generatedTask('Water', 'rose', {
      taskId: idOf('Water again'),
      dueDate: '2026-03-01',
      isRecurring: true,
      recurringFrequency: 'monthly',
      series: { id: idOf('Water again'), day: 1, until: '2026-03-31' },
    })
    given(...planted, planAccepted('rose', [water]), done, requested(2, true))
      .when(accept([over, feed], 2))
      .happens(planAccepted('rose', [feed], { round: 2 }))
  })

  test('counts a task done ahead of its due date as done for at most a year', () => {
    const far = generatedTask('Water', 'rose', { dueDate: '2150-02-20' })
    const done = { type: 'TaskCompleted', task: factsOf(far), doneOn: '2026-02-27', next: null } as const
    const yearly = (dueDate: string) =>
      generatedTask('Water', 'rose', {
        taskId: idOf('Water again'),
        dueDate,
        isRecurring: true,
        series: { id: idOf('Water again'), day: 1 },
      })
    given(...planted, planAccepted('rose', [far]), done, requested(2, true))
      .when(accept([yearly('2026-03-01')], 2))
      .happens(planAccepted('rose', [yearly('2027-03-01')], { round: 2 }))
  })

  test('leaves out a recurring task just done whose next turn is past the last possible date', () => {
    const water = generatedTask('Water', 'rose', { dueDate: '2199-03-01' })
    const done = { type: 'TaskCompleted', task: factsOf(water), doneOn: '2199-03-01', next: null } as const
    const yearly = { isRecurring: true, series: { id: idOf('Water again'), day: 1 } }
    const again = generatedTask('Water', 'rose', { ...water, ...yearly, taskId: idOf('Water again') })
    given(...planted, planAccepted('rose', [water]), done, requested(2, true))
      .when(accept([again, feed], 2))
      .happens(planAccepted('rose', [feed], { round: 2 }))
  })

  test('replaces only pending generated tasks that the gardener has not changed', () => {
    const own = taskAdded('Talk to it', { plantId })
    const touched = { type: 'TaskReprioritised', priority: 1, was: factsOf(feed) } as const
    const done = { type: 'TaskCompleted', task: factsOf(mulch), doneOn: '2026-02-01', next: null } as const
    const pruneAgain = generatedTask('Prune', 'rose', { taskId: idOf('Prune again') })
    const feedAgain = generatedTask('Feed', 'rose', { taskId: idOf('Feed again') })
    given(...planted, planAccepted('rose', [prune, feed, mulch]), own, touched, done, requested(2, true))
      .when(accept([pruneAgain, feedAgain], 2))
      .happens(planAccepted('rose', [pruneAgain], { round: 2, replaced: [factsOf(prune)] }))
  })
})

describe('failing a care plan', () => {
  const fail = { type: 'FailCarePlan', plantId, round: 1, reason: 'Away.' } as const

  test('records the reason', () => {
    given(...planted)
      .when(fail)
      .happens(failed)
  })

  test('changes nothing after it was accepted, or the second time', () => {
    given(...planted, planAccepted('rose', [prune]))
      .when(fail)
      .changesNothing()
    given(...planted, failed)
      .when(fail)
      .changesNothing()
  })

  test('of a deleted plant is refused', () => {
    given().when(fail).isRefused('plant-not-found')
  })
})
