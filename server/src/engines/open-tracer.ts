import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import type { Settings } from '../settings/settings.ts'

/** Traces requests in this process if the settings name a collector; otherwise no tracing code is loaded. */
export async function openTracer(settings: Settings, service: string): Promise<Tracer | undefined> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_TRACES_SAMPLER_ARG: share,
  } = settings
  if (endpoint === undefined) return
  const { openOpenTelemetry } = await import('@wattle/adapters/tracing/open-telemetry.ts')
  return openOpenTelemetry({ endpoint, headers, service, share })
}
