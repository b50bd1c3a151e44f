import { randomBytes } from 'node:crypto'
import { createOnce } from '../lib/create-once.ts'

/** Thirty-two bytes in base64url. */
const shortest = 43

/**
 * The secret of this installation that picture names and upload addresses are signed with, made at its first start. Throws
 * for a file without one: by an empty secret anybody could sign.
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
