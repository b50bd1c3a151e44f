import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { openPictureSecret } from './picture-secret.ts'

async function opened() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  return { folder, path: join(folder, 'images.secret') }
}

test('processes starting at once share one complete secret that only this user can read', async () => {
  const { folder, path } = await opened()
  const secrets = await Promise.all([1, 2, 3].map(() => openPictureSecret(path)))
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set([...secrets, await readFile(path, 'utf8')]).size).toBe(1)
  expect(await readdir(folder)).toEqual(['images.secret'])
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test.each(['', 'half of a secr'])('a secret file that contains %j is refused', async (text) => {
  const { path } = await opened()
  await writeFile(path, text)
  await expect(openPictureSecret(path)).rejects.toThrow('images.secret does not hold a complete secret')
})
