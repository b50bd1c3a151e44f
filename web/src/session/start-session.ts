import { queryClient } from '../cache/query-client.ts'
import { clearStaleGardenData } from './clear-data.ts'
import { hashAddress, isReturn } from './hash-address.ts'
import { failLogin, recheckSession, setSession } from './session-store.ts'
import { signInSettingsQuery } from './sign-in-settings.ts'
import { allowMockUser, mockUserKey } from './stored-session.ts'

/** Normalises the address and starts the session before the first render. */
export function startSession(): void {
  clearStaleGardenData()
  const belongsAt = hashAddress(location)
  if (belongsAt) history.replaceState(history.state, '', belongsAt)
  recheckSession()
  if (import.meta.env.DEV && localStorage.getItem(mockUserKey)) void takeMockUser()
  if (isReturn(location)) {
    setSession({ status: 'loading' })
    // Loaded on demand, because most visits do not come from the provider.
    void import('./sign-in.ts').then(({ finishReturn }) => finishReturn(), failLogin)
  }
  // The back button may return from the provider to this page as it was left, still loading.
  addEventListener('pageshow', ({ persisted }) => persisted && recheckSession())
  // Fired when another tab signs in or out.
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith('oidc.user:')) recheckSession()
  })
}

/** A mock user is allowed only on a server that checks nobody's identity. */
async function takeMockUser() {
  setSession({ status: 'loading' })
  const settings = await queryClient.ensureQueryData(signInSettingsQuery).catch(() => null)
  if (settings?.developmentOnly) allowMockUser()
  recheckSession()
}
