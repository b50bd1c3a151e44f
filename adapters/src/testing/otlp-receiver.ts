import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as a collector receives it. */
type ReceivedSpan = {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** 0: unset, 1: ok, 2: error. */
  status: { code?: number }
  attributes: Record<string, unknown>
}

type KeyValue = { key: string; value: Record<string, unknown> }
type Sent = {
  resourceSpans: {
    resource: { attributes: KeyValue[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'service' | 'attributes'> & { attributes: KeyValue[] })[] }[]
  }[]
}

/** A collector that stores received spans in memory. */
export async function openOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    headers.push({ url: request.url, ...request.headers })
    spans.push(...received((await json(request)) as Sent))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function received({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name'])
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes) })),
    )
  })
}

const valuesOf = (attributes: KeyValue[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/**
 * The spans of one trace as `service: name`, indented under their parents. Spans whose parent was not received come
 * first.
 */
export function treeOf(spans: readonly ReceivedSpan[], traceId: string): string[] {
  const own = spans.filter((span) => span.traceId === traceId)
  const ids = new Set(own.map(({ spanId }) => spanId))
  const under = (parent: string | undefined, depth: number): string[] =>
    own
      .filter(({ parentSpanId = '' }) =>
        parent === undefined ? !ids.has(parentSpanId) : parentSpanId === parent,
      )
      .map(({ service, name, spanId }) => ({ line: `${'  '.repeat(depth)}${service}: ${name}`, spanId }))
      .toSorted((one, other) => one.line.localeCompare(other.line))
      .flatMap(({ line, spanId }) => [line, ...under(spanId, depth + 1)])
  return under(undefined, 0)
}
