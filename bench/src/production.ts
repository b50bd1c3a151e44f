import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { productOf } from '@wattle/adapters/testing/engine-products.ts'
import { enginesIn } from '@wattle/adapters/testing/engine-sources.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { costsOf, sayCosts } from './lib/costs.ts'
import { fillLog } from './lib/fill-log.ts'
import { announce, count, milliseconds, print, rate, sayLoad, table } from './lib/report.ts'
import { ask, newTask } from './lib/requests.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { type SeparateProcesses, startSeparateProcesses } from './lib/separate-processes.ts'
import { type Dealing, sendAll, timeToVisible } from './lib/through-gateways.ts'

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '3' },
    events: { type: 'string', default: '10000' },
    gardens: { type: 'string', default: '200' },
    requests: { type: 'string', default: '5000' },
    connections: { type: 'string', default: '50' },
    rate: { type: 'string', default: '20' },
  },
})
const workers = Number(values.workers)
const events = Number(values.events)
const gardeners = Number(values.gardens)
const requests = Number(values.requests)
const connections = Number(values.connections)
const perSecond = Number(values.rate)
const eventsPerGarden = 40
const headings = [
  ...['', 'commands', 'p50', 'p99', 'visible p50', 'p99'],
  ...['events into the read models', 'pages of tasks', 'failures'],
]

const { openid: _, ...engines } = enginesIn(process.env)
const { kafka, mongodb, s3 } = engines
if (!kafka || !mongodb || !s3) {
  print('Not measured: separate processes need WATTLE_TEST_KAFKA, WATTLE_TEST_MONGODB and WATTLE_TEST_S3.')
  process.exit(0)
}

announce(`Separate processes: two of each API, up to ${workers} workers, ${connections} connections`)
for (const [name, engine] of Object.entries(engines)) {
  const product = engine && ((await productOf(name as keyof typeof engines, engine)) ?? 'real')
  print(`${name}: ${product ?? 'our double'}`)
}

await inScratchFolder(async (folder) => {
  const data = join(folder, 'data')
  await mkdir(data)
  const wattle = await startSeparateProcesses({ ...engines, kafka, mongodb, s3 }, data)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await wattle.stop()
      process.exit(130)
    })
  try {
    await measure(wattle)
  } finally {
    await wattle.stop()
  }
})

async function measure(wattle: SeparateProcesses): Promise<void> {
  const gateways = wattle.processes().flatMap(({ kind, origin }) => (kind === 'gateway' ? [origin] : []))
  const numbers = Array.from({ length: gardeners }, (_, number) => number)
  const tokens = await Promise.all(numbers.map((number) => wattle.tokenFor(number)))
  const visitors = { gateways, tokens, connections }
  const write = (turn: number, dealing?: Dealing) =>
    sendAll(visitors, (token) => newTask(token, turn), requests, dealing)
  const read = () => sendAll(visitors, (token) => ask('/api/tasks-with-plants?limit=20', token), requests)
  const fill = (gardenIds: GardenId[]) =>
    fillLog(wattle.log, { gardenIds, eventsPerGarden, locations: 3, plants: 6, gardensAtOnce: 20 })

  await wattle.addWorker()
  await fill(numbers.map((number) => wattle.gardenOf(number)))
  await wattle.caughtUp()
  // Warm up: the first run of anything is slower than later ones.
  await write(0)
  await read()
  await wattle.caughtUp()

  const rows: string[][] = []
  const refused: number[] = []
  for (let running = 1; running <= workers; running++) {
    if (running > 1) await wattle.addWorker()
    const commandsOf = (dealing: Dealing) =>
      costsOf(wattle.processes(), async () => {
        const sent = await write(running, dealing)
        await wattle.caughtUp()
        return sent
      })
    const kept = await commandsOf('kept')
    const commands = await commandsOf('dealt out')
    const visible = await timeToVisible(visitors, perSecond, 10 * perSecond)
    const burst = await costsOf(wattle.processes(), async () => {
      const gardenIds = Array.from({ length: Math.ceil(events / eventsPerGarden) }, () => randomUUID())
      await fill(gardenIds)
      await wattle.caughtUp()
      return { answers: gardenIds.length * eventsPerGarden }
    })
    const pages = await costsOf(wattle.processes(), read)
    const name = `${running} worker${running > 1 ? 's' : ''}`
    sayCosts(name, {
      'a command': kept,
      'a command dealt out': commands,
      'an event': burst,
      'a page of tasks': pages,
    })
    refused.push(...[kept, commands, pages].flatMap(({ done }) => done.refused))
    rows.push([
      name,
      rate(commands.done.perSecond),
      ...both(commands.done),
      ...both(visible),
      rate(burst.done.answers / burst.seconds),
      rate(pages.done.perSecond),
      count(kept.done.failures + commands.done.failures + visible.failures + pages.done.failures),
    ])
  }
  table(headings, rows)
  print()
  for (const [status, { length }] of Map.groupBy(refused, (status) => status))
    print(`${count(length)} answers were ${status}.`)
  print(`Visible: from a command’s answer to a page that shows it, at ${perSecond} commands a second.`)
  print('The engines and the load generators share the cores with all of it.')
  sayLoad('after')
}

function both({ p50, p99 }: { p50: number; p99: number }): string[] {
  return [p50, p99].map(milliseconds)
}
