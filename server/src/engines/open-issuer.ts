import type { IdentityVerifier, SignInSettings } from '@wattle/adapters/identity/port.ts'
import { openIdentityVerifier } from '@wattle/adapters/identity/verify-token.ts'
import { required } from '../settings/required.ts'
import type { Settings } from '../settings/settings.ts'

/** The sign-in of the issuer that the settings name. */
export function openIssuer(settings: Settings): { verifier: IdentityVerifier; signIn: SignInSettings } {
  const {
    WATTLE_OPENID_CLIENT_ID: clientId,
    WATTLE_OPENID_DISCOVERY: discovery,
    WATTLE_OPENID_LOGOUT: logoutUrl,
  } = settings
  const issuer = required(settings, 'WATTLE_OPENID_ISSUER')
  return {
    verifier: openIdentityVerifier({ issuer, audience: clientId, ...(discovery ? { discovery } : {}) }),
    signIn: { authority: issuer, clientId, ...(logoutUrl ? { logoutUrl } : {}), developmentOnly: false },
  }
}
