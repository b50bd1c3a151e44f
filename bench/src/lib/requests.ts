import type { Request } from 'autocannon'

/** What each connection sends in turn: gardeners are dealt out, so that each has one connection. */
export function lanesOf(connections: number, gardeners: number, request: (gardener: number) => Request) {
  const lanes: Request[][] = Array.from({ length: connections }, () => [])
  for (let gardener = 0; gardener < gardeners; gardener++)
    lanes[gardener % connections]?.push(request(gardener))
  return lanes.filter((lane) => lane.length > 0)
}

/** A new task of everyday size, due on some day. */
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

/** What a gardener asks for. */
export const ask = (path: string, token?: string): Request => ({
  method: 'GET',
  path,
  ...(token && { headers: { authorization: `Bearer ${token}` } }),
})

export const withHeaders = (request: Request, more: Record<string, string>): Request => ({
  ...request,
  headers: { ...request.headers, ...more },
})

/** The same, by somebody who takes it compressed. */
export const asBrowsers = (request: Request): Request =>
  withHeaders(request, { 'accept-encoding': 'gzip, deflate, br, zstd' })
