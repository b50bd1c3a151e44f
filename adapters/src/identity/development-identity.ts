import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { importJWK, SignJWT } from 'jose'
import { openProviderKeys, type ProviderKeys, signingAlgorithm } from './provider-keys.ts'

export const clientId = 'wattle'
export const identityTokenSeconds = 60 * 60

/** The issuer in identities of the embedded provider at any origin, so that a garden does not depend on the port. */
export const embeddedIssuer = 'urn:wattle:embedded'

/** The issuer in the embedded provider's tokens, for a server at this origin. */
export const issuerAt = (origin: string): string => `${origin}/oidc`

export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

const subjects = '8d6e3f0a-2f0b-4a76-9d5c-6a6c7e0f4b11'

/** An e-mail address identifies one gardener, regardless of case. */
export const subjectOf = (email: string): string => uuid5(subjects, normaliseEmail(email))

export type Account = { email: string; name?: string }

/** All claims that the provider knows about a gardener. It returns only the requested ones. */
export const claimsOf = ({ email, name }: Account) => ({
  sub: subjectOf(email),
  email: normaliseEmail(email),
  email_verified: true,
  ...(name !== undefined && { name }),
})

/** An identity token as the embedded provider would issue it, without a sign-in. */
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

/** Issues a token in a process other than the server's that shares its `identity` folder. */
export const mintToken = async (origin: string, folder: string, account: Account): Promise<string> =>
  signIdentityToken(origin, await openProviderKeys(folder), account)
