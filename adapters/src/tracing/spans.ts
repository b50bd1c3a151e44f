import type { Span, SpanOptions, Tracer } from './port.ts'
import { untraced } from './untraced.ts'

/** Runs the work in its own span. */
export async function inSpan<T>(
  tracer: Tracer,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === untraced) return await work()
  const span = tracer.begin(name, options)
  return await ended([span], () => span.within(work))
}

/** An event that cannot be read has no metadata. */
type Traced = { metadata: { traceparent?: string } | null }

/** Runs work on events, with one span in each of the events' traces. */
export async function inTracesOf<T>(
  tracer: Tracer,
  name: string,
  { kind, events }: { kind: 'producer' | 'consumer'; events: readonly Traced[] },
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === untraced) return await work()
  const parents = new Set(events.flatMap(({ metadata }) => metadata?.traceparent ?? []))
  const spans = [...parents].map((parent) => tracer.begin(name, { kind, parent }))
  return await ended(spans, work)
}

async function ended<T>(spans: readonly Span[], work: () => Promise<T>): Promise<T> {
  let failure = {}
  try {
    return await work()
  } catch (error) {
    failure = { 'error.type': errorType(error) }
    throw error
  } finally {
    for (const span of spans) span.end(failure)
  }
}

/** A code or class name only: messages may contain what gardeners wrote. */
function errorType(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name)
}
