import type { Span, Tracer } from './port.ts'

const nothing: Span = { traceparent: null, within: (work) => work(), end: () => undefined }

/** A tracer that traces nothing. */
export const untraced: Tracer = {
  begin: () => nothing,
  current: () => null,
  close: async () => undefined,
}
