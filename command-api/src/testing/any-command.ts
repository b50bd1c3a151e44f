import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { recurringFrequencies } from '@wattle/contracts/tasks/choices.ts'
import { NewTask } from '@wattle/contracts/tasks/commands.ts'
import fc from 'fast-check'
import { generatedTask, idOf, picture, recurringTask } from './sample-events.ts'

const now = '2026-03-21T01:00:00.000Z'
const few = (kind: string, count: number) =>
  fc.constantFrom(...Array.from({ length: count }, (_, n) => idOf(`${kind} ${n}`)))
const locationId = few('location', 3)
const plantId = few('plant', 4)
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const name = fc.constantFrom('Rose', 'Zoë’s 🌺', 'a/b#c?%')
const visibility = fc.constantFrom('private' as const, 'public' as const)
const dueDate = fc.constantFrom('2026-01-31', '2026-03-15', '2026-12-01', '2199-12-31')
const doneOn = fc.constantFrom('2025-06-30', '2026-02-01', '2026-03-21', '2026-03-22')
const frequency = fc.constantFrom(...recurringFrequencies)
// New tasks have ids that never were: a request's key makes them.
const taskId = fc.uuid()
const nextTaskId = fc.uuid()
const round = fc.integer({ min: 1, max: 3 })

const creation: fc.Arbitrary<GardenCommand> = fc.oneof(
  fc.record({ locationId, name }).map(({ locationId: id, name: text }) => ({
    type: 'CreateLocation' as const,
    locationId: id,
    ...NewLocation.parse({ name: text }),
  })),
  fc.record({ plantId, locationId, name, visibility }).map(({ plantId: id, ...plant }) => ({
    type: 'CreatePlant' as const,
    plantId: id,
    now,
    ...NewPlant.parse({ species: 'Rosa', ...plant }),
  })),
  fc
    .record({
      taskId,
      nextTaskId,
      fields: fc.record({
        plantId: maybe(plantId),
        dueDate,
        isRecurring: fc.boolean(),
        recurringFrequency: frequency,
        status: fc.constantFrom('pending', 'completed'),
      }),
    })
    .map(({ fields, ...ids }) => ({
      type: 'AddTask' as const,
      now,
      ...ids,
      ...NewTask.parse({ title: 'Prune', ...fields }),
    })),
)

const change: fc.Arbitrary<GardenCommand> = fc.oneof(
  fc.record({
    type: fc.constant('ChangeLocation' as const),
    locationId,
    changes: fc.record({ name, description: name, potFriendly: fc.boolean() }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('DeleteLocation' as const), locationId, cascade: fc.boolean() }),
  fc.record({
    type: fc.constant('ChangePlant' as const),
    plantId,
    changes: fc.record({ name, locationId, visibility }, { requiredKeys: [] }),
  }),
  fc.record({ type: fc.constant('ChangeLocationVisibility' as const), locationId, visibility }),
  fc.record({ type: fc.constant('DeletePlant' as const), plantId }),
  fc.record({
    type: fc.constant('ChangeTask' as const),
    taskId,
    nextTaskId,
    now: fc.constant(now),
    changes: fc.record(
      {
        title: name,
        dueDate,
        plantId: fc.option(plantId),
        isRecurring: fc.boolean(),
        recurringFrequency: frequency,
        status: fc.constantFrom('pending' as const, 'completed' as const),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.record({
    type: fc.constant('CompleteTask' as const),
    taskId,
    nextTaskId,
    now: fc.constant(now),
    completed: maybe(fc.boolean()),
    doneOn: maybe(doneOn),
  }),
  fc.record({ type: fc.constant('DeleteTask' as const), taskId }),
  fc.record({
    type: fc.constant('RequestCarePlans' as const),
    plantIds: fc.oneof(
      fc.constant('all' as const),
      plantId.map((id) => [id]),
    ),
    replacing: fc.boolean(),
    now: fc.constant(now),
  }),
  fc.record({ plantId, round, ids: fc.tuple(taskId, taskId) }).map(({ ids, ...plan }) => ({
    type: 'AcceptCarePlan' as const,
    ...plan,
    tasks: [
      generatedTask('Prune', 'rose', { taskId: ids[0] }),
      recurringTask('Feed', generatedTask('Feed', 'rose', { taskId: ids[1] })),
    ],
  })),
  fc.record({ type: fc.constant('FailCarePlan' as const), plantId, round, reason: name }),
  fc.record({
    type: fc.constant('SavePreferences' as const),
    holdsDisplayName: fc.constant(true),
    changes: fc.record(
      {
        state: fc.constantFrom('Tasmania' as const, null),
        displayName: fc.constant('Iris'),
        about: fc.constantFrom('By the sea', ''),
        featureImageUrl: fc.constantFrom(picture, null),
        shareGarden: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  }),
)

/** Any command of a small garden, sensible or not. */
export const anyCommand: fc.Arbitrary<GardenCommand> = fc.oneof(
  { arbitrary: creation, weight: 2 },
  { arbitrary: change, weight: 3 },
)
