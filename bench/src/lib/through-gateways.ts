import { setTimeout as sleep } from 'node:timers/promises'
import type { Request } from 'autocannon'
import { type LoadResult, load } from './load.ts'
import { percentiles } from './percentiles.ts'
import { lanesOf, newTask } from './requests.ts'
import type { ServerProcess } from './server-process.ts'

type Visitors = {
  /** The origins of the gateways. */
  gateways: readonly string[]
  /** One token for each gardener. */
  tokens: readonly string[]
  connections: number
}

type Sent = Pick<LoadResult, 'answers' | 'perSecond' | 'failures' | 'refused' | 'p50' | 'p99'>

/** Whether each gardener uses every gateway, or only one of them. */
export type Dealing = 'dealt out' | 'kept'

/** Sends this many requests through all gateways at once. */
export async function sendAll(
  { gateways, tokens, connections }: Visitors,
  request: (token: string) => Request,
  requests: number,
  dealing: Dealing = 'dealt out',
): Promise<Sent> {
  const loads = gateways.map((origin, index) => {
    const first = Math.floor((index * tokens.length) / gateways.length)
    const own =
      dealing === 'kept'
        ? tokens.filter((_, gardener) => gardener % gateways.length === index)
        : [...tokens.slice(first), ...tokens.slice(0, first)]
    const lanes = lanesOf(connections / gateways.length, own.length, (gardener) =>
      request(own[gardener] ?? ''),
    )
    return load({ server: elsewhere(origin), lanes, seconds: 1, requests: requests / gateways.length })
  })
  return together(await Promise.all(loads))
}

/** Milliseconds from a command's response until a page shows the change, at a fixed rate. Counts refusals separately. */
export async function timeToVisible(
  { gateways, tokens }: Visitors,
  perSecond: number,
  times: number,
): Promise<{ p50: number; p99: number; failures: number }> {
  const took: number[] = []
  const underWay: Promise<void>[] = []
  let failures = 0
  for (let sent = 0; sent < times; sent++) {
    underWay.push(untilSeen(gateways[sent % gateways.length] ?? '', tokens[sent % tokens.length] ?? '', sent))
    await sleep(1000 / perSecond)
  }
  await Promise.all(underWay)
  return { ...percentiles(took), failures }

  async function untilSeen(origin: string, token: string, turn: number): Promise<void> {
    const { method, path, headers, body } = newTask(token, turn)
    const answered = await fetch(`${origin}${path}`, { method, headers, body } as RequestInit)
    const revision = answered.headers.get('x-garden-revision') ?? ''
    await answered.arrayBuffer()
    if (!answered.ok) {
      failures += 1
      return
    }
    const acknowledged = performance.now()
    for (let isBehind = true; isBehind; ) {
      const page = await fetch(`${origin}/api/tasks-with-plants?limit=1`, {
        headers: { authorization: `Bearer ${token}`, 'x-garden-revision': revision },
      })
      await page.arrayBuffer()
      isBehind = page.headers.has('x-garden-behind')
    }
    took.push(performance.now() - acknowledged)
  }
}

/** Combines simultaneous loads: sums, and the worse percentiles. */
function together(results: readonly LoadResult[]): Sent {
  const all = (name: 'answers' | 'perSecond' | 'failures') =>
    results.reduce((sum, { [name]: value }) => sum + value, 0)
  const worst = (name: 'p50' | 'p99') => Math.max(...results.map(({ [name]: value }) => value))
  return {
    answers: all('answers'),
    perSecond: all('perSecond'),
    failures: all('failures'),
    refused: results.flatMap(({ refused }) => refused),
    p50: worst('p50'),
    p99: worst('p99'),
  }
}

/** A server whose CPU time is measured elsewhere, with the processes behind it. */
const elsewhere = (origin: string): ServerProcess => ({
  origin,
  cpu: () => ({ main: NaN, all: NaN }),
  memory: () => NaN,
  stop: async () => undefined,
})
