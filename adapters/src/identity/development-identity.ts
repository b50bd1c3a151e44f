import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { importJWK, SignJWT } from 'jose'
import { openProviderKeys, type ProviderKeys, signingAlgorithm } from './provider-keys.ts'

export const clientId = 'wattle'
export const identityTokenSeconds = 60 * 60

/** The issuer in identities of the embedded provider, wherever it runs: a garden does not depend on a port. */
export const embeddedIssuer = 'urn:wattle:embedded'

/** The embedded provider's name in its tokens, for a server that is reached at this origin. */
export const issuerAt = (origin: string): string => `${origin}/oidc`

export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

const subjects = '8d6e3f0a-2f0b-4a76-9d5c-6a6c7e0f4b11'

/** One e-mail is one gardener, whatever its case. */
export const subjectOf = (email: string): string => uuid5(subjects, normaliseEmail(email))

export type Account = { email: string; name?: string }

/** What the provider says about a gardener: of the requested claims, those that it knows. */
export const claimsOf = ({ email, name }: Account) => ({
  sub: subjectOf(email),
  email: normaliseEmail(email),
  email_verified: true,
  ...(name !== undefined && { name }),
})

/** An identity token as the embedded provider would give it, without anybody signing in. */
export async function signIdentityToken(
  origin: string,
  keys: ProviderKeys,
  account: Account,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT(claimsOf(account))
    .setProtectedHeader({ alg: signingAlgorithm, typ: 'JWT', kid: keys.signing.kid ?? '' })
    .setIssuer(issuerAt(origin))
    .setAudience(clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + identityTokenSeconds)
    .sign(await importJWK(keys.signing, signingAlgorithm))
}

/** The same for a process beside the server's, which shares its `identity` folder. */
export const mintToken = async (origin: string, folder: string, account: Account): Promise<string> =>
  signIdentityToken(origin, await openProviderKeys(folder), account)
