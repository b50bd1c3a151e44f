import { type SigninSilentArgs, type User, UserManager } from 'oidc-client-ts'

/** Seconds before its end from which a token is renewed. */
export const renewedFrom = 300

/**
 * Renews one at a time, over all tabs: a refresh token is good for one use, and a provider that sees it twice ends the
 * whole sign-in. Who had to wait takes what the other one got.
 */
export class OneRenewal extends UserManager {
  override signinSilent(args?: SigninSilentArgs): Promise<User | null> {
    return navigator.locks.request('wattle-renewal', async () => {
      const stored = await this.getUser()
      if (stored && (stored.expires_in ?? 0) > renewedFrom) return stored
      return super.signinSilent(args)
    })
  }
}
