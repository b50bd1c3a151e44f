import { join } from 'node:path'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { checkpointsContract } from './checkpoints-contract.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'

checkpointsContract('A file', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'read-models.db')
  return {
    checkpoints: openSqliteCheckpoints(path),
    reopen: async () => openSqliteCheckpoints(path),
    close: remove,
  }
})
