import { throwUnreachable } from './api-error.ts'

const base = '/api'

/** In milliseconds, longer than our servers take to answer any request without a file. */
const timeout = 60_000

/**
 * Aborts after a minute, or with `signal`: when a phone loses its network, its requests would otherwise stay pending
 * for ever. Not for requests with a file, which take longer on a slow line.
 */
export const withTimeout = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

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
