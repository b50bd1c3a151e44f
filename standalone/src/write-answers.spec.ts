import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from './app.ts'

const host = '127.0.0.1:4000'
const origin = `http://${host}`

async function started() {
  const { folder, remove } = await scratchFolder()
  const settings = readSettings({ WATTLE_DATA: folder, WATTLE_LOG_LEVEL: 'silent' })
  const { app, stop } = await createWattle({ settings, origin })
  onTestFinished(async () => {
    await stop()
    await remove()
  })
  const token = await mintToken(origin, join(folder, 'identity'), { email: 'nell@example.com' })
  const headers = { authorization: `Bearer ${token}`, host }
  let revision = ''
  return {
    async write(method: 'POST' | 'PUT', path: string, payload: object) {
      const answer = await app.inject({ method, url: `/api${path}`, headers, payload })
      expect(answer.statusCode, answer.body).toBeLessThan(300)
      revision = String(answer.headers['x-garden-revision'])
      return answer.json()
    },
    async read(path: string) {
      const seen = { 'x-garden-revision': revision }
      return (await app.inject({ url: `/api${path}`, headers: { ...headers, ...seen } })).json()
    },
  }
}

test('a write answers with the same view as a read, except for the kind of drawing and what only reads add', async () => {
  const { write, read } = await started()
  const conditions = { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'dry' }
  const made = await write('POST', '/locations', { name: 'Herb bed', potFriendly: true, conditions })
  const locationId = made.location.id
  expect(made).toEqual(await read(`/locations/${locationId}`))

  const saved = await write('PUT', '/preferences', {
    state: 'New South Wales',
    postcode: '2480',
    effort: 'Low',
  })
  expect(saved).toEqual(await read('/preferences'))

  const names = { name: 'Lemon', species: 'Citrus limon', careInstructions: { watering: 'Deeply' } }
  const noted = await write('POST', '/nursery/plants', { ...names, needs: { soil: ['loam'] } })
  expect({ plant: { ...noted.plant, kind: 'citrus' } }).toEqual(
    await read(`/nursery/plants/${noted.plant.id}`),
  )

  const planted = await write('POST', '/plants', { ...names, locationId })
  expect({ plant: { ...planted.plant, kind: 'citrus' } }).toEqual(await read(`/plants/${planted.plant.id}`))

  const added = await write('POST', '/tasks', {
    title: 'Feed the lemon',
    plantId: planted.plant.id,
    dueDate: '2026-12-01',
    isRecurring: true,
    recurringFrequency: 'monthly',
    product: { productName: 'Citrus food', productLink: 'https://shop.example/citrus' },
  })
  const {
    plant: _plant,
    createdAt: _created,
    updatedAt: _updated,
    ...task
  } = (await read(`/tasks/${added.task.id}`)).task
  expect(added).toEqual({ task })
})
