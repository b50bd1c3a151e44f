import { keepItem } from '../ui/keep-item.ts'
import { clearGardenData } from './clear-data.ts'
import { loseSignIn } from './clear-sign-in.ts'
import { keepWords } from './kept-words/open-forms.ts'
import { currentSession, setSession } from './session-store.ts'
import { isCurrent, storedSession } from './stored-session.ts'

export type AuthErrorKind = 'challenge' | 'expired' | 'token' | 'session' | 'oauth'

const redirectDelay = 500
const loopGuardKey = 'wattle-forced-sign-in'
const loopWindow = 30_000
let underWay = false

/** The kind of a 401, from the challenge it carries. */
export function kindOfUnauthorised(challenge: string | null, isExpired: boolean): AuthErrorKind {
  if (isExpired) return 'expired'
  if (challenge === null || /invalid_token/i.test(challenge)) return 'token'
  return 'challenge'
}

/** What happens next: signing in again fixes an expired token; any other error would come straight back. */
export function remedyFor(kind: AuthErrorKind): 'sign-in' | 'sign-out' {
  return kind === 'challenge' || kind === 'oauth' ? 'sign-out' : 'sign-in'
}

/** An answer said 401. */
export function unauthorised(challenge: string | null): void {
  // A request that was still on its way when the gardener left says nothing new.
  if (currentSession().status !== 'signed-in') return
  authFailed(kindOfUnauthorised(challenge, !isCurrent(storedSession())))
}

/** Cleans the stored sign-in, then sends the gardener to sign in again or to the provider's logout, half a second later. */
export function authFailed(kind: AuthErrorKind): void {
  if (underWay) return
  underWay = true
  const lastForced = Number(sessionStorage.getItem(loopGuardKey) ?? 0)
  keepWords()
  loseSignIn()
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
    // Twice within half a minute means that signing in again does not help.
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
