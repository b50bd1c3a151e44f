import type { SignInView } from '@wattle/contracts/sign-in.ts'
import { type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import { renewalThreshold } from './locked-user-manager.ts'

/** The sign-in library's settings for the app at this origin. */
export function userManagerSettings(
  { authority, clientId }: Pick<SignInView, 'authority' | 'clientId'>,
  origin: string,
  store: Storage,
): UserManagerSettings {
  const returnTo = `${origin}/callback.html`
  return {
    authority,
    client_id: clientId,
    redirect_uri: returnTo,
    silent_redirect_uri: returnTo,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'email openid phone profile',
    // A strictly conforming provider returns e-mail and name only from its user info endpoint.
    loadUserInfo: true,
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
    automaticSilentRenew: true,
    accessTokenExpiringNotificationTimeInSeconds: renewalThreshold,
    silentRequestTimeoutInSeconds: 10,
    staleStateAgeInSeconds: 15 * 60,
    monitorSession: true,
    checkSessionIntervalInSeconds: 2,
  }
}
