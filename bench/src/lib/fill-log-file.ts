import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { type Filling, fillLog } from './fill-log.ts'

const self = fileURLToPath(import.meta.url)

/** Fills a log in a separate process, so that its memory use is not measured. */
export async function fillLogFile(path: string, filling: Filling): Promise<void> {
  const child = fork(self)
  child.send({ path, filling })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The log could not be filled.')
}

if (process.argv[1] === self) {
  process.once('message', async ({ path, filling }: { path: string; filling: Filling }) => {
    const log = openSqliteEventLog(path)
    await fillLog(log, filling)
    await log.close()
    process.disconnect()
  })
}
