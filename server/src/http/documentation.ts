import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { ErrorBody } from '@wattle/contracts/error-body.ts'
import { limitsInWords } from '@wattle/contracts/garden/limits.ts'
import type { FastifyInstance } from 'fastify'
import { describedHeaders } from './description/headers.ts'
import { jsonSchemaOf, transformSchemas } from './description/json-schemas.ts'
import { describedOperation, type Operation } from './description/operations.ts'
import { type DescribedRoute, describedRefusals } from './description/refusals.ts'
import type { PublishedDocument } from './published-document.ts'
import { documentationPolicy } from './security-headers.ts'

const tags = {
  plants: 'Plants, and naming one from a picture.',
  locations: 'Where plants grow.',
  tasks: 'What there is to do, and care plans.',
  shed: 'What tasks call for.',
  profile: 'Settings, the community profile, and where to sign in.',
  erasure: 'Having a garden erased, or keeping it after all.',
  nursery: 'Plants seen at a nursery.',
  dashboard: 'The counts on Home.',
  history: 'What happened in a garden.',
  takeout: 'A whole garden as a download.',
  guide: 'The plant guide, the same for everybody.',
  community: 'Gardens that everybody may visit.',
  images: 'Pictures.',
  admin: 'Migrations of read models, for administrators.',
}

/** Collects the schemas of every route added from here on and serves the documentation under `/api/docs`. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  const routes = new Map<string, DescribedRoute>()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wattle',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description: [
          'Gardens, plants and their care. Dates are civil dates, `YYYY-MM-DD`. A write may carry an `Idempotency-Key` (a UUID): sent again with the same body, it gives the same response and changes nothing; with another body it is refused with 422. A garden remembers its last 1,000 writes of the last day, also those that changed nothing; a refused one is not remembered. Responses carry `x-garden-revision`; send it with a read, and the read waits until it is that up to date, two seconds at most; a response that is still behind then says so with `x-garden-behind: true`. Errors are `{ code, message, issues?, requestId }`.',
          `A garden holds up to ${Object.values(limitsInWords).join(', ')}; what would go beyond that is refused with 409.`,
        ].join(' '),
      },
      servers: [{ url: '/', description: 'The server that this document comes from.' }],
      components: {
        securitySchemes: { identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    },
    transform: (documented) => {
      const { method, url, schema, config } = documented.route
      routes.set(`${String(method).toLowerCase()} ${url}`, { method: String(method), url, schema, config })
      return transformSchemas(documented)
    },
    transformObject: (made) =>
      described(('openapiObject' in made && made.openapiObject) as Described, routes) as never,
  })
  await showDocument(app)
}

type Described = { components: object; paths: Record<string, Record<string, Operation>> }

function described(document: Described, routes: Map<string, DescribedRoute>): Described {
  const entries = Object.entries(document.paths).map(([path, operations]) => {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
    const complete = Object.entries(operations).map(([method, operation]) => {
      const route = routes.get(`${method} ${url}`)
      return [method, route ? describedOperation(operation, route) : operation]
    })
    return [path, Object.fromEntries(complete)]
  })
  return {
    ...document,
    components: {
      ...document.components,
      headers: describedHeaders,
      responses: describedRefusals,
      schemas: { Refusal: jsonSchemaOf(ErrorBody) },
    },
    paths: Object.fromEntries(entries),
  }
}

/** Serves an existing document under `/api/docs`, for two APIs that appear as one. */
export async function registerPublishedDocumentation(
  app: FastifyInstance,
  document: PublishedDocument,
): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await showDocument(app)
}

async function showDocument(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentationPolicy,
    theme: { title: 'Wattle API' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true, persistAuthorization: true },
  })
}
