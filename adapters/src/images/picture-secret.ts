import { randomBytes } from 'node:crypto'
import { createOnce } from '../lib/create-once.ts'

/** Length of 32 bytes in base64url. */
const shortest = 43

/**
 * The installation's secret for signing picture names and upload addresses, created at the first start. Throws if the
 * file holds no complete secret: anyone could sign with an empty one.
 */
export async function openPictureSecret(path: string): Promise<string> {
  const secret = await createOnce(path, () => randomBytes(32).toString('base64url'))
  if (secret.length < shortest) {
    throw new Error(
      `${path} does not hold a complete secret: restore it from a backup, or delete it, and gardeners will lose the pictures they already have.`,
    )
  }
  return secret
}
