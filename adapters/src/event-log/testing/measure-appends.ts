import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AppendExpectedRevision,
  type AppendResult,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
} from '@eventstore/db-client'
import { credentialsIn } from '../eventstoredb/connect.ts'

// Measures which number of concurrent appends is worthwhile. Run by hand:
// `npx node adapters/src/event-log/testing/measure-appends.ts [esdb://…]`. Without an address it starts a double in its
// own process. The best of several rounds counts, because other load on the machine only slows a round down.

const rounds = 12
const milliseconds = 1_000
const counts = [1, 8, 16, 32, 48, 64, 90]

type Measured = { perSecond: number; p50: number; p99: number; cpu: number }

const given = process.argv[2]
const { address, stop } = given ? { address: given, stop: async () => undefined } : await double()
const client = EventStoreDBClient.connectionString(address)
const credentials = credentialsIn(address)
const data = { note: 'x'.repeat(250) }

/** Keeps `atOnce` appends running, each to its own stream. */
async function measure(atOnce: number): Promise<Measured> {
  const took: number[] = []
  const end = Date.now() + milliseconds
  const before = process.cpuUsage()
  const appendToOne = async () => {
    const stream = `measured-${randomUUID()}`
    for (let expectedRevision: AppendExpectedRevision = NO_STREAM; Date.now() < end; ) {
      const begun = performance.now()
      const event = jsonEvent({ type: 'Noted', data })
      const appended: AppendResult = await client.appendToStream(stream, event, {
        expectedRevision,
        credentials,
      })
      expectedRevision = appended.nextExpectedRevision
      took.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, appendToOne))
  const { user, system } = process.cpuUsage(before)
  took.sort((one, other) => one - other)
  return {
    perSecond: Math.round((took.length * 1_000) / milliseconds),
    p50: took[Math.floor(took.length * 0.5)] ?? 0,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    cpu: (user + system) / 1_000 / took.length,
  }
}

async function double() {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-measure-'))
  const main = join(import.meta.dirname, '../eventstore-double/main.ts')
  const child = spawn(process.execPath, [main, '--port', '0', '--file', join(folder, 'log')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return {
    address: line.split(' at ')[1]?.trim() ?? '',
    async stop() {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

const best = new Map<number, Measured>()
for (let round = 0; round < rounds; round += 1)
  for (const atOnce of counts) {
    const measured = await measure(atOnce)
    if (measured.perSecond > (best.get(atOnce)?.perSecond ?? 0)) best.set(atOnce, measured)
  }
for (const [atOnce, { perSecond, p50, p99, cpu }] of best)
  console.log(
    `${atOnce} at once: ${perSecond} /s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpu.toFixed(2)} ms CPU an append`,
  )
await client.dispose()
await stop()
process.exit()
