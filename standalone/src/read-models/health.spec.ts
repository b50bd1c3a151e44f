import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { locations } from '@wattle/projections/locations/locations.ts'
import { readModelsFile } from '@wattle/server/engines/data-files.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from '../app.ts'

const host = '127.0.0.1:4000'
const origin = `http://${host}`

test('commands succeed while read models cannot be written, and /readyz fails until they can', async () => {
  const { folder, remove } = await scratchFolder()
  const settings = readSettings({ WATTLE_DATA: folder, WATTLE_LOG_LEVEL: 'silent' })
  const wattle = await createWattle({ settings, origin })
  const database = new Database(join(folder, readModelsFile), { synchronous: 'NORMAL' })
  onTestFinished(async () => {
    database.close()
    await wattle.stop()
    await remove()
  })
  const token = await mintToken(origin, join(folder, 'identity'), { email: 'nell@example.com' })
  const headers = { authorization: `Bearer ${token}`, host }
  const plant = (name: string) =>
    wattle.app.inject({ method: 'POST', url: '/api/locations', headers, payload: { name } })
  const locationsSeen = async (revision: string) => {
    const answer = await wattle.app.inject({
      url: '/api/locations',
      headers: { ...headers, 'x-garden-revision': revision },
    })
    return { behind: answer.headers['x-garden-behind'], names: answer.json().locations.map(nameOf) }
  }
  const health = async () => (await wattle.app.inject({ url: '/readyz', headers: { host } })).json()

  expect((await plant('Bed')).statusCode).toBe(201)
  expect(await locationsSeen('0')).toEqual({ behind: undefined, names: ['Bed'] })
  expect(await health()).toMatchObject({ status: 'ok', checks: { projections: 'ok' } })

  const table = `"locations@${locations.version}"`
  database.exec(`create trigger full before insert on ${table} begin select raise(abort, 'No space.'); end`)
  expect((await plant('Pond')).statusCode).toBe(201)
  const unready = { status: 'unready', checks: { projections: 'unavailable', 'event log': 'ok' } }
  await expect.poll(health).toMatchObject(unready)
  expect(await locationsSeen('1')).toEqual({ behind: 'true', names: ['Bed'] })

  database.exec('drop trigger full')
  await expect.poll(health).toMatchObject({ status: 'ok' })
  expect(await locationsSeen('1')).toEqual({ behind: undefined, names: ['Bed', 'Pond'] })
})

const nameOf = ({ name }: { name: string }) => name
