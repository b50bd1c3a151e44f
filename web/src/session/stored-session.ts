export type Gardener = { sub: string; email: string; name: string }

/** The sign-in in local storage. Read without the sign-in library, which public pages do not load. */
export type StoredSession = {
  idToken: string
  /** Expiry of the access token, in seconds since 1970. */
  expiresAt: number
  canRenew: boolean
  gardener: Gardener
}

const prefix = 'oidc.user:'

/** The key of the gardener used in local testing, stored in the same format. */
export const mockUserKey = 'mockUser'
let mockUserAllowed = false

/** Allows a stored mock user. Called only by a development build, with a server that accepts any e-mail address. */
export function allowMockUser(): void {
  mockUserAllowed = true
}

/** The stored sign-in, or null. It may have expired. */
export function storedSession(storage: Storage = localStorage): StoredSession | null {
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index)
    if (key?.startsWith(prefix)) return readSession(storage.getItem(key))
  }
  return import.meta.env.DEV && mockUserAllowed ? readSession(storage.getItem(mockUserKey)) : null
}

/** Whether the gardener counts as signed in: the access token has not expired. */
export function isCurrent(session: StoredSession | null, now = Date.now()): boolean {
  return session !== null && session.expiresAt * 1000 > now
}

function readSession(text: string | null): StoredSession | null {
  if (!text) return null
  try {
    const { id_token, expires_at, refresh_token, profile } = JSON.parse(text)
    if (typeof id_token !== 'string' || typeof profile?.sub !== 'string') return null
    const email = typeof profile.email === 'string' ? profile.email : ''
    return {
      idToken: id_token,
      expiresAt: Number(expires_at ?? 0),
      canRenew: typeof refresh_token === 'string',
      gardener: { sub: profile.sub, email, name: profile.name || email },
    }
  } catch {
    return null
  }
}
