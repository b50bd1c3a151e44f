import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { mostInWords } from '@wattle/contracts/garden/bounds.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { PublishedDocument } from './published-document.ts'
import { documentationPolicy } from './security-headers.ts'

/** Collects the schemas of every route added from here on and shows them under `/api/docs`. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wattle',
        version: '1',
        description: [
          'Gardens, plants and their care. Dates are civil dates, `YYYY-MM-DD`. A write may carry an `Idempotency-Key` (a UUID): sent again with the same body, it gives the same answer and changes nothing; with another body it is refused with 422. A garden remembers its last 1,000 writes of the last day, also those that changed nothing; a refused one is not remembered. Answers carry `x-garden-revision`; send it with a read, and the read waits until it is that up to date. Errors are `{ code, message, issues?, requestId }`.',
          `A garden holds up to ${Object.values(mostInWords).join(', ')}; what would go beyond that is refused with 409.`,
        ].join(' '),
      },
      components: {
        securitySchemes: { identityToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      tags: [
        'plants',
        'locations',
        'tasks',
        'profile',
        'nursery',
        'dashboard',
        'history',
        'community',
        'images',
      ].map((name) => ({
        name,
      })),
    },
    transform: (documented) => {
      const { schema, url } = jsonSchemaTransform(documented)
      const isPublic = documented.route.config?.public === true
      return { url, schema: { ...schema, ...(isPublic ? {} : { security: [{ identityToken: [] }] }) } }
    },
  })
  await showDocument(app)
}

/** Shows a document made elsewhere under `/api/docs`: of two APIs that answer as one. */
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
