import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readModelsFile } from '@wattle/server/engines/data-files.ts'
import type { Request } from 'autocannon'
import { displayNameOf } from './lib/fill-log.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { firstPlantOf, gardenIdsOf, tokensAt } from './lib/gardeners.ts'
import { announce, count, print, table } from './lib/report.ts'
import { asBrowsers, ask, lanesOf, withHeaders } from './lib/requests.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, type ServerProcess, startBareServer, startWattle } from './lib/server-process.ts'
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
  const lanes = (request: (number: number) => Request) => lanesOf(connections, asked, request)
  const summary = (number: number) => ask('/api/summary', tokens[number])
  const page = (number: number) => ask('/api/tasks-with-plants?limit=20', tokens[number])
  const visit = (number: number) =>
    ask(`/api/public/users/${encodeURIComponent(displayNameOf(number))}/locations-with-plants`)
  const tags = await tagsOf(summary)
  const bytes = Number((await answerTo(page(0))).get('content-length'))

  const bare = await startBareServer(join(data, readModelsFile))
  const reads: [string, string, ServerProcess, (number: number) => Request][] = [
    ['dashboard', '≤ 4 ×', wattle, summary],
    ['page of 20 tasks', '≤ 5 ×', wattle, page],
    ['… as browsers ask for it', '', wattle, (number) => asBrowsers(page(number))],
    ['plant', '≤ 2 ×', wattle, (number) => ask(`/api/plants/${plantIds[number]}`, tokens[number])],
    [
      'dashboard, unchanged',
      '≤ 2 ×',
      wattle,
      (number) => withHeaders(summary(number), { 'if-none-match': tags[number] ?? '' }),
    ],
    ['public garden', '≤ 5 ×', wattle, visit],
    ['… as browsers ask for it', '', wattle, (number) => asBrowsers(visit(number))],
    [`bare route, ${count(bytes)} bytes, as 20 tasks have`, '', bare, () => ask(`/bytes/${bytes}`)],
  ]
  const row = lanes((number) => ask(`/dashboard/${gardenIds[number]}`))
  const rows: string[][] = []
  for (const [name, goal, server, request] of reads) {
    const [ours, peer] = await byTurns({
      loads: [
        { server, lanes: lanes(request), seconds },
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

  /** The headers of an uncompressed response. */
  async function answerTo({ path, headers }: Request): Promise<Headers> {
    const answer = await fetch(`${wattle.origin}${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    await answer.arrayBuffer()
    return answer.headers
  }

  /** The entity tag of each gardener's response. */
  async function tagsOf(request: (number: number) => Request): Promise<string[]> {
    const answers = await Promise.all(tokens.map((_, number) => answerTo(request(number))))
    return answers.map((headers) => headers.get('etag') ?? '')
  }
})
