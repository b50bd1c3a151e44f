import type { Wattle } from './wattle.ts'

export type Answer = { status: number; headers: Headers; text: string; body: unknown }

/** Somebody who talks to the server without a browser. */
export type Gardener = {
  /** Asks and takes any answer; reads wait for the newest write of this gardener. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Reads, and throws unless it worked. */
  read<Body>(path: string): Promise<Body>
  /** Writes, and throws unless it worked. */
  write<Body>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Body>
}

/** A gardener of this e-mail, or a visitor without one. */
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
        ...(method === 'GET' && newest >= 0 && { 'x-garden-revision': String(newest) }),
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
