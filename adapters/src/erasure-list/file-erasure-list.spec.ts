import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { erasureListContract } from './contract.ts'
import { openFileErasureList } from './file-erasure-list.ts'

erasureListContract('A file', async () => {
  const { folder, remove } = await scratchFolder()
  const open = () => openFileErasureList(join(folder, 'erased-gardens.txt'))
  return { list: open(), reopen: open, close: remove }
})

const iris = { gardenId: '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11', erasedAt: '2026-03-21T01:00:00.000Z' }
const fern = { gardenId: '0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42', erasedAt: '2026-03-28T01:00:00.000Z' }

async function openedFile() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const path = join(folder, 'erased-gardens.txt')
  return { path, list: openFileErasureList(path) }
}

test('a line cut off by a power failure is replaced by the next entry', async () => {
  const { path, list } = await openedFile()
  await list.add(iris)
  await appendFile(path, '2026-03-28T01:00')
  expect(await list.all()).toEqual([iris])
  await list.add(fern)
  expect(await readFile(path, 'utf8')).toBe(
    `${iris.erasedAt} ${iris.gardenId}\n${fern.erasedAt} ${fern.gardenId}\n`,
  )
})

test('a file that is not an erasure list is refused, not read as an empty one', async () => {
  const { path, list } = await openedFile()
  await writeFile(path, 'roses\n')
  await expect(list.all()).rejects.toThrow('Line 1 does not name an erased garden: roses')
})
