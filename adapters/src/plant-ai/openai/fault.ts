import { APIConnectionError, APIError } from 'openai'

/** Why a call failed, without quoting anything that was sent or received. */
export type Fault = {
  message: string
  /** Whether a retry may succeed. */
  mayPass: boolean
  /** Milliseconds to wait before a retry, if the server asks for it. */
  wait?: number
  /** Whether certainly nothing was computed, so that the call costs nothing. */
  free: boolean
}

const neverReached = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Classifies an error of the client library. The server's own message is left out, because it may quote the key. */
export function faultOf(error: unknown): Fault {
  if (error instanceof APIConnectionError || !(error instanceof APIError) || error.status === undefined) {
    const code = systemCode(error)
    const free = code !== undefined && neverReached.includes(code)
    return { message: `OpenAI cannot be reached${code ? ` (${code})` : ''}.`, mayPass: true, free }
  }
  const { status, headers } = error
  const code = /^[a-z_]{1,60}$/.test(error.code ?? '') ? error.code : undefined
  const wait = waitAskedFor(headers as Headers | undefined)
  return {
    message: `OpenAI answered ${status}${code ? ` (${code})` : ''}.`,
    mayPass: ([408, 409, 429].includes(status) || status >= 500) && code !== 'insufficient_quota',
    ...(wait === undefined ? {} : { wait }),
    free: isTurnedAway(status),
  }
}

/**
 * Whether the server rejected the request before working on it: as invalid, as too large, or because it was too busy. A
 * timeout (408, 504, 524), a conflict or a gateway failure may occur after the model has answered.
 */
const isTurnedAway = (status: number): boolean =>
  status === 503 || (status >= 400 && status < 500 && status !== 408 && status !== 409)

/** The code of the innermost system error. */
function systemCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && /^[A-Z_]+$/.test(code)) return code
  }
  return undefined
}

function waitAskedFor(headers: Headers | undefined): number | undefined {
  const milliseconds = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  if (milliseconds >= 0) return milliseconds
  const text = headers?.get('retry-after') ?? ''
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
