import { storedSession } from '../session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { notifyBehind } from './behind.ts'
import { isFromBefore, newestRevision, rememberRevision } from './garden-revision.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { readAnswer } from './read-answer.ts'

export type WriteOptions = {
  /** One UUID per submit: sent again with a retry, it keeps the write from happening twice. */
  idempotencyKey?: string | undefined
}

const base = '/api'
const leftMeanwhile = 'You signed out before that finished.'
const unreachable = 'We can’t reach your garden right now. Please check your connection and try again.'

/** Reads as the signed-in gardener. Throws `ApiError`. */
export function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const sub = storedSession()?.gardener.sub
  const before = keptAnswer(path)
  return asGardener<Answer>(
    'GET',
    path,
    {
      ...(signal && { signal }),
      headers: {
        ...(sub !== undefined && newestRevision(sub)),
        ...(before && { 'if-none-match': before.tag }),
      },
    },
    async (response) => {
      if (response.status === 304 && before) return before.answer
      const answer = await readAnswer(response)
      keepAnswer(path, response.headers.get('etag'), answer)
      return answer
    },
  )
}

/** Reads a file as the signed-in gardener, all of it unless told how. Throws `ApiError`. */
export async function getFile<File = Blob>(
  path: string,
  init: Pick<RequestInit, 'signal'> = {},
  read: (response: Response) => Promise<File | Blob> = (response) => response.blob(),
): Promise<File> {
  return await asGardener<File>('GET', path, init, (response) =>
    response.ok ? read(response) : readAnswer(response),
  )
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

/** Reads what anybody may see: no token, no cookies. Throws `ApiError`. */
export async function publicGet<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await send(path, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  return (await readAnswer(response)) as Answer
}

function write<Answer>(method: string, path: string, body: unknown, options: WriteOptions = {}) {
  const isForm = body instanceof FormData
  return asGardener<Answer>(method, path, {
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': options.idempotencyKey ?? crypto.randomUUID(),
    },
  })
}

async function asGardener<Answer>(
  method: string,
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<unknown> = readAnswer,
): Promise<Answer> {
  const session = storedSession()
  const sub = session?.gardener.sub
  const token = session?.idToken
  const response = await send(path, {
    ...init,
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...init.headers,
    },
  })
  // An answer for someone who has signed out must not reach whoever is signed in now.
  if (storedSession()?.gardener.sub !== sub) throw new ApiError(response.status, leftMeanwhile)
  if (response.status === 401) {
    const challenge = response.headers.get('www-authenticate')
    // Fetched only now, because visitors never need it. Where that fails, the answer still says what is wrong.
    await import('../session/auth-errors.ts').then(
      ({ unauthorised }) => unauthorised(challenge),
      () => {},
    )
  }
  const answer = await read(response)
  const revision = response.headers.get('x-garden-revision')
  if (sub !== undefined) rememberRevision(sub, revision, response.headers.get('x-garden'))
  const isLate = method === 'GET' && sub !== undefined && isFromBefore(sub, revision)
  if (isLate || response.headers.get('x-garden-behind') === 'true') notifyBehind({ method, path })
  return answer as Answer
}

/** A trace of its own for each request, so that operators can follow it through the servers. Says nothing of who asks. */
function newTrace(): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  return `00-${id}-${id.slice(16)}-01`
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`${base}${path}`, { ...init, headers: { ...init.headers, traceparent: newTrace() } })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(0, unreachable)
  }
}
