import { forgetAhead } from './asked-ahead.ts'
import { asGardener } from './client.ts'

export type WriteOptions = {
  /** One UUID per submit: sent again with a retry, it keeps the write from happening twice. */
  idempotencyKey?: string | undefined
}

/** Writes as the signed-in gardener. `FormData` goes as it is, anything else as JSON. Throws `ApiError`. */
export function post<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer> {
  return write<Answer>('POST', path, body, options)
}

/** Replaces what the body names. Throws `ApiError`. */
export function put<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer> {
  return write<Answer>('PUT', path, body, options)
}

/** Deletes. Throws `ApiError`. */
export function del<Answer>(path: string, body?: unknown, options?: WriteOptions): Promise<Answer> {
  return write<Answer>('DELETE', path, body, options)
}

function write<Answer>(method: string, path: string, body: unknown, options: WriteOptions = {}) {
  const isForm = body instanceof FormData
  forgetAhead()
  return asGardener<Answer>(method, path, {
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': options.idempotencyKey ?? crypto.randomUUID(),
    },
  })
}
