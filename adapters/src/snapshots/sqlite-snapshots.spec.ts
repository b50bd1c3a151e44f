import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Database } from '../sqlite/database.ts'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { filesWith } from '../testing/traces.ts'
import { snapshotsContract } from './contract.ts'
import { openSqliteSnapshots } from './sqlite-snapshots.ts'

snapshotsContract('SQLite in memory', async () => {
  const snapshots = openSqliteSnapshots(':memory:')
  return { snapshots, close: () => snapshots.close() }
})

snapshotsContract('SQLite in a file', async () => {
  const { folder, remove } = await scratchFolder()
  const snapshots = openSqliteSnapshots(join(folder, 'snapshots.db'))
  return {
    snapshots,
    close: async () => {
      await snapshots.close()
      await remove()
    },
  }
})

test('no word of a forgotten stream is left in any file', async () => {
  const { folder, remove } = await scratchFolder()
  const snapshots = openSqliteSnapshots(join(folder, 'snapshots.db'))
  const state = { note: `${'x'.repeat(20_000)} Quandong` }
  await snapshots.save('garden-1', 'v1', { revision: 249, state })
  const attachment = Buffer.from('Wattleseed')
  await snapshots.save('garden-1', 'v1', { revision: 499, state: { ...state, more: 'Quandong' }, attachment })
  for (const word of ['Quandong', 'Wattleseed']) expect(filesWith(folder, word)).not.toEqual([])
  await snapshots.forget('garden-1')
  for (const word of ['Quandong', 'Wattleseed']) expect(filesWith(folder, word)).toEqual([])
  await snapshots.close()
  await remove()
})

test('snapshots survive the process that wrote them', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'snapshots.db')
  const first = openSqliteSnapshots(path)
  await first.save('garden-1', 'v1', { revision: 249, state: { plants: 3 } })
  await first.close()
  const second = openSqliteSnapshots(path)
  expect(await second.load('garden-1', 'v1')).toEqual({ revision: 249, state: { plants: 3 } })
  await second.close()
  await remove()
})

test('a snapshot that is no JSON any more names the damaged file and the remedy', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'snapshots.db')
  const snapshots = openSqliteSnapshots(path)
  await snapshots.save('garden-1', 'v1', { revision: 249, state: { note: 'Quandong' } })
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.run('update snapshots set state = substr(state, 3)')
  database.close()
  await expect(snapshots.load('garden-1', 'v1')).rejects.toThrow(
    /snapshots\.db is damaged, .* delete this file and start again/,
  )
  await snapshots.close()
  await remove()
})
