import type { Identity, IdentityVerifier } from '@wattle/adapters/identity/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GardenResolver } from '../identity/garden-resolver.ts'
import { gardenTag } from './garden-headers.ts'

type Gardener = { gardenId: GardenId; identity: Identity }

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated gardener. Only set on routes that are not public. */
    gardener: Gardener
  }
  interface FastifyContextConfig {
    /** No authentication; any token is ignored. */
    public?: boolean
  }
}

/** Requires a verified identity token on every route added to `app` from here on, except those marked public. */
export function authenticate(
  app: FastifyInstance,
  verifier: IdentityVerifier,
  resolveGarden: GardenResolver,
): void {
  app.decorateRequest('gardener')
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.public) return
    // A cached response would outlive the sign-out. Routes that allow caching override this header.
    reply.header('cache-control', 'no-store')
    const identity = await verifier.verify(bearerToken(request))
    const gardenId = await resolveGarden(identity)
    request.gardener = { gardenId, identity }
    reply.header('x-garden', gardenTag(gardenId))
  })
}

function bearerToken(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refused('unauthenticated')
  return token
}
