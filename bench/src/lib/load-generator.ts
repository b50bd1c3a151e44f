import autocannon from 'autocannon'
import type { GeneratorResult, GeneratorTask } from './load.ts'
import { percentiles } from './percentiles.ts'

process.once('message', async ({ url, lanes, seconds, requests, neverSleeps }: GeneratorTask) => {
  const latencies: number[] = []
  const refused: number[] = []
  let connected = 0
  if (neverSleeps) poll()
  const before = process.cpuUsage()
  const started = performance.now()
  const { errors, timeouts } = await autocannon({
    url,
    connections: lanes.length,
    duration: seconds,
    ...(requests !== undefined && { amount: requests }),
    setupClient(client) {
      client.setRequests(lanes[connected++ % lanes.length] ?? [])
      client.on('response', (status, _bytes, milliseconds) => {
        if (status < 400) latencies.push(milliseconds)
        else refused.push(status)
      })
    },
  })
  const took = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  const result: GeneratorResult = {
    answers: latencies.length,
    perSecond: latencies.length / took,
    failures: refused.length + errors + timeouts,
    refused,
    cpuSeconds: (user + system) / 1_000_000,
    ...percentiles(latencies),
  }
  process.send?.(result, () => process.exit())
})

/** Polls for responses without ever sleeping, so that no response has to wake this process. */
function poll(): void {
  setImmediate(poll)
}
