import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Request } from 'autocannon'
import { displayNameOf } from './lib/fill-log.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { gardenIdsOf, tokensAt } from './lib/gardeners.ts'
import { load, loadHeadings, loadRow } from './lib/load.ts'
import { announce, count, print, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, startBareServer, startWattle } from './lib/server-process.ts'

const { values } = parseArgs({
  options: {
    gardens: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
  },
})
const gardens = Number(values.gardens)
const connections = Number(values.connections)
const seconds = Number(values.seconds)
const eventsPerGarden = 40
const asked = Math.min(gardens, 500)

announce(`Reads: ${connections} connections, ${count(gardens)} gardens stored`)
await inScratchFolder(async (folder) => {
  const data = join(folder, 'data')
  await mkdir(data)
  const port = await freePort()
  const gardenIds = gardenIdsOf(gardens)
  await fillLogFile(join(data, 'events.sqlite'), { gardenIds, eventsPerGarden, locations: 3, plants: 6 })

  const wattle = await startWattle(data, port)
  const tokens = await tokensAt(wattle.origin, data, asked)
  const plantIds = await Promise.all(tokens.map((token) => firstPlantOf(wattle.origin, token)))
  const own = (path: (number: number) => string) =>
    lanesOf((number) => ({
      method: 'GET',
      path: path(number),
      headers: { authorization: `Bearer ${tokens[number]}` },
    }))
  const reads: [string, Request[][]][] = [
    ['dashboard', own(() => '/api/summary')],
    ['page of tasks', own(() => '/api/tasks-with-plants?limit=20')],
    ['plant', own((number) => `/api/plants/${plantIds[number]}`)],
    [
      'public garden',
      lanesOf((number) => ({
        method: 'GET',
        path: `/api/public/users/${encodeURIComponent(displayNameOf(number))}/locations-with-plants`,
      })),
    ],
  ]
  const rows: string[][] = []
  for (const [name, lanes] of reads) {
    await load({ server: wattle, lanes, seconds: 1 })
    rows.push(loadRow(name, await load({ server: wattle, lanes, seconds })))
  }
  await wattle.stop()

  const bare = await startBareServer(join(data, 'read-models.sqlite'))
  const lanes = lanesOf((number) => ({ method: 'GET', path: `/dashboard/${gardenIds[number] as GardenId}` }))
  await load({ server: bare, lanes, seconds: 1 })
  rows.push(loadRow('bare fastify, row of the dashboard', await load({ server: bare, lanes, seconds })))
  await bare.stop()

  table(loadHeadings, rows)
  print()
  print('The load generator shares the cores with the server.')
})

function lanesOf(request: (number: number) => Request): Request[][] {
  const lanes: Request[][] = Array.from({ length: connections }, () => [])
  for (let number = 0; number < asked; number++) lanes[number % connections]?.push(request(number))
  return lanes.filter((lane) => lane.length > 0)
}

async function firstPlantOf(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/plants`, { headers: { authorization: `Bearer ${token}` } })
  const { plants } = (await answer.json()) as { plants: { id: string }[] }
  return plants[0]?.id ?? ''
}
