import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Database } from '../sqlite/database.ts'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { openProviderStore } from './provider-store.ts'

test('a sweep deletes what has expired, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-09-01T00:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const path = join(folder, 'sessions.sqlite')
  const store = openProviderStore(path)
  const sessions = store.things('Session')
  await sessions.upsert('short', {}, 60)
  await sessions.upsert('long', {}, 3600)
  store.saveAccount('nell', { email: 'nell@example.com' })

  vi.setSystemTime(new Date('2025-09-01T00:02:00Z'))
  store.sweep()
  expect([await sessions.find('long'), store.findAccount('nell')]).toEqual([
    {},
    { email: 'nell@example.com' },
  ])
  store.close()

  const database = new Database(path, { synchronous: 'NORMAL' })
  expect(database.all('select id from things')).toEqual([['long']])
  database.close()
})
