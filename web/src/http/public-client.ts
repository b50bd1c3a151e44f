import { keepPrefetched, takePrefetched } from './prefetched.ts'
import { readAnswer } from './read-answer.ts'
import { send, withTimeout } from './send.ts'

/** Prefetches a public resource. */
export const prefetchPublic = (path: string): void => keepPrefetched(path, readPublic(path))

/** Reads a public resource, without token or cookies. Throws `ApiError`. */
export async function publicGet<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return (await (takePrefetched(path) ?? readPublic(path, signal))) as Answer
}

async function readPublic(path: string, signal?: AbortSignal): Promise<unknown> {
  const response = await send(path, {
    credentials: 'omit',
    headers: { accept: 'application/json' },
    signal: withTimeout(signal),
  })
  return readAnswer(response)
}
