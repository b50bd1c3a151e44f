import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { openedApp, problem } from '../testing/app.ts'

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const bed = {
  id: uuid,
  name: 'Rose bed',
  description: '',
  icon: '🏡',
  iconBackground: '#e8f5e9',
  potFriendly: false,
  conditions: { sunlight: null, soilType: null, moisture: null, soil: null, water: null },
  isMockData: false,
  locationVisibility: 'private',
  count: 0,
  taskCount: 0,
}
const notFound = problem('location-not-found', 'Location not found')

async function withBed() {
  const opened = await openedApp()
  const { body } = await opened.ask('POST', '/locations', { name: 'Rose bed' })
  const id: string = body.location.id
  const plant = async (name: string) => {
    const answer = await opened.ask('POST', '/plants', { name, species: 'Acacia pycnantha', locationId: id })
    return answer.body.plant.id as string
  }
  return { ...opened, id, plant }
}

describe('POST /locations', () => {
  test('answers 201 with the whole location and the revision of the garden', async () => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/locations', { name: ' Rose bed ' })
    expect([answer.status, answer.body]).toEqual([201, { location: bed }])
    expect(answer.headers['x-garden-revision']).toBe('0')
  })

  test('takes every field of a location, under the old and new names', async () => {
    const { ask } = await openedApp({ isMockData: true })
    const { body } = await ask('POST', '/locations', {
      name: 'Balkon 🌺 / # ? % ’',
      description: 'Zoë said so',
      icon: '🏢',
      iconBackground: '#fffde7',
      potFriendly: true,
      conditions: { sunlight: 'Partial sun (3–6 hrs direct light)', soil: 'loam', water: 'moist' },
      unknown: 'ignored',
    })
    expect(body.location).toEqual({
      ...bed,
      name: 'Balkon 🌺 / # ? % ’',
      description: 'Zoë said so',
      icon: '🏢',
      iconBackground: '#fffde7',
      potFriendly: true,
      conditions: {
        sunlight: 'Partial sun (3–6 hrs direct light)',
        soilType: 'loam',
        moisture: 'moist',
        soil: 'loam',
        water: 'moist',
      },
      isMockData: true,
    })
  })

  test.each([
    [{}, 'name', 'Please give this location a name.'],
    [{ name: ' ' }, 'name', 'Please give this location a name.'],
    [{ name: 7 }, 'name', 'Please give this location a name.'],
    [{ name: 'x'.repeat(201) }, 'name', 'Please use at most 200 characters.'],
    [{ name: 'x', description: 7 }, 'description', 'This should be text.'],
    [{ name: 'x', potFriendly: 'yes' }, 'potFriendly', 'This should be true or false.'],
    [{ name: 'x', conditions: 'sunny' }, 'conditions', 'This should be a set of named fields.'],
    [
      { name: 'x', conditions: { moisture: 'soggy' } },
      'conditions.moisture',
      'Please choose one of: dry, medium, moist, wet.',
    ],
  ])('refuses %o', async (body, path, message) => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/locations', body)
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, path)])
  })

  test('takes a name of a hundred emoji', async () => {
    const { ask } = await openedApp()
    expect((await ask('POST', '/locations', { name: '🌺'.repeat(100) })).status).toBe(201)
  })

  test('reports several invalid fields at once', async () => {
    const { ask } = await openedApp()
    const { body } = await ask('POST', '/locations', { description: 7, icon: '🦊' })
    expect(body.message).toBe('Some of those details don’t look right. Please check them and try again.')
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['name', 'description', 'icon'])
  })
})

describe('PUT /locations/:id', () => {
  test('answers with the whole location', async () => {
    const { ask, id } = await withBed()
    const answer = await ask('PUT', `/locations/${id.toUpperCase()}/`, {
      name: 'Long bed',
      potFriendly: true,
    })
    expect([answer.status, answer.body]).toEqual([
      200,
      { location: { ...bed, name: 'Long bed', potFriendly: true } },
    ])
    expect(answer.headers['x-garden-revision']).toBe('2')
  })

  test('keeps absent fields', async () => {
    const { ask, id } = await withBed()
    const answer = await ask('PUT', `/locations/${id}`, {})
    expect([answer.status, answer.body]).toEqual([200, { location: bed }])
    expect(answer.headers['x-garden-revision']).toBe('0')
  })

  test('counts its plants and their tasks, completed ones too', async () => {
    const { ask, id, plant } = await withBed()
    const plantId = await plant('Iceberg')
    await plant('Peace')
    await ask('POST', '/tasks', { plantId, title: 'Prune', dueDate: '2026-07-15', status: 'completed' })
    await ask('POST', '/tasks', { plantId, title: 'Feed', dueDate: '2026-09-15' })
    await ask('POST', '/tasks', { title: 'Sweep', dueDate: '2026-09-15' })
    const { body } = await ask('PUT', `/locations/${id}`, {})
    expect(body).toEqual({ location: { ...bed, count: 2, taskCount: 2 } })
  })

  test('refuses an unknown id, and the id of another gardener’s location', async () => {
    const { ask, id } = await withBed()
    const unknown = await ask('PUT', `/locations/${idOf('nowhere')}`, { name: 'Mine' })
    expect([unknown.status, unknown.body]).toEqual([404, notFound])
    const foreign = await ask('PUT', `/locations/${id}`, { name: 'Mine' }, { as: 'fern' })
    expect([foreign.status, foreign.body]).toEqual([404, notFound])
  })

  test('refuses a malformed id', async () => {
    const { ask } = await openedApp()
    for (const id of ['1', 'x'.repeat(600), '%F0%9F%8C%BA', '..%2F..', '__proto__']) {
      const answer = await ask('PUT', `/locations/${id}`, { name: 'Mine' })
      expect([answer.status, answer.body]).toEqual([
        400,
        problem('malformed-id', 'That address contains an ID we don’t recognise.'),
      ])
    }
  })
})

describe('PUT /locations/:id/plants/visibility', () => {
  test('answers with the new visibility of the location', async () => {
    const { ask, id, plant } = await withBed()
    await plant('Iceberg')
    const answer = await ask('PUT', `/locations/${id}/plants/visibility`, { visibility: 'private' })
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Plant visibility set to private', locationVisibility: 'private' },
    ])
  })

  test('publishes only with a complete profile', async () => {
    const { ask, id, plant } = await withBed()
    await plant('Iceberg')
    const answer = await ask('PUT', `/locations/${id}/plants/visibility`, { visibility: 'public' })
    expect([answer.status, answer.body]).toEqual([
      409,
      problem(
        'profile-incomplete',
        'Add a display name, description and feature image before sharing plants publicly.',
        'visibility',
      ),
    ])
  })

  test('refuses an unknown visibility', async () => {
    const { ask, id } = await withBed()
    const answer = await ask('PUT', `/locations/${id}/plants/visibility`, { visibility: 'mixed' })
    expect([answer.status, answer.body]).toEqual([
      400,
      problem('invalid', 'Please choose one of: private, public.', 'visibility'),
    ])
  })
})

describe('DELETE /locations/:id', () => {
  test('deletes its plants and tasks too and answers with their counts', async () => {
    const { ask, id, plant } = await withBed()
    const plantId = await plant('Iceberg')
    await plant('Peace')
    await ask('POST', '/tasks', { plantId, title: 'Prune', dueDate: '2026-07-15' })
    const answer = await ask('DELETE', `/locations/${id}`)
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Location deleted', plantsDeleted: 2, tasksDeleted: 1 },
    ])
    expect((await ask('DELETE', `/plants/${plantId}`)).status).toBe(404)
    expect((await ask('DELETE', `/locations/${id}?cascade=true`)).body).toEqual(notFound)
  })

  test('refuses without the cascade while it has plants', async () => {
    const { ask, id, plant } = await withBed()
    await plant('Iceberg')
    const answer = await ask('DELETE', `/locations/${id}?cascade=false`)
    expect([answer.status, answer.body]).toEqual([
      409,
      problem(
        'location-has-plants',
        'This location still has plants. Move or delete them first, or delete the location and its plants together.',
      ),
    ])
  })

  test('refuses a cascade that is neither true nor false', async () => {
    const { ask, id } = await withBed()
    const answer = await ask('DELETE', `/locations/${id}?cascade=perhaps`)
    expect([answer.status, answer.body]).toEqual([
      400,
      problem('invalid', 'Please choose one of: true, false.', 'cascade'),
    ])
  })
})
