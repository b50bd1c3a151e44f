import type { Request } from 'autocannon'

/** One list of requests per connection. Each gardener belongs to one connection. */
export function lanesOf(connections: number, gardeners: number, request: (gardener: number) => Request) {
  const lanes: Request[][] = Array.from({ length: connections }, () => [])
  for (let gardener = 0; gardener < gardeners; gardener++)
    lanes[gardener % connections]?.push(request(gardener))
  return lanes.filter((lane) => lane.length > 0)
}

/** A new task of everyday size, due in one of twelve months. */
export function newTask(token: string, turn: number): Request {
  const body = {
    title: `Feed the lemon tree, turn ${turn}`,
    description: 'A handful of citrus food around the drip line, watered in well.',
    dueDate: `2026-${String((turn % 12) + 1).padStart(2, '0')}-15`,
    priority: 2,
  }
  return {
    method: 'POST',
    path: '/api/tasks',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
}

/** A read by a gardener, or by a visitor without a token. */
export const ask = (path: string, token?: string): Request => ({
  method: 'GET',
  path,
  ...(token && { headers: { authorization: `Bearer ${token}` } }),
})

export const withHeaders = (request: Request, more: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...more },
})

/** The same request, accepting compressed responses as browsers do. */
export const asBrowsers = (request: Request): Request =>
  withHeaders(request, { 'accept-encoding': 'gzip, deflate, br, zstd' })
