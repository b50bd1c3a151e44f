import { randomBytes } from 'node:crypto'
import { opendir } from 'node:fs/promises'
import { createOnce } from '../lib/create-once.ts'
import { isPictureName, nameOfFile } from './picture-names.ts'

/** Thirty-two bytes in base64url. */
const shortest = 43

/**
 * The secret of this installation that picture names and upload addresses are signed with, made at its first start. Throws
 * for a file without one: by an empty secret anybody could sign. Throws also if the file is missing and the folder `pictures` holds
 * pictures, as they would belong to nobody.
 */
export async function openPictureSecret(path: string, pictures: string): Promise<string> {
  const secret = await createOnce(path, async () => {
    if (await holdsPictures(pictures))
      throw new Error(`${path} is missing, though there are pictures: ${remedy}`)
    return randomBytes(32).toString('base64url')
  })
  if (secret.length < shortest) throw new Error(`${path} does not hold a complete secret: ${remedy}`)
  return secret
}

const remedy =
  'restore it from a backup. If it is lost, docs/operations/drills.md says how to go on with a new one.'

async function holdsPictures(folder: string): Promise<boolean> {
  try {
    for await (const { name } of await opendir(folder)) if (isPictureName(nameOfFile(name))) return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return false
}
