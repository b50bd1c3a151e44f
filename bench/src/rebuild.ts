import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { fillLogFile } from './lib/fill-log-file.ts'
import { type Rebuild, rebuild } from './lib/rebuild-process.ts'
import {
  announce,
  count,
  megabytes,
  milliseconds,
  print,
  rate,
  sayLoad,
  seconds,
  table,
  times,
} from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'

const { values } = parseArgs({
  options: { events: { type: 'string', default: '200000' }, kill: { type: 'boolean', default: false } },
})
const eventsPerGarden = 500
const gardens = Math.max(1, Math.round(Number(values.events) / eventsPerGarden))
const events = gardens * eventsPerGarden
const chance = dice(2)
const gardenIds = Array.from({ length: gardens }, () => chance.uuid())

announce(`Rebuild of every read model from ${count(events)} events of ${count(gardens)} gardens`)
await inScratchFolder(async (folder) => {
  const files = { log: join(folder, 'events.sqlite'), readModels: join(folder, 'read-models.sqlite') }
  await fillLogFile(files.log, { gardenIds, eventsPerGarden })
  const runs = [await rebuild(files, values.kill ? events / 2 : undefined)]
  if (runs.at(-1)?.wasKilled) runs.push(await rebuild(files))
  const ours = { took: sum(runs.map(({ took }) => took)), cpu: sum(runs.map(cpuOf)) }
  const raw = await readAll(files.log)

  table(
    ['', 'rate', 'took', 'CPU for an event', 'times', 'goal'],
    [
      [...row('rebuild, indexes and verification', ours), times(ours.cpu / raw.cpu), '≤ 2 ×'],
      row('reading the log and JSON.parse alone', raw),
    ],
  )
  const memory = runs.flatMap(({ samples }) => samples.map(({ memory }) => memory))
  const quarters = [0, 1, 2, 3].map((quarter) =>
    memory.slice(Math.floor((quarter * memory.length) / 4), Math.ceil(((quarter + 1) * memory.length) / 4)),
  )
  table(
    ['memory at most in', 'the first quarter', 'the second', 'the third', 'the last', 'goal'],
    [['', ...quarters.map((quarter) => megabytes(Math.max(...quarter))), '≤ 512 MB']],
  )
  const [killed, again] = runs
  if (killed?.wasKilled && again) {
    print()
    print(
      `Killed at ${count(reachedBy(killed))} events; the next process went on at ${count(again.samples[0]?.events ?? 0)}.`,
    )
  }
  const parked = runs.at(-1)?.samples.at(-1)?.parked ?? 0
  if (parked > 0) print(`${parked} gardens were parked.`)
  sayLoad('after')
})

/** Seconds elapsed, and of CPU time. */
type Timed = { took: number; cpu: number }

async function readAll(path: string): Promise<Timed> {
  const log = openSqliteEventLog(path)
  const cpuBefore = process.cpuUsage()
  const started = performance.now()
  let read = 0
  for await (const batch of log.readAll(null)) read += batch.length
  const { user, system } = process.cpuUsage(cpuBefore)
  const took = (performance.now() - started) / 1000
  await log.close()
  if (read < events) throw new Error(`Only ${read} events were read.`)
  return { took, cpu: (user + system) / 1_000_000 }
}

function row(name: string, { took, cpu }: Timed): string[] {
  return [name, rate(events / took, 'events'), seconds(took), milliseconds((cpu * 1000) / events)]
}

function cpuOf({ samples }: Rebuild): number {
  return samples.at(-1)?.cpu ?? 0
}

function reachedBy({ samples }: Rebuild): number {
  return samples.at(-1)?.events ?? 0
}

function sum(all: readonly number[]): number {
  return all.reduce((total, each) => total + each, 0)
}
