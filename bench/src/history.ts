import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillLogFile } from './lib/fill-log-file.ts'
import { gardenIdsOf, tokensAt } from './lib/gardeners.ts'
import { percentiles } from './lib/percentiles.ts'
import { announce, count, milliseconds, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, startWattle } from './lib/server-process.ts'

const { values } = parseArgs({
  options: { events: { type: 'string', default: '10000' }, times: { type: 'string', default: '200' } },
})
const events = Number(values.events)
const times = Number(values.times)

announce(`The history of a garden with ${count(events)} events against an ordinary page of it`)
await inScratchFolder(async (folder) => {
  const data = join(folder, 'data')
  await mkdir(data)
  const gardenIds = gardenIdsOf(1)
  await fillLogFile(join(data, 'events.sqlite'), { gardenIds, eventsPerGarden: events })
  const wattle = await startWattle(data, await freePort())
  const [token] = await tokensAt(wattle.origin, data, 1)

  async function ask<Body>(path: string): Promise<Body> {
    const answer = await fetch(`${wattle.origin}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return (await answer.json()) as Body
  }
  async function timesOf(path: string): Promise<number[]> {
    const took: number[] = []
    for (let turn = -20; turn < times; turn++) {
      const started = performance.now()
      await ask(path)
      if (turn >= 0) took.push(performance.now() - started)
    }
    return took
  }

  const { plants } = await ask<{ plants: { id: string }[] }>('/plants')
  const plant = `/plants/${plants[0]?.id}/history`
  const ordinary = percentiles(await timesOf('/tasks-with-plants?limit=20'))
  const rows = [['page of 20 tasks', milliseconds(ordinary.p50), milliseconds(ordinary.p99), '1']]
  for (const [name, path] of [
    ['history, first page of 20', '/history?limit=20'],
    ['… of one plant', `${plant}?limit=20`],
    ['… of a kind that is rare', '/history?limit=20&kind=profile'],
    ['… of one plant as of a day', `${plant}?limit=20&at=2030-01-01`],
  ] as const) {
    const { p50, p99 } = percentiles(await timesOf(path))
    rows.push([name, milliseconds(p50), milliseconds(p99), (p50 / ordinary.p50).toFixed(2)])
  }
  await wattle.stop()
  table(['one request at a time', 'p50', 'p99', 'p50 against the page of tasks'], rows)
})
