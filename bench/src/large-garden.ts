import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import type { CommandHandler } from '@wattle/command-api/dispatch/command-handler.ts'
import { createCommandHandler } from '@wattle/command-api/garden/handle-command.ts'
import { loadGarden } from '@wattle/command-api/garden/load-garden.ts'
import { stateShape } from '@wattle/command-api/state/state-version.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { dice } from '@wattle/standalone/demo/dice.ts'
import { addTask, contextOf } from './lib/commands.ts'
import { fillLog } from './lib/fill-log.ts'
import { type Percentiles, percentiles } from './lib/percentiles.ts'
import { announce, count, milliseconds, print, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'

const { values } = parseArgs({
  options: { events: { type: 'string', default: '10000' }, commands: { type: 'string', default: '2000' } },
})
const events = Number(values.events)
const commands = Number(values.commands)
const chance = dice(3)
const large = chance.uuid()
const warmUp = 200

announce(`A garden with ${count(events)} events against an empty one`)
await inScratchFolder(async (folder) => {
  const log = openSqliteEventLog(join(folder, 'events.sqlite'))
  const snapshots = openSqliteSnapshots(join(folder, 'snapshots.sqlite'))
  // After the warm-up it has the wanted number of events, and is halfway to its next snapshot, due every 250 events.
  await fillLog(log, { gardenIds: [large], eventsPerGarden: events + 125 - warmUp })
  const handle = createCommandHandler({
    log,
    snapshots,
    singleProcess: true,
    clock: () => new Date(),
    keepPictures: async () => undefined,
  })

  const turn = async () => {
    // Commands would fill up one empty garden, so each turn uses a new one, loaded into memory by its first command.
    const empty = chance.uuid()
    await timeOf(handle, empty)
    return { empty: await timeOf(handle, empty), large: await timeOf(handle, large) }
  }
  for (let warmed = 0; warmed < warmUp; warmed++) await turn()

  const without = { ...snapshots, load: async () => null }
  const cold = await repeated(() => loadGarden(log, snapshots, large))
  const full = await repeated(() => loadGarden(log, without, large))
  const snapshot = await snapshots.load(gardenStream(large), stateShape)
  table(
    ['not in memory yet: CPU of the thread', 'least', 'p50', 'goal'],
    [
      ['snapshot and tail', ...spread(cold), '≤ 5 ms'],
      ['every event folded', ...spread(full), ''],
    ],
  )
  print()
  print(
    `The snapshot is of revision ${snapshot?.revision}: ${count(JSON.stringify(snapshot?.state).length)} characters, and ${count(snapshot?.attachment?.length ?? 0)} bytes attached.`,
  )

  const timed: Awaited<ReturnType<typeof turn>>[] = []
  while (timed.length < commands) timed.push(await turn())
  const ofLarge = percentiles(timed.map((each) => each.large))
  const ofEmpty = percentiles(timed.map((each) => each.empty))
  print()
  table(
    ['one command, in memory already', 'p50', 'p99'],
    [
      [`garden with ${count(events)} events`, ...both(ofLarge)],
      ['empty garden', ...both(ofEmpty)],
      ['ratio', (ofLarge.p50 / ofEmpty.p50).toFixed(2), (ofLarge.p99 / ofEmpty.p99).toFixed(2)],
    ],
  )

  await log.close()
  await snapshots.close()
})

async function timeOf(handle: CommandHandler, gardenId: string): Promise<number> {
  const command = addTask(chance)
  const started = performance.now()
  await handle(contextOf(chance, gardenId, 'seed'), command)
  return performance.now() - started
}

/**
 * CPU time of this thread per load, in milliseconds, for 12 slices. The system may count CPU time in steps of 4 ms, so
 * each value is the mean of 20 loads.
 */
async function repeated(work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let slice = 0; slice < 12; slice++) {
    const before = process.threadCpuUsage()
    for (let turn = 0; turn < 20; turn++) await work()
    const { user, system } = process.threadCpuUsage(before)
    took.push((user + system) / 20_000)
  }
  return took
}

function spread(took: readonly number[]): string[] {
  return [milliseconds(Math.min(...took)), milliseconds(percentiles(took).p50)]
}

function both({ p50, p99 }: Percentiles): string[] {
  return [milliseconds(p50), milliseconds(p99)]
}
