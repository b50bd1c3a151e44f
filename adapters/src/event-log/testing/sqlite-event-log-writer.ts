import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { noStream } from '../port.ts'
import { openSqliteEventLog } from '../sqlite/sqlite-event-log.ts'

// Killed by its parent process: appends to five streams concurrently and prints each id once it is durable.
const [path = ''] = process.argv.slice(2)
const log = openSqliteEventLog(path)

async function appendForEver(stream: string): Promise<never> {
  let revision = (await log.readLast(stream))?.revision ?? noStream
  for (;;) {
    const events = Array.from({ length: 1 + (Math.abs(revision) % 3) }, () => ({
      id: randomUUID(),
      type: 'PlantNoted',
      version: 1,
      data: { note: 'x'.repeat(200) },
      metadata: {},
    }))
    revision = (await log.append(stream, events, revision)).revision
    writeSync(1, events.map(({ id }) => `${id}\n`).join(''))
  }
}

await Promise.all(['one', 'two', 'three', 'four', 'five'].map((name) => appendForEver(`garden-${name}`)))
