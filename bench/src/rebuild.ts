import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { prepareReadModels } from '@wattle/projections/prepare.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { announce, count, megabytes, milliseconds, print, rate, seconds, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'

const { values } = parseArgs({ options: { events: { type: 'string', default: '200000' } } })
const eventsPerGarden = 500
const gardens = Math.max(1, Math.round(Number(values.events) / eventsPerGarden))
const chance = dice(2)
const gardenIds = Array.from({ length: gardens }, () => chance.uuid())

announce(
  `Rebuild of every read model from ${count(gardens * eventsPerGarden)} events of ${count(gardens)} gardens`,
)
await inScratchFolder(async (folder) => {
  const path = join(folder, 'events.sqlite')
  await fillLogFile(path, { gardenIds, eventsPerGarden })
  const log = openSqliteEventLog(path)

  const readModels = openSqliteReadModels(join(folder, 'read-models.sqlite'))
  const deadLetters = await DeadLetters.open(readModels)
  const before = process.memoryUsage.rss()
  const memory: number[] = []
  const measuring = setInterval(() => memory.push(process.memoryUsage.rss()), 50)
  const ours = await timed(async () => {
    const clock = () => new Date()
    await prepareReadModels({
      ...{ log, readModels, models: allReadModels, clock, alone: true, interval: 50 },
      print: (line) => print(line),
      report: (error) => print(String(error)),
    })
    return gardens * eventsPerGarden
  })
  clearInterval(measuring)
  const parked = (await deadLetters.all()).length
  await readModels.close()
  const raw = await timed(async () => {
    let read = 0
    for await (const batch of log.readAll(null)) read += batch.length
    return read
  })
  await log.close()

  table(
    ['', 'rate', 'took', 'CPU for an event'],
    [row('rebuild, indexes and verification', ours), row('reading the log and JSON.parse alone', raw)],
  )
  const halfway = memory.slice(0, Math.ceil(memory.length / 2))
  table(
    ['memory of the process', ''],
    [
      ['before', megabytes(before)],
      ['at most in the first half', megabytes(Math.max(...halfway))],
      ['at most', megabytes(Math.max(...memory))],
    ],
  )
  if (parked > 0) print(`${parked} gardens were parked.`)
})

type Timed = { events: number; took: number; cpu: number }

/** Seconds that the work took by the clock and of processor time; it answers how many events it went through. */
async function timed(work: () => Promise<number>): Promise<Timed> {
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  const events = await work()
  const { user, system } = process.cpuUsage(cpuBefore)
  return { events, took: (performance.now() - started) / 1000, cpu: (user + system) / 1_000_000 }
}

function row(name: string, { events, took, cpu }: Timed): string[] {
  return [name, rate(events / took, 'events'), seconds(took), milliseconds((cpu * 1000) / events)]
}
