import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { hasTag, headersOf } from './headers.ts'
import { type DescribedRoute, nameOf, refusalsOf } from './refusals.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Schemas of a request body that is not JSON, by media type. */
    takes?: Record<string, object>
  }
}

type Response = { description: string; headers?: object; content?: object }
export type Operation = {
  operationId?: string
  security?: object[]
  requestBody?: { required?: boolean; content: Record<string, object> }
  responses: Record<string, Response | { $ref: string }>
}

/** Completes an operation from its route: its id, security, request body, headers and refusals. */
export function describedOperation(operation: Operation, route: DescribedRoute): Operation {
  const { config = {}, schema } = route
  const body = schema?.body as z.ZodType | undefined
  const { requestBody = config.takes && { content: config.takes } } = operation
  const isRequired = !body?.safeParse(undefined).success
  return {
    operationId: operationIdOf(route),
    ...operation,
    security: config.public ? [] : [{ identityToken: [] }],
    ...(requestBody && { requestBody: { ...requestBody, required: isRequired } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          {
            ...response,
            description: STATUS_CODES[status],
            headers: headersOf({ status: Number(status), config }),
          } as Response,
        ]),
      ),
      ...(hasTag(config) && {
        304: { description: STATUS_CODES[304] ?? '', headers: headersOf({ status: 304, config }) },
      }),
      ...Object.fromEntries(
        refusalsOf(route).map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]),
      ),
    },
  }
}

/** `GET /api/plants/:id/tasks` is `getPlantsByIdTasks`. */
const operationIdOf = ({ method, url }: DescribedRoute): string =>
  method.toLowerCase() +
  url
    .replace(/^\/api\//, '')
    .replaceAll(':', 'by-')
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
