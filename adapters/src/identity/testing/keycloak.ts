import { randomUUID } from 'node:crypto'

type Tokens = { identity: string; access: string; refresh: string }

async function answerOf(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Signs in with a user name and password. Returns the tokens. */
export async function tokensOf(
  issuer: string,
  clientId: string,
  username: string,
  password: string,
): Promise<Tokens> {
  const body = { grant_type: 'password', client_id: clientId, username, password, scope: 'openid' }
  const answer = await answerOf(
    await fetch(`${issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams(body),
    }),
  )
  const { id_token, access_token, refresh_token } = (await answer.json()) as Record<string, string>
  return { identity: id_token ?? '', access: access_token ?? '', refresh: refresh_token ?? '' }
}

/** The key provider for each algorithm. The key with the highest priority signs. */
const keyProviders: Record<string, string> = {
  RS256: 'rsa-generated',
  ES256: 'ecdsa-generated',
  EdDSA: 'eddsa-generated',
}

const signingKey = (alg: string, priority: number) => ({
  name: `${alg}-${priority}`,
  providerId: keyProviders[alg],
  config: { priority: [String(priority)], ...(alg === 'RS256' && { algorithm: [alg] }) },
})

/** A client whose identity tokens carry only the subject. Its access tokens have the same audience. */
const client = (alg: string) => ({
  clientId: alg,
  publicClient: true,
  directAccessGrantsEnabled: true,
  defaultClientScopes: ['basic'],
  attributes: { 'id.token.signed.response.alg': alg },
  protocolMappers: [
    {
      name: 'audience',
      protocol: 'openid-connect',
      protocolMapper: 'oidc-audience-mapper',
      config: { 'included.client.audience': alg, 'access.token.claim': 'true' },
    },
  ],
})

/**
 * Creates a realm in Keycloak, with the gardener `nell` (`nell-password`) and one client for each signing algorithm,
 * named after it.
 */
export async function openRealm(keycloak: string, admin: { username: string; password: string }) {
  const realm = `wattle-${randomUUID()}`

  async function ask(path: string, method = 'GET', body?: object) {
    const master = `${keycloak}/realms/master`
    const { access } = await tokensOf(master, 'admin-cli', admin.username, admin.password)
    const answer = await fetch(`${keycloak}/admin/realms${path}`, {
      method,
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answerOf(answer)
  }

  const keys = async () => {
    const answer = await ask(`/${realm}/components?type=org.keycloak.keys.KeyProvider`)
    return (await answer.json()) as { id: string; name: string }[]
  }

  await ask('', 'POST', {
    realm,
    enabled: true,
    sslRequired: 'none',
    accessTokenLifespan: 3600,
    components: {
      'org.keycloak.keys.KeyProvider': Object.keys(keyProviders).map((alg) => signingKey(alg, 100)),
    },
    clients: Object.keys(keyProviders).map(client),
    users: [
      {
        username: 'nell',
        email: 'nell@example.test',
        emailVerified: true,
        firstName: 'Nell',
        lastName: 'Ashby',
        enabled: true,
        credentials: [{ type: 'password', value: 'nell-password' }],
      },
    ],
  })

  return {
    issuer: `${keycloak}/realms/${realm}`,
    /** Replaces the RS256 signing key with a new one. */
    async rotate() {
      await ask(`/${realm}/components`, 'POST', {
        ...signingKey('RS256', 200),
        providerType: 'org.keycloak.keys.KeyProvider',
      })
      const old = (await keys()).find(({ name }) => name === 'RS256-100')
      await ask(`/${realm}/components/${old?.id}`, 'DELETE')
    },
    async close() {
      await ask(`/${realm}`, 'DELETE')
    },
  }
}
