import type { Position } from '@wattle/contracts/envelope.ts'
import { Database } from '../sqlite/database.ts'
import type { Checkpoints } from './port.ts'

// Events have their own table, because earlier releases, which save only positions, cannot write to a table with another
// column.
const schema = `
  create table if not exists checkpoints (consumer text primary key, position text) strict;
  create table if not exists checkpoint_events (consumer text primary key, position text, event text) strict;
`

/**
 * Opens the checkpoints in a file. Consumers that build read models use the read models' file: after a power cut both
 * then end at the same moment, and deleting the file rebuilds the read models.
 */
export function openSqliteCheckpoints(path: string): Checkpoints {
  const database = new Database(path, { synchronous: 'NORMAL', isRebuilt: true })
  database.exec(schema)
  return {
    async load(consumer) {
      const found = database.get<[Position | null, string | null]>(
        `select position, event from checkpoints left join checkpoint_events using (consumer, position)
         where consumer = ?`,
        consumer,
      )
      if (!found) return undefined
      const [position, event] = found
      return position === null ? null : { position, event: database.parse(event ?? 'null') }
    },

    async save(consumer, checkpoint) {
      const { position, event } = checkpoint ?? { position: null, event: null }
      database.transaction(() => {
        database.run('insert or replace into checkpoints values (?, ?)', consumer, position)
        database.run(
          'insert or replace into checkpoint_events values (?, ?, ?)',
          ...[consumer, position, JSON.stringify(event)],
        )
      })
    },

    close: async () => database.close(),
  }
}
