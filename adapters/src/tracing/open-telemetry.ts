import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Context,
  isSpanContextValid,
  type Span as OpenTelemetrySpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { withTimeout } from '../lib/timeout.ts'
import type { Span, SpanOptions, Tracer } from './port.ts'

type OpenTelemetryOptions = {
  /** URL of a collector; traces are sent to `/v1/traces` under it. */
  endpoint: string
  headers?: Readonly<Record<string, string>> | undefined
  /** Name of this process's service. */
  service: string
  /** Fraction of traces to record, from 0 to 1. */
  share: number
  /** Milliseconds that `close` may take to send the remaining spans. */
  closeTimeout?: number
}

/** Milliseconds that spans wait to be sent in one batch. */
const sendInterval = 1_000

const kinds: Record<NonNullable<SpanOptions['kind']>, SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}

/**
 * Sends traces to an OpenTelemetry collector, by OTLP over HTTP. Sampling depends only on the trace id, so that all
 * processes sample the same traces. The sampled flag in a client's header is ignored. A client that chooses its trace
 * ids can have its own requests traced, up to the rate limits.
 */
export function openOpenTelemetry({
  endpoint,
  headers,
  service,
  share,
  closeTimeout = 2_000,
}: OpenTelemetryOptions): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    ...(headers && { headers: { ...headers } }),
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'wattle', 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendInterval })],
  })
  const tracer = provider.getTracer('wattle')
  const active = new AsyncLocalStorage<Context>()
  const activeOrNone = () => active.getStore() ?? ROOT_CONTEXT

  return {
    begin(name, { kind = 'internal', parent, attributes = {} } = {}) {
      const from = parent === undefined ? activeOrNone() : contextOf(parent)
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, from)
      return spanOf(span, (work) => active.run(trace.setSpan(from, span), work))
    },
    current() {
      const span = trace.getSpan(activeOrNone())
      return span ? traceparentOf(span) : null
    },
    async close() {
      await withTimeout(closeTimeout, provider.shutdown()).catch(() => undefined)
    },
  }
}

function spanOf(span: OpenTelemetrySpan, within: Span['within']): Span {
  return {
    traceparent: traceparentOf(span),
    within,
    end(attributes = {}) {
      span.setAttributes(attributes)
      if ('error.type' in attributes) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function traceparentOf(span: OpenTelemetrySpan): string {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The context of a remote span. An invalid `traceparent` starts a new trace. */
function contextOf(traceparent: string | null): Context {
  const [, traceId = '', spanId = '', flags = ''] = traceparentPattern.exec(traceparent ?? '') ?? []
  const remote = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(remote) ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
}
