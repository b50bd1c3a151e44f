type Attributes = Readonly<Record<string, string | number | boolean>>

/** A unit of work in a trace, such as answering a request. */
export interface Span {
  /** The span's W3C `traceparent` header, to continue the trace elsewhere; null if nothing is traced. */
  readonly traceparent: string | null
  /** Runs the work so that spans begun during it become children of this one. */
  within<T>(work: () => T): T
  /** Ends the span. The attribute `error.type` marks it as failed. */
  end(attributes?: Attributes): void
}

export type SpanOptions = {
  /**
   * The OpenTelemetry span kind: `server` answers a request, `client` makes one, `producer` sends a message, `consumer`
   * receives one.
   */
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer'
  /** The `traceparent` to continue from, null for a new trace. By default the span is a child of the current one. */
  parent?: string | null | undefined
  /**
   * Numbers, request ids and our own names only: no gardener's text, and nothing that identifies a person or a
   * location.
   */
  attributes?: Attributes
}

/** Traces requests across functions and processes. */
export interface Tracer {
  begin(name: string, options?: SpanOptions): Span
  /** The `traceparent` of the current span, null if there is none. */
  current(): string | null
  /** Flushes pending spans. Never throws: an unavailable collector costs only its traces. */
  close(): Promise<void>
}
