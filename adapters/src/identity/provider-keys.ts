import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose'

export const signingAlgorithm = 'ES256'

export type ProviderKeys = {
  /** The private key that identity tokens are signed with. */
  signing: JWK
  /** What cookies are signed with. */
  cookies: string[]
}

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  return {
    signing: { ...jwk, kid: randomUUID(), alg: signingAlgorithm, use: 'sig' },
    cookies: [randomBytes(32).toString('base64url')],
  }
}

/** The keys kept in a folder, made when there are none yet. Nobody but this user may read them. */
export async function openProviderKeys(folder: string): Promise<ProviderKeys> {
  const path = join(folder, 'keys.json')
  const kept = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept !== null) return JSON.parse(kept) as ProviderKeys

  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${randomUUID()}.part`)
  await writeFile(part, JSON.stringify(await makeKeys()), { mode: 0o600, flush: true })
  try {
    // A link, unlike a rename, leaves the keys of another process that was a moment faster.
    await link(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(part)
  }
  return openProviderKeys(folder)
}

/** The half of the signing key that anybody may see. */
export function publicKeys({ signing: { kty, crv, x, y, kid, alg, use } }: ProviderKeys): JSONWebKeySet {
  return { keys: [{ kty, crv, x, y, kid, alg, use } as JWK] }
}
