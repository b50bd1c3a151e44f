import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { percentiles } from './lib/percentiles.ts'
import { announce, count, print, seconds, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, root } from './lib/server-process.ts'

const { values } = parseArgs({
  options: { events: { type: 'string', default: '200000' }, times: { type: 'string', default: '5' } },
})
const eventsPerGarden = 500
const gardens = Math.max(1, Math.round(Number(values.events) / eventsPerGarden))
const times = Number(values.times)

announce('From npm start to the first answered request')
await inScratchFolder(async (folder) => {
  const empty = join(folder, 'empty')
  const filled = join(folder, 'filled')
  await mkdir(filled)
  const chance = dice(5)
  await fillLogFile(join(filled, 'events.sqlite'), {
    gardenIds: Array.from({ length: gardens }, () => chance.uuid()),
    eventsPerGarden,
  })

  // The first start makes what later ones find: the web app, keys, the read models.
  await startOnce(empty)
  const firstFilled = await startOnce(filled)
  const rows = [
    ['empty log', await several(() => startOnce(empty))],
    [`${count(gardens * eventsPerGarden)} events`, await several(() => startOnce(filled))],
  ] as const
  table(
    ['', 'middle of the starts', 'slowest'],
    rows.map(([name, { p50, p99 }]) => [name, seconds(p50), seconds(p99)]),
  )
  print()
  print(`The very first start on these events, which makes every read model: ${seconds(firstFilled)}.`)
})

async function several(start: () => Promise<number>) {
  const took: number[] = []
  for (let time = 0; time < times; time++) took.push(await start())
  return percentiles(took)
}

/** Seconds until the server has answered. */
async function startOnce(data: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), WATTLE_DATA: data },
  })
  const ended = once(child, 'exit').then(() => true)
  while (!(await answers(port))) {
    if (await Promise.race([ended, sleep(5, false)])) throw new Error('The server ended before it answered.')
  }
  const took = (performance.now() - started) / 1000
  // npm and the server behind it are a group of their own.
  process.kill(-(child.pid as number), 'SIGTERM')
  await ended
  return took
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
