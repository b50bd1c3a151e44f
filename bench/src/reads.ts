import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Request } from 'autocannon'
import { displayNameOf } from './lib/fill-log.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { firstPlantOf, gardenIdsOf, tokensAt } from './lib/gardeners.ts'
import { announce, count, print, table } from './lib/report.ts'
import { lanesOf } from './lib/requests.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, startBareServer, startWattle } from './lib/server-process.ts'
import { byTurns, turnHeadings, turnRow } from './lib/turns.ts'

const { values } = parseArgs({
  options: {
    gardens: { type: 'string', default: '2000' },
    slices: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '50' },
  },
})
const gardens = Number(values.gardens)
const connections = Number(values.connections)
const seconds = Number(values.seconds)
const slices = Number(values.slices)
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
  const own = (path: (number: number) => string, tag?: (number: number) => string | undefined) =>
    lanesOf(connections, asked, (number) => ({
      method: 'GET',
      path: path(number),
      headers: {
        authorization: `Bearer ${tokens[number]}`,
        ...(tag && { 'if-none-match': tag(number) ?? '' }),
      },
    }))
  const dashboard = await tagsOf('/api/summary')
  const reads: [string, string, Request[][]][] = [
    ['dashboard', '≤ 4 ×', own(() => '/api/summary')],
    ['page of 20 tasks', '≤ 5 ×', own(() => '/api/tasks-with-plants?limit=20')],
    ['plant', '≤ 2 ×', own((number) => `/api/plants/${plantIds[number]}`)],
    [
      'dashboard, unchanged',
      '≤ 2 ×',
      own(
        () => '/api/summary',
        (number) => dashboard[number],
      ),
    ],
    [
      'public garden',
      '≤ 5 ×',
      lanesOf(connections, asked, (number) => ({
        method: 'GET',
        path: `/api/public/users/${encodeURIComponent(displayNameOf(number))}/locations-with-plants`,
      })),
    ],
  ]
  const bare = await startBareServer(join(data, 'read-models-3.sqlite'))
  const row = lanesOf(connections, asked, (number) => ({
    method: 'GET',
    path: `/dashboard/${gardenIds[number] as GardenId}`,
  }))
  const rows: string[][] = []
  for (const [name, goal, lanes] of reads) {
    const [ours, peer] = await byTurns({
      loads: [
        { server: wattle, lanes, seconds },
        { server: bare, lanes: row, seconds },
      ],
      slices,
    })
    if (ours && peer) rows.push(turnRow(name, ours, peer, goal))
  }
  await wattle.stop()
  await bare.stop()

  table(turnHeadings, rows)
  print()
  print(
    'The peer is a bare fastify route that answers one row of SQLite. The load generator shares the cores.',
  )

  /** The entity tag with which each gardener's answer comes. */
  async function tagsOf(path: string): Promise<string[]> {
    const answers = tokens.map((token) =>
      fetch(`${wattle.origin}${path}`, { headers: { authorization: `Bearer ${token}` } }),
    )
    return (await Promise.all(answers)).map(({ headers }) => headers.get('etag') ?? '')
  }
})
