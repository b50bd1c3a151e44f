import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { openPictureSecret } from './picture-secret.ts'

async function opened() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  return { folder, path: join(folder, 'images.secret'), pictures: join(folder, 'pictures') }
}

test('processes starting at once share one complete secret that only this user can read', async () => {
  const { folder, path, pictures } = await opened()
  const secrets = await Promise.all([1, 2, 3].map(() => openPictureSecret(path, pictures)))
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set([...secrets, await readFile(path, 'utf8')]).size).toBe(1)
  expect(await readdir(folder)).toEqual(['images.secret'])
  expect((await stat(path)).mode & 0o077).toBe(0)
})

test.each(['', 'half of a secr'])('a secret file that contains %j is refused', async (text) => {
  const { path, pictures } = await opened()
  await writeFile(path, text)
  await expect(openPictureSecret(path, pictures)).rejects.toThrow(
    'images.secret does not hold a complete secret',
  )
})

test('a missing secret is not replaced while there are pictures', async () => {
  const { folder, path, pictures } = await opened()
  await mkdir(pictures)
  await writeFile(join(pictures, '.DS_Store'), '')
  await writeFile(join(pictures, `${'a'.repeat(44)}-160.jpg`), '')
  await expect(openPictureSecret(path, pictures)).rejects.toThrow(
    `${path} is missing, though there are pictures: restore it from a backup.`,
  )
  expect(await readdir(folder)).toEqual(['pictures'])
})

test('a new secret is made while there are no pictures', async () => {
  const { path, pictures } = await opened()
  await mkdir(pictures)
  await writeFile(join(pictures, '.DS_Store'), '')
  expect(await openPictureSecret(path, pictures)).toMatch(/^[\w-]{43}$/)
})
