import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import { prepareReadModels } from '@wattle/projections/prepare.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'

type Files = { log: string; readModels: string }

/** Progress of a rebuild in events, and what its process has used so far: memory in bytes, CPU time in seconds. */
type Sample = { events: number; memory: number; cpu: number; parked: number }

export type Rebuild = { took: number; samples: Sample[]; wasKilled: boolean }

const self = fileURLToPath(import.meta.url)

/** Builds every read model in a separate process, which is killed once it has read `killedAt` events. */
export async function rebuild(files: Files, killedAt = Number.POSITIVE_INFINITY): Promise<Rebuild> {
  const started = performance.now()
  const samples: Sample[] = []
  const child = fork(self)
  child.on('message', (sample: Sample) => {
    samples.push(sample)
    if (sample.events >= killedAt) child.kill('SIGKILL')
  })
  child.send(files)
  const [code, signal] = await once(child, 'exit')
  if (code !== 0 && signal !== 'SIGKILL') throw new Error('The read models could not be rebuilt.')
  return { took: (performance.now() - started) / 1000, samples, wasKilled: signal === 'SIGKILL' }
}

if (process.argv[1] === self) {
  process.once('message', async (files: Files) => {
    const log = openSqliteEventLog(files.log)
    const readModels = openSqliteReadModels(files.readModels)
    const deadLetters = await DeadLetters.open(readModels)
    const clock = () => new Date()
    const migrations = openMigrations(log, clock)
    const tell = async () => {
      const { user, system } = process.cpuUsage()
      process.send?.({
        events: (await migrations.last())?.models[0]?.events ?? 0,
        memory: process.memoryUsage.rss(),
        cpu: (user + system) / 1_000_000,
        parked: (await deadLetters.all()).length,
      } satisfies Sample)
    }
    const telling = setInterval(tell, 100)
    await prepareReadModels({
      log,
      readModels,
      models: allReadModels,
      clock,
      singleProcess: true,
      interval: 50,
      print: () => undefined,
      report: (error) => process.stderr.write(`${error}\n`),
    })
    clearInterval(telling)
    await tell()
    await readModels.close()
    await log.close()
    process.disconnect()
  })
}
