import { join } from 'node:path'
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
