import { Database } from '../sqlite/database.ts'
import type { Snapshots } from './port.ts'

/**
 * Opens the snapshots kept in a file of their own beside the log, so that writing one flushes nothing; or, as
 * `:memory:`, for as long as the process lives.
 */
export function openSqliteSnapshots(path: string): Snapshots {
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec(`
    create table if not exists snapshots
      (stream text primary key, shape text not null, revision integer not null, state text not null) strict
  `)
  return {
    async load(stream, shape) {
      const row = database.get<[number, string]>(
        'select revision, state from snapshots where stream = ? and shape = ?',
        stream,
        shape,
      )
      return row ? { revision: row[0], state: JSON.parse(row[1]) } : null
    },

    async save(stream, shape, { revision, state }) {
      database.run(
        `insert into snapshots values (?, ?, ?, ?)
         on conflict (stream) do update
         set shape = excluded.shape, revision = excluded.revision, state = excluded.state`,
        stream,
        shape,
        revision,
        JSON.stringify(state),
      )
    },

    async close() {
      database.close()
    },
  }
}
