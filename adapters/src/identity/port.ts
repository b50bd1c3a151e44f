/** Who a token belongs to. Subject and e-mail stay out of every event. */
export type Identity = {
  issuer: string
  subject: string
  /** Only when the token carries one that the provider has verified. */
  verifiedEmail?: string
  /** Seconds since 1970 at which the token ends, before any skew is allowed. */
  expiresAt: number
}

/**
 * Verifies identity tokens: signature, issuer, audience and expiry with five minutes' skew. Throws `InvalidToken`, or
 * `IssuerUnavailable` while the issuer's keys cannot be had.
 */
export interface IdentityVerifier {
  verify(token: string): Promise<Identity>
  /** Throws `IssuerUnavailable` when tokens cannot be verified now. */
  check(): Promise<void>
}

/** What the web app needs to sign somebody in. */
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
