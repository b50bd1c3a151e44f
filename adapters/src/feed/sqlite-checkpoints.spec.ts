import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../sqlite/database.ts'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { checkpointsContract } from './checkpoints-contract.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'

checkpointsContract('A file', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'read-models.db')
  return {
    checkpoints: openSqliteCheckpoints(path),
    reopen: async () => openSqliteCheckpoints(path),
    async saveAsBefore(reader, position) {
      const database = new Database(path, { synchronous: 'NORMAL' })
      database.exec(
        'create table if not exists checkpoints (consumer text primary key, position text) strict',
      )
      database.run(
        `insert into checkpoints values (?, ?)
         on conflict (consumer) do update set position = excluded.position`,
        ...[reader, position],
      )
      database.close()
    },
    close: remove,
  }
})

test('a checkpoint that is no JSON any more names the damaged file and the remedy', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'checkpoints.db')
  const checkpoints = openSqliteCheckpoints(path)
  onTestFinished(async () => {
    await checkpoints.close()
    await remove()
  })
  const event = { stream: 'garden-1', revision: 3, id: 'e3' }
  await checkpoints.save('reader', { position: '7', event })
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.run('update checkpoint_events set event = substr(event, 3)')
  database.close()
  await expect(checkpoints.load('reader')).rejects.toThrow(
    /checkpoints\.db is damaged, .* delete this file and start again/,
  )
})
