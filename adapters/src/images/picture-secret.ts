import { randomBytes } from 'node:crypto'
import { opendir } from 'node:fs/promises'
import { createOnce } from '../lib/create-once.ts'
import { isPictureName, nameOfFile } from './picture-names.ts'

/** Length of 32 bytes in base64url. */
const shortest = 43

/**
 * The installation's secret for signing picture names and upload addresses, created at the first start. Throws if the
 * file holds no complete secret, because anyone could sign with an empty one. Also throws if the file is missing while
 * the folder `pictures` holds pictures, because a new secret would make them belong to nobody.
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
