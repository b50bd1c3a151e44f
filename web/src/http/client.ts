import { storedSession } from '../session/stored-session.ts'
import { ApiError, throwUnreachable } from './api-error.ts'
import { keepAhead, takeAhead } from './asked-ahead.ts'
import { notifyBehind } from './behind.ts'
import { isFromBefore, newestRevision, rememberRevision } from './garden-revision.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { readAnswer } from './read-answer.ts'

const base = '/api'
const leftMeanwhile = 'You signed out before that finished.'

/** Reads as the signed-in gardener what a page is about to read. */
export function getAhead<Answer>(path: string): Promise<Answer> {
  const answer = read(path)
  keepAhead(keyOf(path), answer)
  return answer as Promise<Answer>
}

/** Reads as the signed-in gardener. Throws `ApiError`. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await (takeAhead(keyOf(path)) ?? read(path, signal))) as Answer
}

/** Of what is asked for ahead: another tab may sign somebody else in before it is read. */
const keyOf = (path: string) => `${storedSession()?.gardener.sub} ${path}`

function read(path: string, signal?: AbortSignal): Promise<unknown> {
  const sub = storedSession()?.gardener.sub
  const before = keptAnswer(path)
  return asGardener<unknown>(
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

/** Reads what anybody may see and a page is about to read. */
export const publicAhead = (path: string): void => keepAhead(path, readPublic(path))

/** Reads what anybody may see: no token, no cookies. Throws `ApiError`. */
export async function publicGet<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await (takeAhead(path) ?? readPublic(path, signal))) as Answer
}

async function readPublic(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(path, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  })
  return readAnswer(response)
}

/** Asks as the signed-in gardener. Throws `ApiError`. */
export async function asGardener<Answer>(
  method: string,
  path: string,
  init: RequestInit,
  parse: (response: Response) => Promise<unknown> = readAnswer,
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
  const answer = await parse(response)
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
  return fetch(`${base}${path}`, { ...init, headers: { ...init.headers, traceparent: newTrace() } }).catch(
    throwUnreachable,
  )
}
