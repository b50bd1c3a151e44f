import { expect, test } from 'vitest'
import type { z } from 'zod'
import { StartMigration } from './admin/commands.ts'
import { GenerateTasks, GenerateTasksForPlant } from './care-plans/generate-tasks.ts'
import { UploadRequest } from './images/requests.ts'
import { LocationChanges, NewLocation } from './locations/commands.ts'
import { NewNurseryPlant, NurseryPlantChanges } from './nursery/commands.ts'
import { NewPlant, PlantChanges, PlantMoves, SeveralPlants } from './plants/commands.ts'
import { IdentifyPlant } from './plants/identification.ts'
import { PreferencesChanges } from './profile/commands.ts'
import { RenamedProduct, RestoredProduct } from './shed/commands.ts'
import {
  Completion,
  NewTask,
  Reschedulings,
  SeveralCompletions,
  SeveralTasks,
  TaskChanges,
} from './tasks/commands.ts'

const bodies: Record<string, z.ZodType> = {
  StartMigration,
  GenerateTasks,
  GenerateTasksForPlant,
  UploadRequest,
  NewLocation,
  LocationChanges,
  NewNurseryPlant,
  NurseryPlantChanges,
  NewPlant,
  PlantChanges,
  PlantMoves,
  SeveralPlants,
  IdentifyPlant,
  PreferencesChanges,
  RenamedProduct,
  RestoredProduct,
  NewTask,
  TaskChanges,
  Completion,
  SeveralTasks,
  SeveralCompletions,
  Reschedulings,
}

/** Every field of the schemas under test, by each of its names. */
const fields =
  `about careAuthors careInstructions city completed complexity conditions contentLength contentType country date description
  discoveryDate displayName doneOn dueDate effort estimatedTime featureImageUrl fileExtension galleryImageUrls
  gardeningEffort hint hold icon iconBackground imageUrl isRecurring location locationId maxMatches moisture moves name needs
  newName notes nurseryName nurseryPlantId plantId plantIds plantedDate plantingMethod postcode potFriendly potSize
  preferredTaskTypes preferredTasks price priority product readModels recurringFrequency regenerate removeFromNursery replacing
  shareGarden soil soilType species state status sunlight task taskComplexity taskGeneration taskIds taskPeriod
  taskPreferences tasks title userLocation visibility water`.split(/\s+/)

const odd: unknown[] = [
  { toString: 1 },
  { toString: 1, valueOf: 1, toJSON: 1 },
  { length: -1 },
  [[[[[[]]]]]],
  [{ toString: 1 }],
  { M: { M: { M: { M: { M: 7 } } } } },
  { constructor: 1, hasOwnProperty: 1 },
  Number.MAX_VALUE,
  -0,
  '\uD800',
  '__proto__',
  '{"M":"{"',
  ' '.repeat(1000),
  'x'.repeat(10_000),
]

test.each(Object.keys(bodies))('no odd value makes %s throw', (name) => {
  const body = bodies[name] as z.ZodType
  for (const value of odd) {
    body.safeParse(value)
    for (const field of fields) body.safeParse({ [field]: value })
  }
})

test.each([
  ['NewLocation', 'name'],
  ['LocationChanges', 'name'],
  ['NewPlant', 'name'],
  ['PlantChanges', 'species'],
  ['NewNurseryPlant', 'name'],
  ['NurseryPlantChanges', 'nurseryName'],
  ['PreferencesChanges', 'city'],
  ['PreferencesChanges', 'displayName'],
  ['RenamedProduct', 'newName'],
  ['NewTask', 'title'],
  ['TaskChanges', 'product'],
])('%s refuses invisible characters in the field %s', (body, field) => {
  for (const hidden of ['Ro\u200Bse', '\u202Eesor', 'Rose\uD83C']) {
    const issues = bodies[body]?.safeParse({ [field]: hidden }).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toContain(field)
  }
})

test.each(Object.keys(bodies))('however many fields a body has, %s reads only its own', (name) => {
  const endless = (): unknown =>
    new Proxy({} as Record<string, unknown>, {
      get: (_, field) => (field === 'taskGeneration' || field === 'userLocation' ? endless() : undefined),
      ownKeys: () => {
        throw new Error('All of them are looked at.')
      },
    })
  ;(bodies[name] as z.ZodType).safeParse(endless())
})
