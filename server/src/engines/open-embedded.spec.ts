import { chmod, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, WrongSetting } from '../settings/settings.ts'
import { checkpointsFile, readModelsFile } from './data-files.ts'
import { openEmbeddedEngines } from './open-embedded.ts'

test('one e-mail address opens one garden, at whatever address the embedded sign-in runs', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const gardenAt = async (origin: string) => {
    const settings = readSettings({ WATTLE_DATA: folder })
    const engines = await openEmbeddedEngines(settings, { origin, report: () => undefined })
    const token = await engines.embeddedProvider?.mintToken('nell@example.com')
    const garden = gardenOf(await engines.verifier.verify(token ?? ''))
    await engines.close()
    return garden
  }
  expect(await gardenAt('http://localhost:4001')).toBe(await gardenAt('http://127.0.0.1:4000'))
})

test('read models of an earlier release are deleted, because they are rebuilt in another file', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  for (const name of ['read-models.sqlite', 'read-models.sqlite-wal'])
    await writeFile(join(folder, name), 'old')
  const settings = readSettings({ WATTLE_DATA: folder })
  const engines = await openEmbeddedEngines(settings, {
    origin: 'http://127.0.0.1:4000',
    report: () => undefined,
  })
  await engines.readModels.check()
  await engines.close()
  const there = (await readdir(folder)).filter((name) => name.startsWith('read-models'))
  expect(there).toEqual(['read-models-3.sqlite'])
})

test('a log that is older than its checkpoints is refused with the names of the files to delete', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const checkpoints = openSqliteCheckpoints(join(folder, checkpointsFile))
  await checkpoints.save('tasks', { position: '0000000000000002', event: null })
  await checkpoints.close()
  const settings = readSettings({ WATTLE_DATA: folder })
  const engines = await openEmbeddedEngines(settings, {
    origin: 'http://127.0.0.1:4000',
    report: () => undefined,
  })
  onTestFinished(() => engines.close())
  await expect(engines.feed.subscribe('tasks', 'end', async () => undefined)).rejects.toThrow(
    'delete read-models-3.sqlite, snapshots.sqlite and checkpoints.sqlite, which will be rebuilt',
  )
})

test('saga checkpoints can be saved while another thread writes read models', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const settings = readSettings({ WATTLE_DATA: folder })
  const engines = await openEmbeddedEngines(settings, {
    origin: 'http://127.0.0.1:4000',
    report: () => undefined,
  })
  const other = new Database(join(folder, readModelsFile), { synchronous: 'NORMAL' })
  onTestFinished(async () => {
    other.close()
    await engines.close()
  })
  const saved = other.transaction(() =>
    engines.checkpoints.save('care-plans', { position: '0000000000000001', event: null }),
  )
  await expect(saved).resolves.toBeUndefined()
})

test('a data folder that cannot be created is refused by the name of its setting', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const file = join(folder, 'notes.txt')
  await writeFile(file, 'Notes')
  const inProc = process.platform === 'linux' ? ['/proc/wattle/data'] : []
  for (const data of [file, join(file, 'data'), ...inProc]) {
    const settings = readSettings({ WATTLE_DATA: data })
    const opening = openEmbeddedEngines(settings, {
      origin: 'http://127.0.0.1:4000',
      report: () => undefined,
    })
    await expect(opening).rejects.toThrow(WrongSetting)
    await expect(opening).rejects.toThrow(`Cannot create the WATTLE_DATA folder ${data}`)
  }
})

test.skipIf(process.platform === 'win32')(
  'other users of the computer cannot read the data folder',
  async () => {
    const { folder, remove } = await scratchFolder()
    onTestFinished(remove)
    await chmod(folder, 0o755)
    await writeFile(join(folder, 'events.sqlite'), '', { mode: 0o644 })
    const settings = readSettings({ WATTLE_DATA: folder })
    const engines = await openEmbeddedEngines(settings, {
      origin: 'http://127.0.0.1:4000',
      report: () => undefined,
    })
    onTestFinished(() => engines.close())
    await engines.snapshots.save('garden-1', 'v1', { revision: 0, state: {} })
    await engines.images.check()
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777
    expect(await modeOf(folder)).toBe(0o700)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const mode = await modeOf(join(entry.parentPath, entry.name))
      expect([entry.name, mode.toString(8)]).toEqual([entry.name, entry.isDirectory() ? '700' : '600'])
    }
  },
)
