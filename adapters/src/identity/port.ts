/** The owner of a token. Subject and e-mail never appear in events. */
export type Identity = {
  issuer: string
  subject: string
  /** Set only if the token carries an address that the provider has verified. */
  verifiedEmail?: string
  /** Expiry of the token in seconds since 1970, without the allowed clock skew. */
  expiresAt: number
}

/**
 * Verifies identity tokens: signature, issuer, audience and expiry, with five minutes of clock skew. Throws
 * `InvalidToken`, or `IssuerUnavailable` while the issuer's keys cannot be fetched.
 */
export interface IdentityVerifier {
  verify(token: string): Promise<Identity>
  /** Throws `IssuerUnavailable` when tokens cannot be verified now. */
  check(): Promise<void>
}

/** The settings that the web app needs for signing in. */
export type SignInSettings = {
  authority: string
  clientId: string
  logoutUrl?: string
  developmentOnly: boolean
}

export class InvalidToken extends Error {
  readonly code = 'invalid-token'
}
export class IssuerUnavailable extends Error {
  readonly code = 'issuer-unavailable'
}
