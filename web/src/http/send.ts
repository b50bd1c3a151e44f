import { throwUnreachable } from './api-error.ts'

const base = '/api'

/** In milliseconds, longer than our servers take to answer any request without a file. */
const timeout = 60_000
/** In milliseconds, for a request with a file: our servers wait this long for one on a slow line. */
export const fileTimeout = 180_000

/**
 * Aborts after a minute or the given time, or with `signal`: when a phone loses its network, its requests would
 * otherwise stay pending for ever. Not for downloads, which may take any time.
 */
export const withTimeout = (signal?: AbortSignal, after = timeout): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(after), ...(signal ? [signal] : [])])

/** Sends a request to the API. Throws `ApiError` if the server cannot be reached, or not before the timeout. */
export function send(path: string, init: RequestInit): Promise<Response> {
  return fetch(`${base}${path}`, { ...init, headers: { ...init.headers, traceparent: newTrace() } }).catch(
    throwUnreachable,
  )
}

/**
 * A new trace id for each request, so that operators can follow it across servers. It does not identify the gardener.
 */
function newTrace(): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  return `00-${id}-${id.slice(16)}-01`
}
