import { type CreateSignoutRequestArgs, ErrorResponse, type UserManager } from 'oidc-client-ts'
import { queryClient } from '../cache/query-client.ts'
import { forgetRevision } from '../http/garden-revision.ts'
import { clearGardenData } from './clear-data.ts'
import { clearKeptWords } from './clear-sign-in.ts'
import { LockedUserManager } from './locked-user-manager.ts'
import { currentSession, recheckSession, setSession } from './session-store.ts'
import { signInSettingsQuery } from './sign-in-settings.ts'
import { userManagerSettings } from './user-manager-settings.ts'

/** Answers of a provider after which a new sign-in helps. */
const fixedBySigningIn = ['login_required', 'invalid_grant', 'interaction_required', 'consent_required']
let opened: Promise<UserManager> | undefined

/** Sends the browser to the provider; whoever wanted a page is offered it afterwards. */
export async function startSignIn(wanted?: string): Promise<void> {
  await (await manager()).signinRedirect({ state: wanted })
}

/** Takes the provider's answer out of the address bar and keeps it. Throws when it is a refusal. */
export async function finishSignIn(): Promise<void> {
  const user = await (await manager()).signinCallback()
  // Perhaps somebody else than before, or a garden that was begun anew.
  forgetRevision()
  // Being signed in is worth more than what was wanted.
  if (user?.state)
    await import('./kept-words/offer-page.ts').then(
      (file) => file.offerPage(user.state),
      () => {},
    )
}

/** Renews an access token that has run out. Throws when the provider does not. */
export async function renewSignIn(): Promise<void> {
  await (await manager()).signinSilent()
}

/** Whether the provider itself said no, and not the way to it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ErrorResponse
}

/** Watches the sign-in: renewal before it runs out, and the end of the provider's own session. */
export async function watchSignIn(): Promise<void> {
  await (await manager()).getUser()
}

/** Sends the browser to the provider's logout, with the client's id and the address to return to. */
export async function leaveProvider(): Promise<void> {
  const settings = await queryClient.ensureQueryData(signInSettingsQuery)
  if (!settings.logoutUrl) {
    // The library says it by itself where no sign-in is stored any more, and a provider may refuse to be told twice.
    const request: CreateSignoutRequestArgs = { client_id: settings.clientId }
    await (await manager()).signoutRedirect(request)
    return
  }
  const logout = new URL(settings.logoutUrl)
  logout.searchParams.set('client_id', settings.clientId)
  // Providers differ in the name of the return address; each ignores the one it does not know.
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
    // On the way to the provider's logout the page stays as it is.
    if (currentSession().status === 'signed-in') setSession({ status: 'signed-out' })
  })
  users.events.addAccessTokenExpired(recheckSession)
  users.events.addUserSignedOut(() => {
    clearGardenData()
    clearKeptWords()
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
