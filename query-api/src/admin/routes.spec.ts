import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Migration, ModelMigration } from '@wattle/contracts/admin/migration.ts'
import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { openProgress } from '@wattle/projections/admin/progress.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { expect, onTestFinished, test } from 'vitest'
import { iris, openQueryServer } from '../testing/query-server.ts'

async function opened() {
  const server = await openQueryServer()
  onTestFinished(() => server.close())
  return server
}

const model: ModelMigration = {
  name: 'plants',
  from: { version: plants.version, build: 0 },
  to: plants.version + 1,
  state: 'catching-up',
  failedIn: null,
  reached: null,
  events: 400,
  parked: 1,
  error: 'Garden x stopped at event 3: Oh.',
  verified: 0,
  switchedAt: null,
  isKept: false,
}
const migration: Migration = {
  number: 1,
  revision: 4,
  asked: null,
  hold: false,
  requestedAt: '2026-03-21T01:00:00.000Z',
  total: 1000,
  eventsPerSecond: 100,
  models: [model],
}

test('/admin/migrate shows the progress of each read model', async () => {
  const { ask, readModels } = await opened()
  await (await openProgress(readModels)).save(migration)
  const { status, body } = await ask('/admin/migrate', { as: 'iris' })
  expect(status).toBe(200)
  expect(body.isUnderWay).toBe(true)
  expect(body.readModels[0]).toEqual({
    readModel: 'plants',
    version: plants.version,
    newest: plants.version,
    migration: {
      readModel: 'plants',
      state: 'catching-up',
      from: plants.version,
      to: plants.version + 1,
      events: 400,
      total: 1000,
      eventsPerSecond: 100,
      secondsLeft: 6,
      parked: 1,
      error: 'Garden x stopped at event 3: Oh.',
      verified: 0,
      canRollBack: false,
      startedAt: '2026-03-21T01:00:00.000Z',
    },
  })
  expect(body.readModels[1].migration).toBeNull()
})

test('after a cancelled migration, the one before it can still be rolled back, and then switched to', async () => {
  const { ask, readModels } = await opened()
  let revision = 0
  const shown = async (...models: ModelMigration[]) => {
    const progress = await openProgress(readModels)
    for (const [at, each] of models.entries()) {
      const requestedAt = `2026-03-2${at + 1}T01:00:00.000Z`
      await progress.save({ ...migration, number: at + 1, revision: revision++, requestedAt, models: [each] })
    }
    const { body } = await ask('/admin/migrate', { as: 'iris' })
    expect(body.startedAt).toBe(`2026-03-2${models.length}T01:00:00.000Z`)
    return body.readModels[0].migration
  }
  const active: ModelMigration = { ...model, state: 'active', isKept: true }
  const cancelled: ModelMigration = { ...model, from: { version: model.to, build: 1 }, state: 'cancelled' }
  const { from, to } = await shown(active)
  expect(await shown(active, cancelled)).toMatchObject({ state: 'active', from, to, canRollBack: true })
  const rolledBack = await shown({ ...active, state: 'rolled-back' }, cancelled)
  expect(rolledBack).toMatchObject({ state: 'rolled-back', from, to, canRollBack: false })
  expect(await shown(cancelled, cancelled)).toMatchObject({ state: 'cancelled', canRollBack: false })
})

test('dead letters are listed once for all builds, with the id that decisions about them use', async () => {
  const { ask, readModels } = await opened()
  const letter = { readModel: 'plants', version: 1, build: 0, gardenId: iris, revision: 3, error: 'Oh.' }
  const built = (build: number) => ({ ...letter, build })
  await (await DeadLetters.open(readModels)).add([built(0), built(2), built(1)])
  expect((await ask('/admin/dead-letters', { as: 'iris' })).body).toEqual({
    deadLetters: [
      {
        id: `plants~1~2~${iris}~3`,
        readModel: 'plants',
        version: 1,
        gardenId: iris,
        revision: 3,
        error: 'Oh.',
      },
    ],
  })
})

test('only administrators may see migrations and dead letters', async () => {
  const { ask } = await opened()
  for (const path of ['/admin/migrate', '/admin/dead-letters']) {
    expect((await ask(path, { as: 'fern' })).status).toBe(403)
    expect((await ask(path)).status).toBe(401)
  }
})

test('an answer whose read model is being rebuilt tells the progress, and other answers still work', async () => {
  const { ask, happen, readModels } = await opened()
  await happen(iris, [locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  await (await openProgress(readModels)).save(migration)
  const active = { version: plants.version + 7, build: 3 }
  await readModels.point('plants', { active, building: null, kept: null })
  await expect.poll(async () => (await ask('/plants', { as: 'iris' })).status).toBe(503)
  const { body, headers } = await ask('/plants', { as: 'iris' })
  expect(body).toMatchObject({
    code: 'rebuilding',
    message: 'Your garden is being rebuilt. Nothing is lost.',
    percent: 40,
  })
  expect(headers['retry-after']).toBe('2')
  expect((await ask('/locations', { as: 'iris' })).status).toBe(200)
})

test('answers follow a switch to another build, and back', async () => {
  const { ask, happen, readModels } = await opened()
  await happen(iris, [locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  const built = { ...plants, build: 5 }
  await happen(iris, [locationCreated('Bed'), plantCreated('Iceberg', 'Bed')], [built])
  const names = async () =>
    (await ask('/plants', { as: 'iris' })).body.plants.map(({ name }: { name: string }) => name)
  const old = { version: plants.version, build: 0 }
  const next = { version: plants.version, build: 5 }
  expect(await names()).toEqual(['Rose'])
  await readModels.point('plants', { active: next, building: null, kept: old })
  await expect.poll(names).toEqual(['Iceberg'])
  await readModels.point('plants', { active: old, building: null, kept: next })
  await expect.poll(names).toEqual(['Rose'])
  // A release that does not know the active build uses the kept one.
  await readModels.point('plants', { active: { version: 9, build: 9 }, building: null, kept: next })
  await expect.poll(names).toEqual(['Iceberg'])
})
