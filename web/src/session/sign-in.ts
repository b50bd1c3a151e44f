import { showError } from '../ui/feedback/toasts.ts'
import { clearGardenData } from './clear-data.ts'
import { clearDrafts, clearSignIn, clearTab, dropExpiredSignIn, forgetLoss } from './clear-sign-in.ts'
import { saveOpenDrafts } from './drafts/open-forms.ts'
import { failLogin, recheckSession, setSession } from './session-store.ts'
import { storedSession } from './stored-session.ts'

const loadOidc = () => import('./oidc.ts')

/**
 * Redirects to the provider; a failure before the redirect becomes the session's. Home later offers the `wanted` page.
 */
export async function signIn(wanted?: object): Promise<void> {
  try {
    const { startSignIn } = await loadOidc()
    await startSignIn(wanted)
  } catch (error) {
    failLogin(error)
  }
}

/** Signs out here and at the provider, and clears the garden data. */
export async function signOut(): Promise<void> {
  const forget = () => {
    clearSignIn()
    // Again, because responses may have arrived while the gardener was still signed in.
    clearGardenData()
  }
  setSession({ status: 'loading' })
  clearGardenData()
  clearDrafts()
  // Before the redirect, because the provider's page may replace this one before any later code runs.
  clearTab()
  try {
    // The logout URL carries the identity token as a hint, so the stored sign-in is cleared after the URL is built.
    const { leaveProvider } = await loadOidc()
    await leaveProvider()
    forget()
  } catch {
    forget()
    location.hash = '#/login'
    setSession({ status: 'signed-out' })
    const sentence = 'Sign-out failed. Anyone using this browser can still open your garden.'
    showError(navigator.onLine ? sentence : `You’re offline. ${sentence}`, () => void signOut())
  }
}

/** Processes the provider's response and opens Home. If the provider refused, the login page shows why. */
export async function finishReturn(): Promise<void> {
  try {
    const { finishSignIn } = await loadOidc()
    await finishSignIn()
    forgetLoss()
    history.replaceState(history.state, '', '/#/')
    recheckSession()
  } catch (error) {
    history.replaceState(history.state, '', '/#/login')
    failLogin(error)
  }
}

let renewal: Promise<boolean> | undefined

/**
 * Renews an expired sign-in, once for all who ask meanwhile, and returns whether that succeeded. If the provider
 * refuses, the gardener is signed out; if it is unreachable, the login page says so. Open forms are kept.
 */
export function renew(): Promise<boolean> {
  renewal ??= askToRenew().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function askToRenew(): Promise<boolean> {
  try {
    const { renewSignIn } = await loadOidc()
    const isRenewed = await renewSignIn()
    if (isRenewed) recheckSession()
    else {
      saveOpenDrafts()
      dropExpiredSignIn()
      setSession({ status: 'signed-out' })
    }
    return isRenewed
  } catch (error) {
    saveOpenDrafts()
    failLogin(error)
    return false
  }
}

/** Retries, once back online, a renewal that failed offline. Returns the unsubscribe function. */
export function renewOnceOnline(): () => void {
  const look = () => {
    if (storedSession()?.canRenew) recheckSession()
  }
  addEventListener('online', look)
  return () => removeEventListener('online', look)
}

/** Keeps the sign-in renewed. If that cannot start, as when offline, it starts once online. */
export async function keepSignedIn(): Promise<void> {
  try {
    const { watchSignIn } = await loadOidc()
    await watchSignIn()
  } catch {
    addEventListener('online', keepSignedIn, { once: true })
  }
}

/** Removes the stored sign-in, so that a broken one cannot recur. */
export function clearLogin(): void {
  // First, so that other tabs do not mistake this for a lost sign-in.
  clearDrafts()
  clearSignIn()
  clearGardenData()
  setSession({ status: 'signed-out' })
}
