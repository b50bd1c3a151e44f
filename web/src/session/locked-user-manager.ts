import { type SigninSilentArgs, type User, UserManager } from 'oidc-client-ts'

/** Seconds before its end from which a token is renewed; half of its life where that is less. */
export const renewalThreshold = 300

/**
 * Renews one at a time, over all tabs: a refresh token is good for one use, and a provider that sees it twice ends the
 * whole sign-in. Who had to wait takes what the other one got. A token that lives no longer than it is renewed before its
 * end would otherwise be renewed without pause.
 */
export class LockedUserManager extends UserManager {
  /** Seconds for which the provider signs in, once it has told this tab. */
  private life = Number.POSITIVE_INFINITY

  override async storeUser(user: User | null): Promise<void> {
    this.life = user?.expires_in ?? this.life
    return super.storeUser(user)
  }

  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    return navigator.locks.request('wattle-renewal', async () => {
      // `getUser` would set the timer of this very renewal anew, and the next one would not wait out the pause after a failure.
      const stored = await this._loadUser()
      const isFresh = (stored?.expires_in ?? 0) > Math.min(renewalThreshold, this.life / 2)
      if (isFresh) return this.getUser()
      // Of the settings' timeout the library makes nothing where there is a refresh token.
      const { silentRequestTimeoutInSeconds } = this.settings
      return super.signinSilent({ silentRequestTimeoutInSeconds, ...args })
    })
  }
}
