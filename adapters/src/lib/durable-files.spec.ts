import { expect, test } from 'vitest'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { syncFolder, syncFolderSync } from './durable-files.ts'

test('a folder that cannot be synced throws', async () => {
  const { folder, remove } = await scratchFolder()
  await syncFolder(folder)
  syncFolderSync(folder)
  await remove()
  await expect(syncFolder(folder)).rejects.toThrow('ENOENT')
  expect(() => syncFolderSync(folder)).toThrow('ENOENT')
})
