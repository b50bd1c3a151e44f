import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { type Account, claimsOf, clientId, identityTokenSeconds } from './development-identity.ts'
import { messagePage, type Page, signOutPage } from './pages.ts'
import { type ProviderKeys, signingAlgorithm } from './provider-keys.ts'
import type { ProviderStore } from './provider-store.ts'

const scopes = ['openid', 'email', 'phone', 'profile']
const fortnight = 14 * 24 * 60 * 60

function answerWith(ctx: KoaContextWithOIDC, { html, headers }: Page): void {
  ctx.set(headers)
  ctx.body = html
}

/** The only client is our own app, so no consent is needed. */
async function grantOurScopes(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const known = grantId ? await provider.Grant.find(grantId) : undefined
  if (known) return known
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scopes.join(' '))
  await grant.save()
  return grant
}

function policyWithoutConsent() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

/** The configuration of the embedded provider for the app at these origins, the server's own first. */
export function providerConfiguration(
  apps: string[],
  keys: ProviderKeys,
  store: ProviderStore,
): Configuration {
  const [home = ''] = apps
  // Cookies ignore ports, so two servers on one computer would overwrite each other's cookies.
  const port = new URL(home).port || '80'
  const cookies = { path: '/oidc', httpOnly: true, sameSite: 'lax' as const }
  const claims = (account: Account) => async () => claimsOf(account)

  return {
    adapter: store.things,
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      long: cookies,
      short: { httpOnly: true, sameSite: 'lax' },
      names: {
        session: `wattle_session_${port}`,
        interaction: `wattle_interaction_${port}`,
        resume: `wattle_resume_${port}`,
      },
    },
    clients: [
      {
        client_id: clientId,
        client_name: 'Wattle',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: signingAlgorithm,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: apps.map((app) => `${app}/callback.html`),
        post_logout_redirect_uris: apps.flatMap((app) => [app, `${app}/`, `${app}/callback.html`]),
      },
    ],
    clientBasedCORS: (_ctx, origin) => apps.includes(origin),
    scopes,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
      profile: ['name'],
    },
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: identityTokenSeconds,
      AuthorizationCode: 60,
      IdToken: identityTokenSeconds,
      Interaction: 60 * 60,
      RefreshToken: fortnight,
      Session: fortnight,
      Grant: fortnight,
    },
    findAccount: (_ctx, subject) => {
      const account = store.findAccount(subject)
      return account && { accountId: subject, claims: claims(account) }
    },
    loadExistingGrant: grantOurScopes,
    interactions: {
      policy: policyWithoutConsent(),
      url: (_ctx, { uid }) => `/oidc/sign-in/${uid}`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) =>
          answerWith(ctx, signOutPage(form, ctx.oidc.client !== undefined, ["'self'", ...apps])),
        postLogoutSuccessSource: (ctx) =>
          answerWith(
            ctx,
            messagePage('You are signed out', 'The notebook is closed. Come back any time.', `${home}/`),
          ),
      },
    },
    renderError: (ctx, { error, error_description }) =>
      answerWith(
        ctx,
        // For example when two tabs sign out at the same time.
        ctx.oidc?.route === 'end_session_confirm'
          ? messagePage(
              'Not quite signed out',
              'If Wattle still opens, please sign out once more.',
              `${home}/`,
            )
          : messagePage(
              'Something went wrong',
              `Your sign-in was refused: ${error_description ?? error}.`,
              `${home}/#/login`,
            ),
      ),
  }
}
