import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { pictureFile } from '@wattle/contracts/takeout/format.ts'
import {
  locationCreated,
  nurseryPlantAdded,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { gardenA, recordedIn } from '@wattle/projections/testing/happened.ts'
import { expect, onTestFinished, test } from 'vitest'
import { gather } from './gather.ts'
import { gardenPage } from './page.ts'
import { plantsTable, tasksTable } from './tables.ts'

const [gate, front] = [
  'a-picture-of-the-garden-gate-000000000000001',
  'the-front-of-the-house-in-spring-00000000001',
]
const pictures = new Map([[gate, 1000]])

async function gathered(...events: GardenEvent[]) {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  await log.append(gardenStream(gardenA), recordedIn(gardenA, events), noStream)
  return await gather(log, gardenA)
}

const story: GardenEvent[] = [
  locationCreated('Shade', { icon: '🌿', description: 'Under the <big> tree' }),
  locationCreated('Sun', {
    potFriendly: true,
    conditions: { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'medium' },
  }),
  plantCreated('Lemon', 'Sun', { species: 'Citrus × limon', imageUrl: imageUrlOf(front) }),
  { type: 'PlantPhotographed', plantId: plantCreated('Lemon', 'Sun').plantId, imageUrl: imageUrlOf(gate) },
  plantCreated('=Fern', 'Shade', { plantingMethod: 'pot' }),
  {
    type: 'TaskAdded',
    task: plannedTask('Prune', { plantId: plantCreated('Lemon', 'Sun').plantId, dueDate: '2026-08-01' }),
  },
  {
    type: 'TaskAdded',
    task: plannedTask('Feed, then water', {
      product: { productName: 'Seaweed' },
      estimatedTime: 10,
      isRecurring: true,
      recurringFrequency: 'monthly-winter',
    }),
  },
  nurseryPlantAdded('Lavender', { nurseryName: 'Marrickville Garden Market' }),
]

test('a takeout sorts its documents for readers and includes every picture there ever was', async () => {
  const { documents, head, pictures: all, plans } = await gathered(...story)
  expect(documents.locations.map(({ name }) => name)).toEqual(['Shade', 'Sun'])
  expect(documents.plants.map(({ name }) => name)).toEqual(['=Fern', 'Lemon'])
  expect(documents.tasks.map(({ title }) => title)).toEqual(['Feed, then water', 'Prune'])
  expect(documents.nursery.map(({ name }) => name)).toEqual(['Lavender'])
  expect({ head, all }).toEqual({ head: story.length - 1, all: [front, gate] })
  expect(plans.map(({ round }) => round)).toEqual([1, 1])
})

const rowsOf = (table: string) => table.replace('\ufeff', '').trimEnd().split('\r\n')

test('the plants table keeps a spreadsheet from running a name as a formula', async () => {
  const { documents } = await gathered(...story)
  const table = plantsTable(documents, pictures)
  expect(table.startsWith('\ufeffName,Species,Location,Planted,')).toBe(true)
  const [, fern, lemon] = rowsOf(table)
  expect(fern).toMatch(/^'=Fern,Acacia pycnantha,Shade,2026-01-05,pot,private,,,,,,,/)
  expect(lemon).toContain(`Lemon,Citrus × limon,Sun,2026-01-05,ground,private,,,,,,${pictureFile(gate)},`)
})

test('the tasks table lists each task with its plant', async () => {
  const { documents } = await gathered(...story)
  const [head, feed, prune] = rowsOf(tasksTable(documents))
  expect(head).toBe(
    'Due,Title,Description,Plant,Priority,Done on,Repeats,Minutes,Product,Product link,Why,ID',
  )
  expect(feed).toMatch(/^2026-03-15,"Feed, then water",,,Medium,,"Then monthly, Jun–Aug",10,Seaweed,,,/)
  expect(prune).toMatch(/^2026-08-01,Prune,,Lemon,Medium,/)
})

test('the takeout page shows everything, escapes it and loads only the pictures beside it', async () => {
  const { documents } = await gathered(...story)
  const page = gardenPage(documents, pictures, '2026-03-21')
  expect(page).toContain(
    'Everything that was in this garden on 21 Mar 2026: 2 plants, 2 tasks to do and 0 tasks done.',
  )
  for (const shown of [
    '=Fern',
    'Citrus × limon',
    'Feed, then water',
    'Then monthly, Jun–Aug',
    'Marrickville Garden Market',
    'Under the &#60;big&#62; tree',
    'Full sun all day · loam soil · medium moisture · Good for pots',
  ])
    expect(page).toContain(shown)
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses).toEqual(['plants.csv', 'tasks.csv', 'tasks.ics', pictureFile(gate)])
  expect(page).not.toMatch(/<script|<link|@import|url\(/)
})

test('a picture that nothing shows any more is at the end of the page', async () => {
  const { documents } = await gathered(...story)
  const page = gardenPage(documents, new Map([...pictures, [front, 1000]]), '2026-03-21')
  expect(page.split('Earlier pictures')[1]).toContain(pictureFile(front))
  expect(page.split('Earlier pictures')[0]).not.toContain(pictureFile(front))
})
