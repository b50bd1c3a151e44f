import { asGardener } from './client.ts'
import { forgetPrefetched } from './prefetched.ts'
import { fileTimeout, withTimeout } from './send.ts'
import { endPending, keyOfPending } from './submit/pending-submit.ts'

export type WriteOptions = {
  /** One UUID per submit. A retry sends the same key, so that the write does not happen twice. */
  idempotencyKey?: string | undefined
}

/** Writes as the signed-in gardener. `FormData` is sent unchanged, anything else as JSON. Throws `ApiError`. */
export function post<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer> {
  return write<Answer>('POST', path, body, options)
}

/** Sends a PUT as the signed-in gardener. Throws `ApiError`. */
export function put<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer> {
  return write<Answer>('PUT', path, body, options)
}

/** Sends a DELETE as the signed-in gardener. Throws `ApiError`. */
export function del<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer> {
  return write<Answer>('DELETE', path, body, options)
}

async function write<Answer>(method: string, path: string, body: unknown, options: WriteOptions = {}) {
  const isForm = body instanceof FormData
  const sent = isForm ? body : JSON.stringify(body)
  const { idempotencyKey } = options
  const request = `${method} ${path} ${sent}`
  forgetPrefetched()
  const answer = await asGardener<Answer>(method, path, {
    ...(sent !== undefined && { body: sent }),
    signal: withTimeout(undefined, isForm ? fileTimeout : undefined),
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': idempotencyKey ? keyOfPending(request, idempotencyKey) : crypto.randomUUID(),
    },
  })
  if (idempotencyKey) endPending(request)
  return answer
}
