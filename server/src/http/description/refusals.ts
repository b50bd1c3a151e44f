import { STATUS_CODES } from 'node:http'
import { refusals } from '@wattle/contracts/refusals.ts'
import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { z } from 'zod'
import { headersOf } from './headers.ts'
import { jsonSchemaOf } from './json-schemas.ts'

/** The parts of a route that its description is derived from. */
export type DescribedRoute = {
  method: string
  url: string
  schema?: FastifySchema | undefined
  config?: Partial<FastifyContextConfig> | undefined
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Statuses with which this route refuses, besides those that follow from its other options. */
    refuses?: readonly number[]
  }
}

const sendsBody = ({ method }: DescribedRoute) => method !== 'GET' && method !== 'HEAD'
const hasParams = ({ url }: DescribedRoute) => url.includes(':')
/** Whether the body contains ids or picture addresses. */
const namesThings = ({ schema }: DescribedRoute) =>
  schema?.body !== undefined &&
  /"format":"uuid"|api[\\/]+images/.test(JSON.stringify(jsonSchemaOf(schema.body as z.ZodType)))

/** Which routes may refuse with each status. */
const occasions: Record<number, (route: DescribedRoute) => unknown> = {
  400: (route) => sendsBody(route) || hasParams(route) || route.schema?.querystring || route.schema?.headers,
  401: ({ config }) => !config?.public,
  403: ({ config }) => config?.administrators,
  404: (route) => hasParams(route) || namesThings(route),
  408: sendsBody,
  409: ({ config }) => config?.command,
  413: sendsBody,
  415: sendsBody,
  422: ({ config }) => config?.command,
  429: ({ config }) => config?.rateLimit !== false,
  431: () => true,
  500: () => true,
  503: () => true,
}

/** The statuses with which a route may refuse. */
export const refusalsOf = (route: DescribedRoute): number[] =>
  Object.entries(occasions)
    .filter(([status, mayBe]) => route.config?.refuses?.includes(Number(status)) || mayBe(route))
    .map(([status]) => Number(status))

/** The name of a status's response component, such as `NotFound`. */
export const nameOf = (status: number): string => (STATUS_CODES[status] ?? '').replaceAll(/\W/g, '')

/** Response components for all refusals, by name; each lists its codes with their messages. */
export const describedRefusals = Object.fromEntries(
  Object.keys(occasions)
    .map(Number)
    .map((status) => [nameOf(status), { ...describedRefusal(status), headers: headersOf({ status }) }]),
)

function describedRefusal(status: number) {
  const codes = Object.entries(refusals).filter(([, refusal]) => refusal.status === status)
  const code = { type: 'string', enum: codes.map(([name]) => name) }
  return {
    description: codes.map(([name, { message }]) => `\`${name}\`: ${message}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Refusal' }, { type: 'object', properties: { code } }],
        },
      },
    },
  }
}
