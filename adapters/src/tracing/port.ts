export type Attributes = Readonly<Record<string, string | number | boolean>>

/** A piece of work in a trace, such as answering a request. */
export interface Span {
  /** Its name in W3C's header `traceparent`, for whoever goes on with it; null where nothing is traced. */
  readonly traceparent: string | null
  /** Does work, so that the spans begun meanwhile are parts of this one. */
  within<T>(work: () => T): T
  /** Ends it. An attribute `error.type` says that the work failed. */
  end(attributes?: Attributes): void
}

export type SpanOptions = {
  /** What the work is to others: it answers a request, asks somebody, hands something over, or takes it. */
  kind?: 'internal' | 'server' | 'client' | 'producer' | 'consumer'
  /** The `traceparent` that it goes on from, null for none; else it is a part of the work it is begun within. */
  parent?: string | null | undefined
  /** Numbers, ids of requests and names of ours: nothing that a gardener wrote, nothing that says who or where somebody is. */
  attributes?: Attributes
}

/** Follows requests through functions and processes. */
export interface Tracer {
  begin(name: string, options?: SpanOptions): Span
  /** The `traceparent` of the span that this is a part of, null if there is none. */
  current(): string | null
  /** Sends what is left. Never throws: a collector that is away costs nothing but its traces. */
  close(): Promise<void>
}
