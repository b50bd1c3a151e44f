import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import type { Settings } from '../settings/settings.ts'

/** Follows requests through this process where the settings name a collector; without one, nothing is loaded for it. */
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
