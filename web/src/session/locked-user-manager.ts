import { type SigninSilentArgs, type User, UserManager } from 'oidc-client-ts'

/** Seconds before expiry at which a token is renewed; half its lifetime if that is shorter. */
export const renewalThreshold = 300

/**
 * Serialises renewals across tabs: a refresh token is valid for one use, and a provider that sees it twice ends the
 * whole sign-in. A tab that had to wait uses the token the other tab got. The threshold is at most half the lifetime,
 * because a token that lives no longer than its threshold would be renewed endlessly.
 */
export class LockedUserManager extends UserManager {
  /** The token's lifetime in seconds, once the provider has issued one to this tab. */
  private life = Number.POSITIVE_INFINITY

  override async storeUser(user: User | null): Promise<void> {
    this.life = user?.expires_in ?? this.life
    return super.storeUser(user)
  }

  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    return navigator.locks.request('wattle-renewal', async () => {
      // `getUser` would restart the timer of this renewal, and the next attempt would skip the pause after a failure.
      const stored = await this._loadUser()
      const isFresh = (stored?.expires_in ?? 0) > Math.min(renewalThreshold, this.life / 2)
      if (isFresh) return this.getUser()
      // With a refresh token the library ignores the timeout in its settings.
      const { silentRequestTimeoutInSeconds } = this.settings
      return super.signinSilent({ silentRequestTimeoutInSeconds, ...args })
    })
  }
}
