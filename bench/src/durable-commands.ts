import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Request } from 'autocannon'
import { gapAt } from './lib/gap.ts'
import { tokensAt } from './lib/gardeners.ts'
import { load, loadHeadings, loadRow } from './lib/load.ts'
import { announce, count, print, rate, seconds, table } from './lib/report.ts'
import { newTask } from './lib/requests.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, startBareServer, startCrudServer, startWattle } from './lib/server-process.ts'
import { byTurns, threadRows, turnHeadings } from './lib/turns.ts'

const { values } = parseArgs({
  options: {
    gardens: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '50' },
    slices: { type: 'string', default: '5' },
    profile: { type: 'string' },
  },
})
const gardens = Number(values.gardens)
const connections = Number(values.connections)
const duration = Number(values.seconds)

announce(`Durable commands: POST /api/tasks, ${connections} connections over ${gardens} gardens`)
await inScratchFolder(async (folder) => {
  const data = join(folder, 'data')
  const nodeOptions = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
  const wattle = await startWattle(data, await freePort(), { nodeOptions })
  const lanes = requestsOf(await tokensAt(wattle.origin, data, gardens))
  await load({ server: wattle, lanes, seconds: 3 })
  await caughtUp(wattle.origin)

  const started = performance.now()
  const ours = await load({ server: wattle, lanes, seconds: duration })
  const atEnd = await gapAt(wattle.origin)
  const ended = performance.now()
  await caughtUp(wattle.origin)
  const caughtUpAfter = (performance.now() - ended) / 1000
  const sustained = ours.answers / ((performance.now() - started) / 1000)

  const crud = await startCrudServer(join(folder, 'crud.sqlite'))
  const [own, plain] = await byTurns({
    loads: [wattle, crud].map((server) => ({ server, lanes, seconds: 2 })),
    slices: Number(values.slices),
  })
  await wattle.stop()
  await crud.stop()

  const bare = await startBareServer()
  const bareLanes = lanes.map((lane) => lane.map((request) => ({ ...request, path: '/tasks' })))
  await load({ server: bare, lanes: bareLanes, seconds: 2 })
  const peer = await load({ server: bare, lanes: bareLanes, seconds: Math.min(5, duration) })
  await bare.stop()

  table(loadHeadings, [
    loadRow('Wattle, each answered after its fsync', ours),
    loadRow('bare fastify, nothing stored', peer),
  ])
  if (own && plain) table(turnHeadings, threadRows('beside a plain CRUD application', own, plain))
  table(
    ['', 'rate'],
    [
      ['disk: 400 bytes + fdatasync, one by one', rate(disk(folder, 1))],
      [`disk: the same, ${connections} in one fdatasync`, rate(disk(folder, connections))],
      ['read models: commands until all are in them', rate(sustained)],
    ],
  )
  print()
  print(`${count(atEnd)} events behind when the load ended, none ${seconds(caughtUpAfter)} later.`)
  print('The load generator shares the cores with the server.')
})

/** Each connection cycles through its own gardens, so that no two connections write to the same garden. */
function requestsOf(tokens: readonly string[]): Request[][] {
  const lanes: Request[][] = Array.from({ length: connections }, () => [])
  for (let turn = 0; turn < 12; turn++) {
    for (const [number, token] of tokens.entries()) lanes[number % connections]?.push(newTask(token, turn))
  }
  return lanes
}

async function caughtUp(origin: string): Promise<void> {
  while ((await gapAt(origin)) !== 0) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Records per second that the disk stores durably, with this many per flush. */
function disk(folder: string, atOnce: number): number {
  const file = openSync(join(folder, 'raw'), 'a')
  const records = Buffer.alloc(400 * atOnce, 'x')
  const started = performance.now()
  let written = 0
  for (; performance.now() - started < 2000; written += atOnce) {
    writeSync(file, records)
    fdatasyncSync(file)
  }
  closeSync(file)
  return written / ((performance.now() - started) / 1000)
}
