import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from './app.ts'

const origin = 'http://127.0.0.1:4000'
const email = 'nell@example.com'

async function started(folder: string, printed: string[] = []) {
  const settings = readSettings({ WATTLE_DATA: folder, WATTLE_LOG_LEVEL: 'silent' })
  const wattle = await createWattle({ settings, origin, print: (line) => printed.push(line) })
  const token = await mintToken(origin, join(folder, 'identity'), { email })
  const ask = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}`, host: '127.0.0.1:4000' }
    const answer = await wattle.app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }
  return { wattle, ask }
}

test('a start with another read model version serves at once and rebuilds in the background', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const before = await started(folder)
  expect((await before.ask('POST', '/locations', { name: 'Bed' })).status).toBe(201)
  await expect.poll(async () => (await before.ask('GET', '/locations')).body.locations).toHaveLength(1)
  // A held migration makes the later ones wait until it is cancelled.
  await before.ask('POST', '/admin/migrate', { readModels: ['tasks'], hold: true })
  const stateOf = async (name: string) => {
    const { body } = await before.ask('GET', '/admin/migrate')
    return body.readModels.find(({ readModel }: { readModel: string }) => readModel === name).migration?.state
  }
  await expect.poll(() => stateOf('tasks')).toBe('ready')
  await before.wattle.stop()

  // The pointer that another release left behind.
  const readModels = openSqliteReadModels(join(folder, 'read-models-3.sqlite'))
  await readModels.point('locations', { active: { version: 99, build: 4 }, building: null, kept: null })
  await readModels.close()

  const printed: string[] = []
  const after = await started(folder, printed)
  const first = await after.ask('GET', '/locations')
  expect(first).toMatchObject({ status: 503, body: { code: 'rebuilding', percent: 0 } })
  expect(first.headers['retry-after']).toBe('2')
  expect((await after.ask('GET', '/plants')).status).toBe(200)
  await after.ask('POST', '/admin/migrate/tasks/cancel')
  await expect.poll(async () => (await after.ask('GET', '/locations')).body.locations).toHaveLength(1)
  expect(printed).toContain('locations@2 in use')
  expect((await after.ask('GET', '/admin/migrate')).body.isUnderWay).toBe(false)
  const metrics = await after.wattle.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:4000' } })
  expect(metrics.body).toContain('wattle_migration_failed{read_model="locations"} 0')
  await after.wattle.stop()
})

test('read models that an earlier release kept in another file are rebuilt from the log', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const before = await started(folder)
  expect((await before.ask('POST', '/locations', { name: 'Bed' })).status).toBe(201)
  await before.wattle.stop()
  const former = join(folder, 'read-models.sqlite')
  renameSync(join(folder, 'read-models-3.sqlite'), former)

  const after = await started(folder)
  await expect
    .poll(async () => (await after.ask('GET', '/locations')).body.locations)
    .toMatchObject([{ name: 'Bed' }])
  expect(existsSync(former)).toBe(false)
  await after.wattle.stop()
})
