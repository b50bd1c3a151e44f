import type { Wattle } from './wattle.ts'

type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** A client of the API without a browser. */
export type Gardener = {
  /** Sends a request and returns any response, which is no older than this gardener's latest write. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Reads, and throws if the response is an error. */
  read<Body>(path: string): Promise<Body>
  /** Writes, and throws if the response is an error. */
  write<Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Body>
}

/** A gardener with this e-mail address, or a visitor without one. */
export async function gardenerAt(
  wattle: Pick<Wattle, 'address' | 'tokenFor'>,
  email?: string,
): Promise<Gardener> {
  const token = email === undefined ? undefined : await wattle.tokenFor(email)
  let newest = -1

  async function ask(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${wattle.address}/api${path}`, {
      method,
      headers: {
        ...more,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(newest >= 0 && { 'x-garden-revision': String(newest) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    newest = Math.max(newest, Number(response.headers.get('x-garden-revision') ?? -1))
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    }
  }

  async function succeed<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await ask(method, path, body)
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    return answer.body as Body
  }

  return {
    ask,
    read: (path) => succeed('GET', path),
    write: (method, path, body) => succeed(method, path, body),
  }
}
