import type { Span, Tracer } from '@wattle/adapters/tracing/port.ts'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request, if it is traced. */
    span?: Span
  }
}

/** Traces every API request: spans of its handler become children. The span is named by the route, as in the log. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.decorateRequest('span')
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, correlationId } = request
    const { url: route } = routeOptions
    if (route?.startsWith('/api/')) {
      const { traceparent } = headers
      request.span = tracer.begin(`${method} ${route}`, {
        kind: 'server',
        parent: typeof traceparent === 'string' ? traceparent : null,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          ...(correlationId && { 'wattle.correlation_id': correlationId }),
        },
      })
    }
    done()
  })
  // No earlier hook will do: reading the body in between loses the async context of a hook.
  app.addHook('preHandler', ({ span }, _reply, done) => {
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', ({ span }, { statusCode: status }, done) => {
    span?.end({
      'http.response.status_code': status,
      ...(status >= 500 && { 'error.type': String(status) }),
    })
    done()
  })
}
