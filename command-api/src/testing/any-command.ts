import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewNurseryPlant } from '@wattle/contracts/nursery/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { priorities, recurringFrequencies } from '@wattle/contracts/tasks/choices.ts'
import { NewTask } from '@wattle/contracts/tasks/commands.ts'
import { generatedTask, idOf, picture, recurringTask } from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'

type CommandType = GardenCommand['type']
type FieldsOf<C extends GardenCommand> = Omit<C, 'type'>

const few = (kind: string, count: number) =>
  fc.constantFrom(...Array.from({ length: count }, (_, n) => idOf(`${kind} ${n}`)))
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const some = <T>(thing: fc.Arbitrary<T>) => fc.array(thing, { minLength: 1, maxLength: 4 })
/** Any subset of these fields. */
const someOf = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(fields, { requiredKeys: [] })

const now = fc.constant('2026-03-21T01:00:00.000Z')
const locationId = few('location', 3)
const plantId = few('plant', 4)
const nurseryPlantId = few('nursery plant', 2)
const name = fc.constantFrom('Rose', 'Zoë’s 🌺', 'a/b#c?%')
const visibility = fc.constantFrom('private' as const, 'public' as const)
const removable = `${picture}-removable`
const imageUrl = fc.constantFrom(picture, removable, null)
const dueDate = fc.constantFrom('2026-01-31', '2026-03-15', '2026-12-01', '2199-12-31')
const doneOn = fc.constantFrom('2025-06-30', '2026-02-01', '2026-03-21', '2026-03-22')
const recurringFrequency = fc.constantFrom(...recurringFrequencies)
const status = fc.constantFrom('pending' as const, 'completed' as const)
// New tasks always have new ids, because these are derived from the request's key.
const taskId = fc.uuid()
const nextTaskId = fc.uuid()
const product = fc.constantFrom('Seasol', ' SEASOL ', 'a/b#c?% 🌱')
const round = fc.constantFrom(1, 1, 2, 3)
// Rare, because nothing can happen in a garden after an administrator has erased it.
const seldomAdministrator = fc.oneof(
  { arbitrary: fc.constant('gardener' as const), weight: 30 },
  { arbitrary: fc.constant('administrator' as const), weight: 1 },
)

/**
 * Generators for every command, which the compiler requires: any values in a small garden, sensible or not.
 */
const commands = {
  CreateLocation: fc.record({ locationId, name }).map(({ locationId: id, name: text }) => {
    return { locationId: id, ...NewLocation.parse({ name: text }) }
  }),
  ChangeLocation: fc.record({
    locationId,
    changes: someOf({ name, description: name, potFriendly: fc.boolean() }),
  }),
  DeleteLocation: fc.record({ locationId, cascade: fc.boolean() }),
  CreatePlant: fc
    .record({
      plantId,
      now,
      fields: fc.record({
        locationId,
        name,
        visibility,
        nurseryPlantId: maybe(nurseryPlantId),
        removeFromNursery: fc.boolean(),
      }),
    })
    .map(({ fields, ...rest }) => ({ ...rest, ...NewPlant.parse({ species: 'Rosa', ...fields }) })),
  ChangePlant: fc.record({
    plantId,
    now,
    changes: someOf({
      name,
      locationId,
      visibility,
      imageUrl,
      plantedDate: dueDate,
      careInstructions: fc.record({ pruning: name }),
    }),
  }),
  ChangeLocationVisibility: fc.record({ locationId, visibility }),
  MovePlants: fc.record({ moves: some(fc.record({ plantId, locationId })) }),
  DeletePlant: fc.record({ plantId }),
  DeletePlants: fc.record({ plantIds: fc.uniqueArray(plantId, { minLength: 1, maxLength: 2 }) }),
  AddNurseryPlant: fc.record({ nurseryPlantId, now, name }).map(({ name: called, ...rest }) => {
    return { ...rest, ...NewNurseryPlant.parse({ name: called, species: 'Rosa' }) }
  }),
  ReviseNurseryPlant: fc.record({
    nurseryPlantId,
    changes: someOf({ name, notes: name, imageUrl, careInstructions: fc.record({ soil: name }) }),
  }),
  RemoveNurseryPlant: fc.record({ nurseryPlantId }),
  RemovePicture: fc.record({ imageUrl: fc.constant(removable) }),
  RequestCarePlans: fc.record({
    plantIds: fc.oneof(
      fc.constant('all' as const),
      plantId.map((id) => [id]),
    ),
    replacing: fc.boolean(),
    now,
  }),
  AcceptCarePlan: fc.record({ plantId, round, ids: fc.tuple(taskId, taskId) }).map(({ ids, ...plan }) => {
    const prune = generatedTask('Prune', 'rose', { taskId: ids[0] })
    const feed = recurringTask('Feed', generatedTask('Feed', 'rose', { taskId: ids[1] }))
    return { ...plan, tasks: [prune, feed] }
  }),
  FailCarePlan: fc.record({ plantId, round, reason: name }),
  AddTask: fc
    .record({
      taskId,
      nextTaskId,
      now,
      fields: fc.record({
        plantId: maybe(plantId),
        dueDate,
        isRecurring: fc.boolean(),
        recurringFrequency,
        status,
        product: maybe(product),
      }),
    })
    .map(({ fields, ...rest }) => ({ ...rest, ...NewTask.parse({ title: 'Prune', ...fields }) })),
  ChangeTask: fc.record({
    taskId,
    nextTaskId,
    now,
    changes: someOf({
      title: name,
      dueDate,
      priority: fc.constantFrom(...priorities),
      plantId: fc.option(plantId),
      isRecurring: fc.boolean(),
      recurringFrequency,
      status,
    }),
  }),
  CompleteTask: fc.record({
    taskId,
    nextTaskId,
    now,
    completed: maybe(fc.boolean()),
    doneOn: maybe(doneOn),
  }),
  CompleteTasks: fc.record({
    tasks: some(fc.record({ taskId, nextTaskId })),
    now,
    completed: fc.boolean(),
    doneOn: maybe(doneOn),
  }),
  RescheduleTasks: fc.record({ tasks: some(fc.record({ taskId, dueDate })) }),
  DeleteTask: fc.record({ taskId }),
  DeleteTasks: fc.record({ taskIds: some(taskId) }),
  RenameProduct: fc.record({ productName: product, newName: product }),
  DeleteProduct: fc.record({ productName: product }),
  RestoreProduct: fc.record({ productName: product, taskIds: fc.array(taskId) }),
  RequestErasure: fc.record({ now }),
  WithdrawErasure: fc.constant({}),
  BeginErasure: fc.record({ now, askedBy: seldomAdministrator }),
  WithdrawDisplayName: fc.record({ displayName: fc.constant('Iris') }),
  SavePreferences: fc.record({
    holdsDisplayName: fc.constant(true),
    changes: someOf({
      state: fc.constantFrom('Tasmania' as const, null),
      displayName: fc.constant('Iris'),
      about: fc.constantFrom('By the sea', ''),
      featureImageUrl: imageUrl,
      shareGarden: fc.boolean(),
      taskGeneration: fc.record({ effort: fc.constantFrom('Low' as const, 'High' as const) }),
    }),
  }),
} satisfies { [Type in CommandType]: fc.Arbitrary<FieldsOf<Extract<GardenCommand, { type: Type }>>> }

/** Commands that create things are more frequent, so that there is something to change. */
const creating = new Set<string>([
  'CreateLocation',
  'CreatePlant',
  'AddTask',
  'AddNurseryPlant',
] satisfies CommandType[])

export const anyCommand: fc.Arbitrary<GardenCommand> = fc.oneof(
  ...Object.entries<fc.Arbitrary<object>>(commands).map(([type, fields]) => ({
    arbitrary: fields.map((said) => ({ type, ...said }) as GardenCommand),
    weight: creating.has(type) ? 8 : 3,
  })),
)
