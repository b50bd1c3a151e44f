import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import { deadLetterId, deadLetterStream } from '@wattle/contracts/admin/dead-letters.ts'
import type { MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { fern, iris, openedApp, problem } from '../testing/app.ts'
import { noon } from '../testing/garden-log.ts'
import { createIsParked } from './is-parked.ts'

const clock = () => noon

async function opened() {
  const app = await openedApp()
  const migrations = openMigrations(app.log, clock)
  const happen = (...events: MigrationEvent[]) => migrations.change(1, () => events)
  const lastTypes = async () => (await app.log.read('migration-1')).map(({ type }) => type)
  return { ...app, migrations, happen, lastTypes }
}

const plants = { readModel: 'plants' }
const planned: MigrationEvent = {
  type: 'MigrationPlanned',
  readModels: [{ name: 'plants', from: { version: 1, build: 0 }, to: 2 }],
}

test('a migration request appends one event; a second request finds the migration running', async () => {
  const { ask, log } = await opened()
  const message = 'The migration has started.'
  expect(await ask('POST', '/admin/migrate')).toMatchObject({
    status: 202,
    body: { message, isStarted: true },
  })
  const again = await ask('POST', '/admin/migrate', { readModels: ['plants'], hold: true })
  const running = { message: 'A migration is already running.', isStarted: false }
  expect(again).toMatchObject({ status: 202, body: running })
  expect((await log.read('migration-1')).map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'MigrationRequested', data: { readModels: null, hold: false } },
  ])
  expect(await log.read('migration-2')).toEqual([])
})

test('a finished migration allows the next one, which records the requested read models and hold', async () => {
  const { ask, happen, log } = await opened()
  await ask('POST', '/admin/migrate')
  await happen(planned, { type: 'MigrationSwitched', ...plants })
  await ask('POST', '/admin/migrate', { readModels: ['plants'], hold: true })
  expect((await log.read('migration-2')).map(({ data }) => data)).toEqual([
    { readModels: ['plants'], hold: true },
  ])
})

test('only a verified version can be switched to, then rolled back and forward', async () => {
  const { ask, happen, lastTypes } = await opened()
  await ask('POST', '/admin/migrate', { hold: true })
  await happen(planned)
  const notReady = problem(
    'migration-not-ready',
    'There is no verified version of this read model to switch to.',
  )
  expect(await ask('POST', '/admin/migrate/plants/switch')).toMatchObject({ status: 409, body: notReady })
  await happen(
    { type: 'MigrationCaughtUp', readModels: ['plants'] },
    { type: 'MigrationVerified', ...plants, gardens: 3 },
  )
  for (const change of ['switch', 'rollback', 'switch'])
    expect((await ask('POST', `/admin/migrate/plants/${change}`)).status).toBe(202)
  expect((await lastTypes()).slice(-3)).toEqual([
    'MigrationSwitched',
    'MigrationRolledBack',
    'MigrationSwitched',
  ])
  await happen({ type: 'MigrationRetired', ...plants })
  expect((await ask('POST', '/admin/migrate/plants/rollback')).body.code).toBe('migration-not-kept')
  expect((await ask('POST', '/admin/migrate/plants/cancel')).body.code).toBe('migration-not-cancellable')
})

test('a failed migration can be resumed or cancelled; one that has not failed cannot be resumed', async () => {
  const { ask, happen, lastTypes } = await opened()
  await ask('POST', '/admin/migrate')
  await happen(planned)
  expect((await ask('POST', '/admin/migrate/plants/resume')).body.code).toBe('migration-not-failed')
  await happen({ type: 'MigrationFailed', readModels: ['plants'], error: 'Oh.' })
  expect((await ask('POST', '/admin/migrate/plants/resume')).status).toBe(202)
  await happen({ type: 'MigrationFailed', readModels: ['plants'], error: 'Oh.' })
  expect((await ask('POST', '/admin/migrate/plants/cancel')).status).toBe(202)
  expect((await lastTypes()).at(-1)).toBe('MigrationCancelled')
})

test('a migration that failed is cancelled before the one before it is rolled back', async () => {
  const { ask, happen, migrations } = await opened()
  await ask('POST', '/admin/migrate')
  await happen(planned, { type: 'MigrationSwitched', ...plants })
  await ask('POST', '/admin/migrate')
  await migrations.change(2, () => [
    planned,
    { type: 'MigrationFailed', readModels: ['plants'], error: 'Oh.' },
  ])
  expect(await ask('POST', '/admin/migrate/plants/rollback')).toMatchObject({
    status: 409,
    body: problem(
      'migration-unfinished',
      'The last migration of this read model is unfinished or has failed: cancel it first.',
    ),
  })
  for (const change of ['cancel', 'rollback'])
    expect((await ask('POST', `/admin/migrate/plants/${change}`)).status).toBe(202)
  expect((await migrations.of('plants'))?.models[0]?.state).toBe('rolled-back')
})

test('a read model that does not exist is not migrated', async () => {
  const { ask, migrations } = await opened()
  const answer = await ask('POST', '/admin/migrate', { readModels: ['plants', 'roses'] })
  const issues = [{ path: 'readModels.1', message: 'There is no such read model.' }]
  expect(answer).toMatchObject({ status: 400, body: { issues } })
  expect(await migrations.last()).toBeNull()
})

test('before it is planned, a migration of several read models is not cancelled for one of them', async () => {
  const { ask, lastTypes, happen } = await opened()
  await ask('POST', '/admin/migrate')
  for (const name of ['plants', 'roses'])
    expect(await ask('POST', `/admin/migrate/${name}/cancel`)).toMatchObject({
      status: 409,
      body: problem('migration-not-planned', 'The migration has not begun yet. Try again in a moment.'),
    })
  expect(await lastTypes()).toEqual(['MigrationRequested'])
  await happen(planned)
  expect((await ask('POST', '/admin/migrate/plants/cancel')).status).toBe(202)
})

test('a migration of one read model can be cancelled before it is planned', async () => {
  const { ask } = await opened()
  await ask('POST', '/admin/migrate', { readModels: ['plants'] })
  expect((await ask('POST', '/admin/migrate/plants/cancel')).status).toBe(202)
  expect((await ask('POST', '/admin/migrate')).body.message).toBe('The migration has started.')
})

test('a read model without a migration answers 404, an unknown change 400', async () => {
  const { ask } = await opened()
  expect(await ask('POST', '/admin/migrate/roses/cancel')).toMatchObject({
    status: 404,
    body: problem('migration-not-found', 'There is no migration of that read model.'),
  })
  const message = 'Please choose one of: cancel, resume, switch, rollback.'
  expect(await ask('POST', '/admin/migrate/plants/pause')).toMatchObject({
    status: 400,
    body: { code: 'invalid', message, issues: [{ path: 'change', message }] },
  })
})

test('a dead letter can be retried or skipped only while the garden is parked at it', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const { ask, log } = await openedApp({ isParked: createIsParked(readModels) })
  const letter = { readModel: 'plants', version: 1, build: 0, gardenId: iris, revision: 3 }
  await (await DeadLetters.open(readModels)).add([{ ...letter, error: 'Oh.' }])
  const path = (decision: string, other: Partial<typeof letter> = {}) =>
    `/admin/dead-letters/${encodeURIComponent(deadLetterId({ ...letter, ...other }))}/${decision}`
  expect((await ask('POST', path('retry'))).status).toBe(202)
  expect((await ask('POST', path('skip'))).status).toBe(202)
  for (const other of [{ revision: 2 }, { revision: 4 }, { build: 1 }, { gardenId: fern }]) {
    for (const decision of ['retry', 'skip']) {
      expect(await ask('POST', path(decision, other))).toMatchObject({
        status: 404,
        body: problem('dead-letter-not-found', 'No garden is parked there any more.'),
      })
    }
  }
  expect((await ask('POST', '/admin/dead-letters/x/skip')).status).toBe(400)
  expect((await log.read(deadLetterStream)).map(({ type, data }) => ({ type, data }))).toEqual([
    { type: 'DeadLetterRetried', data: { readModel: 'plants', gardenId: iris } },
    { type: 'EventSkipped', data: { readModel: 'plants', gardenId: iris, revision: 3 } },
  ])
})

test('the admin routes refuse anonymous requests and gardeners who are not administrators', async () => {
  const { ask } = await opened()
  expect(await ask('POST', '/admin/migrate', undefined, { as: 'fern' })).toMatchObject({
    status: 403,
    body: problem(
      'not-administrator',
      'Only administrators can do that. The person who runs this copy of Wattle can make you one.',
    ),
  })
  expect((await ask('POST', '/admin/migrate', undefined, { as: null })).status).toBe(401)
})
