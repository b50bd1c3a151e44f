import { storedSession } from '../session/stored-session.ts'
import { ApiError } from './api-error.ts'
import { isFromBefore, newestRevision, rememberRevision } from './garden-revision.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { keepPrefetched, takePrefetched } from './prefetched.ts'
import { readAnswer } from './read-answer.ts'
import { send, withTimeout } from './send.ts'
import { notifyStale } from './stale-reads.ts'

const leftMeanwhile = 'You signed out before that finished.'

/** Prefetches as the signed-in gardener. */
export function prefetch<Answer>(path: string): Promise<Answer> {
  const answer = read(path)
  keepPrefetched(keyOf(path), answer)
  return answer as Promise<Answer>
}

/** Reads as the signed-in gardener. Throws `ApiError`. */
export async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await (takePrefetched(keyOf(path)) ?? read(path, signal))) as Answer
}

/**
 * The key of a prefetched or kept answer. It names the gardener, because another tab may sign somebody else in before
 * the answer arrives or is used.
 */
const keyOf = (path: string) => `${storedSession()?.gardener.sub} ${path}`

function read(path: string, signal?: AbortSignal): Promise<unknown> {
  const key = keyOf(path)
  const before = keptAnswer(key)
  return asGardener<unknown>(
    'GET',
    path,
    {
      signal: withTimeout(signal),
      ...(before && { headers: { 'if-none-match': before.tag } }),
    },
    async (response) => {
      if (response.status === 304 && before) return before.answer
      const answer = await readAnswer(response)
      keepAnswer(key, response.headers.get('etag'), answer)
      return answer
    },
  )
}

/** Sends a request as the signed-in gardener, again with a new token if theirs has expired. Throws `ApiError`. */
export async function asGardener<Answer>(
  method: string,
  path: string,
  init: RequestInit,
  parse: (response: Response) => Promise<unknown> = readAnswer,
  isRetry = false,
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
      ...(sub !== undefined && newestRevision(sub)),
      ...init.headers,
    },
  })
  // A response for a gardener who has signed out must not reach the one signed in now.
  const refuseIfLeft = () => {
    if (storedSession()?.gardener.sub !== sub) throw new ApiError(response.status, leftMeanwhile)
  }
  refuseIfLeft()
  if (response.status === 401) {
    // Loaded only now, because visitors never need it. If loading fails, parsing the response still reports the 401.
    const isRenewed = await import('../session/auth-errors.ts').then(
      (file) => file.unauthorised(response.headers.get('www-authenticate'), token),
      () => false,
    )
    if (isRenewed && !isRetry) {
      // Another tab may have signed somebody else in meanwhile.
      refuseIfLeft()
      return asGardener(method, path, init, parse, true)
    }
  }
  const answer = await parse(response)
  refuseIfLeft()
  const revision = response.headers.get('x-garden-revision')
  if (sub !== undefined) rememberRevision(sub, revision, response.headers.get('x-garden'))
  const isLate = method === 'GET' && sub !== undefined && isFromBefore(sub, revision)
  if (isLate || response.headers.get('x-garden-behind') === 'true') notifyStale({ method, path })
  return answer as Answer
}
