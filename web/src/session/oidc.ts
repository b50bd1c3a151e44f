import { type CreateSignoutRequestArgs, ErrorResponse, type UserManager } from 'oidc-client-ts'
import { queryClient } from '../cache/query-client.ts'
import { forgetRevision } from '../http/garden-revision.ts'
import { clearGardenData } from './clear-data.ts'
import { clearDrafts } from './clear-sign-in.ts'
import { LockedUserManager } from './locked-user-manager.ts'
import { currentSession, recheckSession, setSession } from './session-store.ts'
import { signInSettingsQuery } from './sign-in-settings.ts'
import { userManagerSettings } from './user-manager-settings.ts'

/** Provider errors that a new sign-in fixes. */
const fixedBySigningIn = ['login_required', 'invalid_grant', 'interaction_required', 'consent_required']
let opened: Promise<UserManager> | undefined

/** Redirects to the provider. `wanted` is the page offered after signing in. */
export async function startSignIn(wanted?: object): Promise<void> {
  await (await manager()).signinRedirect({ state: wanted })
}

/** Consumes the provider's response in the address bar and stores the sign-in. Throws if the provider refused. */
export async function finishSignIn(): Promise<void> {
  const user = await (await manager()).signinCallback()
  // This may be another gardener or a new garden.
  forgetRevision()
  // If this module fails to load, only the offer is lost; the sign-in still succeeds.
  if (user?.state)
    await import('./drafts/offer-page.ts').then(
      (file) => file.offerPage(user.state),
      () => {},
    )
}

/** Renews an expired access token. False if the provider refuses; throws if it is unreachable. */
export async function renewSignIn(): Promise<boolean> {
  try {
    await (await manager()).signinSilent()
    return true
  } catch (error) {
    if (error instanceof ErrorResponse) return false
    throw error
  }
}

/** Watches the sign-in: renews it before it expires and notices when the provider's session ends. */
export async function watchSignIn(): Promise<void> {
  await (await manager()).getUser()
}

/** Redirects to the provider's logout, with the client id and the return address. */
export async function leaveProvider(): Promise<void> {
  const settings = await queryClient.ensureQueryData(signInSettingsQuery)
  if (!settings.logoutUrl) {
    // `client_id` is set through its own option: with no stored sign-in the library adds it anyway, and a provider
    // may reject a duplicate.
    const request: CreateSignoutRequestArgs = { client_id: settings.clientId }
    await (await manager()).signoutRedirect(request)
    return
  }
  const logout = new URL(settings.logoutUrl)
  logout.searchParams.set('client_id', settings.clientId)
  // Providers name the return address differently; each ignores the parameter it does not know.
  logout.searchParams.set('logout_uri', `${location.origin}/`)
  logout.searchParams.set('post_logout_redirect_uri', `${location.origin}/`)
  location.assign(logout)
}

function manager(): Promise<UserManager> {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<UserManager> {
  const settings = await queryClient.ensureQueryData(signInSettingsQuery)
  const users = new LockedUserManager(userManagerSettings(settings, location.origin, localStorage))
  users.events.addUserLoaded(recheckSession)
  users.events.addUserUnloaded(() => {
    // During the redirect to the provider's logout the page stays unchanged.
    if (currentSession().status === 'signed-in') setSession({ status: 'signed-out' })
  })
  users.events.addAccessTokenExpired(recheckSession)
  users.events.addUserSignedOut(() => {
    clearGardenData()
    clearDrafts()
    void users.removeUser()
  })
  users.events.addSilentRenewError((error) => {
    if (!(error instanceof ErrorResponse)) return
    const kind = fixedBySigningIn.includes(error.error ?? '') ? 'session' : 'oauth'
    void import('./auth-errors.ts').then(({ authFailed }) => authFailed(kind))
  })
  await users.clearStaleState()
  return users
}
