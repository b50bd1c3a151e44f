import { showError } from '../ui/feedback/toasts.ts'
import { clearGardenData } from './clear-data.ts'
import { clearKeptWords, clearSignIn, clearTab, forgetLoss, loseSignIn } from './clear-sign-in.ts'
import { failLogin, recheckSession, setSession } from './session-store.ts'
import { storedSession } from './stored-session.ts'

const loadOidc = () => import('./oidc.ts')

/** Sends the browser to the provider; a failure before that becomes the session's. Afterwards Home offers the page that was wanted. */
export async function signIn(wanted?: string): Promise<void> {
  try {
    const { startSignIn } = await loadOidc()
    await startSignIn(wanted)
  } catch (error) {
    failLogin(error)
  }
}

/** Ends the sign-in here and at the provider, and forgets the garden. */
export async function signOut(): Promise<void> {
  const forget = () => {
    clearSignIn()
    // Once more, as answers may have come for as long as somebody was signed in.
    clearGardenData()
  }
  setSession({ status: 'loading' })
  clearGardenData()
  clearKeptWords()
  // Now, because the provider's page may take the place of this one before anything else runs here.
  clearTab()
  try {
    // The identity token goes along as a hint, so what is stored is cleared after the address has been made.
    const { leaveProvider } = await loadOidc()
    await leaveProvider()
    forget()
  } catch {
    forget()
    location.hash = '#/login'
    setSession({ status: 'signed-out' })
    showError('Sign-out failed')
  }
}

/** Takes in the provider's answer and opens Home; a refusal is told on the login page. */
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

/** Renews a sign-in that has run out. When the provider does not, the gardener is signed out; when it is away, told so. */
export async function renew(): Promise<void> {
  try {
    const { isRefusal, renewSignIn } = await loadOidc()
    try {
      await renewSignIn()
      recheckSession()
    } catch (error) {
      if (!isRefusal(error)) throw error
      loseSignIn()
      setSession({ status: 'signed-out' })
    }
  } catch (error) {
    failLogin(error)
  }
}

/** Renews once there is a connection again what could not be renewed without one. Returns the way to stop. */
export function renewOnceOnline(): () => void {
  const look = () => {
    if (storedSession()?.canRenew) recheckSession()
  }
  addEventListener('online', look)
  return () => removeEventListener('online', look)
}

/** Keeps a signed-in gardener signed in. */
export async function keepSignedIn(): Promise<void> {
  const { watchSignIn } = await loadOidc()
  await watchSignIn()
}

/** Removes stored sign-in data, so that a broken one cannot come back. */
export function clearLogin(): void {
  // First, so that no other tab takes this for a sign-in that was lost.
  clearKeptWords()
  clearSignIn()
  clearGardenData()
  setSession({ status: 'signed-out' })
}
