import { keepItem } from '../ui/keep-item.ts'
import { clearGardenData } from './clear-data.ts'
import { dropExpiredSignIn } from './clear-sign-in.ts'
import { saveOpenDrafts } from './drafts/open-forms.ts'
import { currentSession, setSession } from './session-store.ts'
import { renew } from './sign-in.ts'
import { isCurrent, storedSession } from './stored-session.ts'

export type AuthErrorKind = 'challenge' | 'expired' | 'token' | 'session' | 'oauth'

const redirectDelay = 500
const loopGuardKey = 'wattle-forced-sign-in'
const loopWindow = 30_000
let underWay = false

/** The kind of a 401, from its `WWW-Authenticate` header. */
export function kindOfUnauthorised(challenge: string | null, isExpired: boolean): AuthErrorKind {
  if (isExpired) return 'expired'
  if (challenge === null || /invalid_token/i.test(challenge)) return 'token'
  return 'challenge'
}

/** Signing in again fixes an expired or invalid token; any other error would recur immediately. */
export function remedyFor(kind: AuthErrorKind): 'sign-in' | 'sign-out' {
  return kind === 'challenge' || kind === 'oauth' ? 'sign-out' : 'sign-in'
}

/**
 * Handles a 401 response to this ID token: renews an expired sign-in if it can be. Returns whether there is
 * another token now, so that the request can be sent again.
 */
export async function unauthorised(challenge: string | null, idToken: string | undefined): Promise<boolean> {
  const stored = storedSession()
  // A request that was in flight when the gardener left needs no handling.
  if (currentSession().status !== 'signed-in' || !stored) return false
  if (stored.idToken !== idToken) return isCurrent(stored)
  const isExpired = !isCurrent(stored)
  if (isExpired && stored.canRenew) return renew()
  authFailed(kindOfUnauthorised(challenge, isExpired))
  return false
}

/**
 * Clears the stored sign-in. Half a second later it sends the gardener to sign in again or to the provider's logout.
 */
export function authFailed(kind: AuthErrorKind): void {
  if (underWay) return
  underWay = true
  const lastForced = Number(sessionStorage.getItem(loopGuardKey) ?? 0)
  saveOpenDrafts()
  dropExpiredSignIn()
  clearGardenData()
  setSession({ status: 'loading' })
  setTimeout(async () => {
    underWay = false
    if (remedyFor(kind) === 'sign-out') {
      try {
        const { leaveProvider } = await import('./oidc.ts')
        await leaveProvider()
      } catch {
        location.assign('/#/login')
        setSession({ status: 'signed-out' })
      }
      return
    }
    // A second failure within 30 seconds means that signing in again does not help.
    if (Date.now() - lastForced < loopWindow) {
      setSession({
        status: 'failed',
        message: 'Login failed',
        details: 'The server did not accept your sign-in.',
      })
      return
    }
    keepItem(sessionStorage, loopGuardKey, String(Date.now()))
    location.hash = '#/direct-login'
    setSession({ status: 'signed-out' })
  }, redirectDelay)
}
