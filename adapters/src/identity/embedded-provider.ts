import type { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { JSONWebKeySet } from 'jose'
import { Provider } from 'oidc-provider'
import { canonicalAddress, isLoopback } from './canonical-address.ts'
import { clientId, issuerAt, signIdentityToken } from './development-identity.ts'
import { messagePage } from './pages.ts'
import { providerConfiguration } from './provider-configuration.ts'
import { openProviderKeys, publicKeys } from './provider-keys.ts'
import { openProviderStore } from './provider-store.ts'
import { openSignIn, sendPage } from './sign-in.ts'

export type EmbeddedProvider = {
  issuer: string
  clientId: string
  /** The public keys, so that the server need not fetch them from itself. */
  jwks: JSONWebKeySet
  /** Handles every request whose path begins with `/oidc/`. `request.url` must be the whole path, and the body unread. */
  handler(request: IncomingMessage, response: ServerResponse): void
  /** Issues an identity token for an e-mail address without a sign-in. */
  mintToken(email: string, name?: string): Promise<string>
  /** Deletes expired sessions and tokens. */
  sweep(): void
  close(): void
}

type EmbeddedProviderOptions = {
  /** The origin at which browsers reach this server, as printed at startup. */
  origin: string
  /** Where keys and sessions are stored. */
  folder: string
  /** Other origins that serve the app, such as the web app's development server. */
  apps?: string[]
  /** Called with internal errors. */
  report?: (error: unknown) => void
}

/**
 * An OpenID provider in this process that accepts any e-mail address. Throws where that would be dangerous: in
 * production, and on an address that other computers can reach.
 */
export async function openEmbeddedProvider(options: EmbeddedProviderOptions): Promise<EmbeddedProvider> {
  const { origin, folder, apps = [], report = console.error } = options
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      'The embedded sign-in accepts any e-mail address, so it does not run in production: set WATTLE_OPENID_ISSUER.',
    )
  }
  if (!isLoopback(origin)) {
    throw new Error(
      `The embedded sign-in accepts any e-mail address, so it only runs on this computer, not on ${origin}: set HOST to 127.0.0.1, or set WATTLE_OPENID_ISSUER.`,
    )
  }

  const keys = await openProviderKeys(folder)
  const store = openProviderStore(join(folder, 'sessions.sqlite'))
  const issuer = issuerAt(origin)
  const provider = new Provider(issuer, providerConfiguration([origin, ...apps], keys, store))
  provider.on('server_error', (_ctx, error) => report(error))
  // Errors outside the protocol. The library's types lack this event.
  ;(provider as EventEmitter).on('error', report)
  const signIn = openSignIn(provider, store, origin, apps)
  const protocol = provider.callback()
  const addressFor = canonicalAddress(origin)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/'
    const elsewhere = addressFor(request.headers.host, address)
    if (elsewhere === 'foreign') {
      const sentence = `Please open Wattle at ${origin}.`
      sendPage(response, 421, messagePage('Wrong address', sentence, `${origin}/`))
    } else if (elsewhere !== null && request.method === 'GET') {
      response.writeHead(302, { location: elsewhere }).end()
    } else if (/^\/oidc\/sign-in\/[\w-]+$/.test(address)) {
      await signIn(request, response)
    } else {
      // The provider determines its own path prefix by comparing these two.
      Object.assign(request, { originalUrl: address, url: address.replace(/^\/oidc(?=\/|$)/, '') || '/' })
      await protocol(request, response)
    }
  }

  return {
    issuer,
    clientId,
    jwks: publicKeys(keys),
    handler(request, response) {
      answer(request, response).catch((error) => {
        report(error)
        if (response.headersSent) response.destroy()
        else
          sendPage(
            response,
            500,
            messagePage('Something went wrong', 'Please try again.', `${origin}/#/login`),
          )
      })
    },
    mintToken: (email, name) =>
      signIdentityToken(origin, keys, { email, ...(name !== undefined && { name }) }),
    sweep: () => store.sweep(),
    close: () => store.close(),
  }
}
