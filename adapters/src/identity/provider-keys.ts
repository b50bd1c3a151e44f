import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose'
import { createOnce } from '../lib/create-once.ts'

export const signingAlgorithm = 'ES256'

export type ProviderKeys = {
  /** The private key for signing identity tokens. */
  signing: JWK
  /** Secrets for signing cookies. */
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

/** The keys stored in a folder, created if missing. Only the current user may read them. */
export async function openProviderKeys(folder: string): Promise<ProviderKeys> {
  const kept = await createOnce(join(folder, 'keys.json'), async () => JSON.stringify(await makeKeys()))
  return JSON.parse(kept) as ProviderKeys
}

/** The public half of the signing key. */
export function publicKeys({ signing: { kty, crv, x, y, kid, alg, use } }: ProviderKeys): JSONWebKeySet {
  return { keys: [{ kty, crv, x, y, kid, alg, use } as JWK] }
}
