import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Engine } from '../../testing/engines.ts'
import { mintToken } from '../development-identity.ts'
import { openEmbeddedProvider } from '../embedded-provider.ts'

/** An identity provider outside the app's process. */
export type Issuer = {
  settings: Record<string, string>
  tokenFor(email: string, name?: string): Promise<string>
  close(): Promise<void>
}

/** The development sign-in at its own address, for an app at another. */
export async function startDevelopmentIssuer(app: string, folder: string): Promise<Issuer> {
  const server = createServer((request, response) => {
    // Browsers request an icon from every origin.
    if (request.url === '/favicon.ico') response.writeHead(204).end()
    else provider.handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const identity = join(folder, 'identity')
  const provider = await openEmbeddedProvider({ origin, folder: identity, apps: [app] })
  return {
    settings: { WATTLE_OPENID_ISSUER: provider.issuer, WATTLE_OPENID_CLIENT_ID: provider.clientId },
    tokenFor: (email, name) => mintToken(origin, identity, { email, ...(name !== undefined && { name }) }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      provider.close()
    },
  }
}

/** A real issuer with passwords: `rosa@example.test` has `rosa-password`. */
export function realIssuer({ address: issuer, settings }: Engine): Issuer {
  const clientId = settings.CLIENT_ID ?? 'wattle'
  return {
    settings: { WATTLE_OPENID_ISSUER: issuer, WATTLE_OPENID_CLIENT_ID: clientId },
    async tokenFor(email) {
      const answer = await fetch(`${issuer}/protocol/openid-connect/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'password',
          client_id: clientId,
          scope: 'openid email',
          username: email,
          password: `${email.split('@')[0]}-password`,
        }),
      })
      const { id_token: token } = (await answer.json()) as { id_token?: string }
      if (!token) throw new Error(`${issuer} answered ${answer.status} when ${email} signed in.`)
      return token
    },
    close: async () => undefined,
  }
}
