import type { FastifyContextConfig } from 'fastify'
import { revisionPattern } from '../garden-headers.ts'

type RouteResponse = { status: number; config?: Partial<FastifyContextConfig> | undefined }

/** Whether a route's responses carry an entity tag. */
export const hasTag = (config?: RouteResponse['config']) =>
  Boolean(config?.reads || config?.isKept || config?.isHashed)

const isOfGarden = ({ status, config }: RouteResponse) => status < 400 && (config?.command || config?.reads)

/** The response headers, and which responses have them. */
const headers = {
  'x-request-id': {
    description: 'The name of the request in the log: the one it came with, if it is valid.',
    schema: { type: 'string' },
    required: true,
    isOn: () => true,
  },
  'x-garden-revision': {
    description: 'The revision of the garden that the response reflects, -1 before anything happened in it.',
    schema: { type: 'string', pattern: revisionPattern.source },
    required: true,
    isOn: isOfGarden,
  },
  'x-garden': {
    description: 'Identifies the garden. If it changes, the account opens another garden.',
    schema: { type: 'string', pattern: '^[0-9a-f]{8}$' },
    required: true,
    isOn: isOfGarden,
  },
  'x-garden-behind': {
    description:
      'There if a read is older than what was asked for, or if visitors may see for a moment what was just hidden.',
    schema: { type: 'string', enum: ['true'] },
    required: false,
    isOn: isOfGarden,
  },
  etag: {
    description: 'What to send as `if-none-match` next time; absent where the response is behind.',
    schema: { type: 'string' },
    required: false,
    isOn: ({ status, config }: RouteResponse) => status < 400 && hasTag(config),
  },
  'www-authenticate': {
    description: 'How to sign in, and whether the token that was sent is not valid.',
    schema: { type: 'string' },
    required: true,
    isOn: ({ status }: RouteResponse) => status === 401,
  },
  'retry-after': {
    description: 'Seconds to wait before trying again.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    required: true,
    isOn: ({ status }: RouteResponse) => status === 429 || status === 503,
  },
}

export const describedHeaders = Object.fromEntries(
  Object.entries(headers).map(([name, { isOn: _, ...header }]) => [name, header]),
)

/** References to the headers of a response. */
export const headersOf = (response: RouteResponse): Record<string, { $ref: string }> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, { isOn }]) => isOn(response))
      .map(([name]) => [name, { $ref: `#/components/headers/${name}` }]),
  )
