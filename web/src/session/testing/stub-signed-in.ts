import { vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'

/** Stubs the browser's storage, so that Nell is signed in. `vi.unstubAllGlobals` takes it back. */
export function stubSignedIn(): void {
  const session = { id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 'nell' } }
  vi.stubGlobal('localStorage', memoryStorage({ 'oidc.user:wattle': JSON.stringify(session) }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
}
