import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { generatedTask, idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { iris, type OpenedApp, openedApp, problem } from '../testing/app.ts'
import { happenedIn, noon } from '../testing/garden-log.ts'

const plantNotFound = problem('plant-not-found', 'Plant not found')
const key = { headers: { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000001' } }

async function withBeds() {
  const opened = await openedApp()
  const place = async (name: string) =>
    (await opened.ask('POST', '/locations', { name })).body.location.id as string
  const [bed, yard] = [await place('Bed'), await place('Yard')]
  const plant = async (name: string) => {
    const { body } = await opened.ask('POST', '/plants', {
      name,
      species: 'Acacia pycnantha',
      locationId: bed,
    })
    return body.plant.id as string
  }
  const plants = [await plant('Rose'), await plant('Lily')]
  const count = async () => (await happenedIn(opened.log, iris)).length
  return { ...opened, bed, yard, plants, count }
}

const movesOf = (plantIds: string[], locationId: string) => ({
  moves: plantIds.map((plantId) => ({ plantId, locationId })),
})

/** Fern's garden: a yard with a rose. */
async function fernsGarden({ ask }: Pick<OpenedApp, 'ask'>) {
  const fern = { as: 'fern' } as const
  const yard: string = (await ask('POST', '/locations', { name: 'Yard' }, fern)).body.location.id
  const plant = { name: 'Rose', species: 'Acacia pycnantha', locationId: yard }
  return { yard, rose: (await ask('POST', '/plants', plant, fern)).body.plant.id as string }
}

describe('PUT /plants/move', () => {
  test('answers with the plants in their new locations', async () => {
    const { ask, yard, plants } = await withBeds()
    const answer = await ask('PUT', '/plants/move', movesOf(plants, yard))
    expect([answer.status, answer.headers['x-garden-revision']]).toEqual([200, '5'])
    expect(answer.body).toEqual({
      plants: plants.map((id) => expect.objectContaining({ id, locationId: yard })),
    })
  })

  test('with a repeated key is done once and gives the same answer', async () => {
    const { ask, bed, yard, plants, count } = await withBeds()
    const first = await ask('PUT', '/plants/move', movesOf(plants, yard), key)
    await ask('PUT', '/plants/move', movesOf(plants, bed))
    const again = await ask('PUT', '/plants/move', movesOf(plants, yard), key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await count()).toBe(8)
    const other = await ask('PUT', '/plants/move', movesOf(plants, bed), key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
  })

  test('moves none when one plant or location is unknown or another gardener’s', async () => {
    const { ask, yard, plants, count } = await withBeds()
    const ferns = await fernsGarden({ ask })
    for (const id of [idOf('nothing'), ferns.rose]) {
      const answer = await ask('PUT', '/plants/move', movesOf([...plants, id], yard))
      expect([answer.status, answer.body]).toEqual([404, plantNotFound])
    }
    for (const place of [idOf('nowhere'), ferns.yard]) {
      const { moves } = movesOf(plants, yard)
      const answer = await ask('PUT', '/plants/move', {
        moves: [...moves, { plantId: plants[0], locationId: place }],
      })
      expect([answer.status, answer.body]).toEqual([404, problem('location-not-found', 'Location not found')])
    }
    expect(await count()).toBe(4)
  })
})

describe('POST /plants/delete', () => {
  test('answers with the number of plants and tasks deleted', async () => {
    const { ask, plants } = await withBeds()
    for (const title of ['Prune', 'Feed'])
      await ask('POST', '/tasks', { plantId: plants[0], title, dueDate: '2026-07-15' })
    const answer = await ask('POST', '/plants/delete', { plantIds: [...plants, plants[0]] }, key)
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Plants deleted', plantsDeleted: 2, tasksDeleted: 2 },
    ])
    const again = await ask('POST', '/plants/delete', { plantIds: [...plants, plants[0]] }, key)
    expect([again.status, again.body]).toEqual([200, answer.body])
    const late = await ask('POST', '/plants/delete', { plantIds: plants })
    expect([late.status, late.body]).toEqual([404, plantNotFound])
  })

  test('deletes none when one plant is unknown or another gardener’s', async () => {
    const { ask, plants, count } = await withBeds()
    const ferns = await fernsGarden({ ask })
    for (const id of [idOf('nothing'), ferns.rose]) {
      const answer = await ask('POST', '/plants/delete', { plantIds: [...plants, id] })
      expect([answer.status, answer.body]).toEqual([404, plantNotFound])
    }
    expect(await count()).toBe(4)
  })

  test('deletes two hundred plants with a year of care each in one request', async () => {
    const { ask, handle, bed, count } = await withBeds()
    const plantIds = Array.from({ length: 200 }, (_, index) => idOf(`plant ${index}`))
    for (const plantId of plantIds) {
      const plant = NewPlant.parse({ name: 'Rose', species: 'Acacia pycnantha', locationId: bed })
      await handle({ type: 'CreatePlant', plantId, now: noon.toISOString(), ...plant })
      const tasks = Array.from({ length: 20 }, (_, index) =>
        generatedTask('Prune', 'rose', { taskId: idOf(`${plantId} ${index}`) }),
      )
      await handle({ type: 'AcceptCarePlan', plantId, round: 1, tasks })
    }
    const before = await count()
    const { status, body } = await ask('POST', '/plants/delete', { plantIds })
    expect([status, body.plantsDeleted, body.tasksDeleted]).toEqual([200, 200, 4000])
    expect(await count()).toBe(before + 200)
  })
})

test.each([
  [[], 'Please choose at least one.'],
  [Array.from({ length: 201 }, (_, index) => idOf(`${index}`)), 'Please choose no more than 200 at a time.'],
])('both routes refuse an empty list, and more than two hundred plants', async (plantIds, message) => {
  const { ask, yard } = await withBeds()
  const moving = await ask('PUT', '/plants/move', movesOf(plantIds, yard))
  expect([moving.status, moving.body]).toEqual([400, problem('invalid', message, 'moves')])
  const deleting = await ask('POST', '/plants/delete', { plantIds })
  expect([deleting.status, deleting.body]).toEqual([400, problem('invalid', message, 'plantIds')])
})
