import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { gardenLimits } from '@wattle/contracts/garden/limits.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewNurseryPlant } from '@wattle/contracts/nursery/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { type RefusalCode, refusals } from '@wattle/contracts/refusals.ts'
import { NewTask } from '@wattle/contracts/tasks/commands.ts'
import {
  factsOf,
  generatedTask,
  idOf,
  locationCreated,
  nurseryPlantAdded,
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
const many = (count: number, event: (name: string) => GardenEvent) =>
  Array.from({ length: count }, (_, index) => event(`one of many ${index}`))
const bed = locationCreated('bed')
const rose = plantCreated('rose', 'bed')
const plantId = rose.plantId

const addTask = (fields: object = {}): GardenCommand => ({
  type: 'AddTask',
  taskId: idOf('Prune'),
  nextTaskId: idOf('Prune again'),
  now,
  ...NewTask.parse({ title: 'Prune', dueDate: '2026-03-15', ...fields }),
})
const untick = (task: string): GardenCommand => {
  return { type: 'CompleteTask', taskId: idOf(task), nextTaskId: idOf('next'), now, completed: false }
}

type Kind = {
  one: (name: string) => GardenEvent
  /** How many fit into a garden that already has a bed and a rose. */
  count: number
  another: GardenCommand
  happens: GardenEvent
  refusal: RefusalCode
}

const kinds: Record<string, Kind> = {
  locations: {
    one: (name) => locationCreated(name),
    count: gardenLimits.locations - 1,
    another: { type: 'CreateLocation', locationId: idOf('yard'), ...NewLocation.parse({ name: 'yard' }) },
    happens: locationCreated('yard'),
    refusal: 'locations-full',
  },
  plants: {
    one: (name) => plantCreated(name, 'bed'),
    count: gardenLimits.plants - 1,
    another: {
      type: 'CreatePlant',
      plantId: idOf('lily'),
      now,
      ...NewPlant.parse({ name: 'lily', species: 'Acacia pycnantha', locationId: idOf('bed') }),
    },
    happens: plantCreated('lily', 'bed', { plantedDate: today }),
    refusal: 'plants-full',
  },
  'tasks to do': {
    one: (name) => taskAdded(name),
    count: gardenLimits.pendingTasks,
    another: addTask(),
    happens: taskAdded('Prune'),
    refusal: 'tasks-full',
  },
  'plants on the nursery list': {
    one: (name) => nurseryPlantAdded(name),
    count: gardenLimits.nurseryPlants,
    another: {
      type: 'AddNurseryPlant',
      nurseryPlantId: idOf('lavender'),
      now,
      ...NewNurseryPlant.parse({ name: 'lavender', species: 'Lavandula dentata' }),
    },
    happens: nurseryPlantAdded('lavender'),
    refusal: 'nursery-full',
  },
}

describe('a garden holds', () => {
  test.each(Object.entries(kinds))(
    'up to the limit of %s and no more',
    (_kind, { one, count, another, ...expected }) => {
      const full = [bed, rose, ...many(count, one)]
      given(...full.slice(0, -1))
        .when(another)
        .happens(expected.happens)
      given(...full)
        .when(another)
        .isRefused(expected.refusal)
    },
  )
})

describe('a garden with its limit of pending tasks', () => {
  const feed = recurringTask('Feed', { dueDate: today })
  const done = {
    type: 'TaskCompleted',
    task: factsOf(plannedTask('Sweep')),
    doneOn: today,
    next: null,
  } as const
  const full = [
    bed,
    rose,
    ...many(gardenLimits.pendingTasks - 1, taskAdded),
    taskAdded('Sweep'),
    done,
    taskAdded('Feed', feed),
  ]

  test('takes a completed task, unless that repeats', () => {
    given(...full)
      .when(addTask({ status: 'completed' }))
      .happens(taskAdded('Prune'), {
        type: 'TaskCompleted',
        task: factsOf(plannedTask('Prune')),
        doneOn: today,
        next: null,
      })
    given(...full)
      .when(addTask({ status: 'completed', isRecurring: true, recurringFrequency: 'monthly' }))
      .isRefused('tasks-full')
  })

  test('refuses to reopen a task', () => {
    given(...full)
      .when(untick('Sweep'))
      .isRefused('tasks-full')
  })

  test('has room for the next turn of a completed task', () => {
    const next = { ...feed, taskId: idOf('Feed again'), dueDate: '2026-04-21' }
    given(...full)
      .when({ type: 'CompleteTask', taskId: idOf('Feed'), nextTaskId: idOf('Feed again'), now })
      .happens({ type: 'TaskCompleted', task: factsOf(feed), doneOn: today, next })
  })

  test('has no room for a care plan, which fails with that reason', () => {
    given(...full)
      .when({ type: 'AcceptCarePlan', plantId, round: 1, tasks: [generatedTask('Mulch', 'rose')] })
      .happens({ type: 'CarePlanFailed', plantId, round: 1, reason: refusals['tasks-full'].message })
  })

  test('has room for a care plan that replaces as many tasks', () => {
    const mulch = generatedTask('Mulch', 'rose')
    const again = { ...mulch, taskId: idOf('Mulch again') }
    const deleted = { type: 'TaskDeleted', task: factsOf(feed) } as const
    given(...full, deleted, planAccepted('rose', [mulch]), {
      type: 'CarePlanRequested',
      plantId,
      round: 2,
      replacing: true,
    })
      .when({ type: 'AcceptCarePlan', plantId, round: 2, tasks: [again] })
      .happens(planAccepted('rose', [again], { round: 2, replaced: [factsOf(mulch)] }))
  })
})

test('a garden already over a limit can still be changed', () => {
  const over = [bed, rose, ...many(gardenLimits.locations + 1, (name) => locationCreated(name))]
  given(...over)
    .when({ type: 'ChangeLocation', locationId: bed.locationId, changes: { name: 'Long bed' } })
    .happens({ type: 'LocationRenamed', locationId: bed.locationId, name: 'Long bed', was: 'bed' })
})
