import { Database } from '../sqlite/database.ts'
import { mostUnchanged, type Snapshots } from './port.ts'

/**
 * Opens the snapshots in a file separate from the log, so that writing one causes no flush, or in memory for
 * `:memory:`.
 */
export function openSqliteSnapshots(path: string): Snapshots {
  const database = new Database(path, { synchronous: 'NORMAL', isRebuilt: true })
  database.exec(`
    create table if not exists snapshots
      (stream text primary key, shape text not null, revision integer not null, state text not null) strict
  `)
  // Attachments have a table of their own, because earlier releases only know `snapshots`. Deletions there cascade to
  // this table.
  database.exec(`
    create table if not exists asides
      (stream text primary key references snapshots (stream) on delete cascade, bytes blob not null) strict
  `)
  database.exec(`
    create table if not exists unchanged_commands
      (number integer primary key, stream text not null, command text not null, hash text not null,
       revision integer not null, at integer not null, unique (stream, command)) strict
  `)
  return {
    async load(stream, shape) {
      const row = database.get<[number, string, Uint8Array<ArrayBuffer> | null]>(
        `select revision, state, bytes from snapshots left join asides using (stream)
         where stream = ? and shape = ?`,
        stream,
        shape,
      )
      if (!row) return null
      const [revision, state, attachment] = row
      return { revision, state: database.parse(state), ...(attachment && { attachment }) }
    },

    async save(stream, shape, { revision, state, attachment }) {
      database.transaction(() => {
        database.run(
          `insert into snapshots values (?, ?, ?, ?)
           on conflict (stream) do update
           set shape = excluded.shape, revision = excluded.revision, state = excluded.state`,
          stream,
          shape,
          revision,
          JSON.stringify(state),
        )
        if (attachment) database.run('insert or replace into asides values (?, ?)', stream, attachment)
        else database.run('delete from asides where stream = ?', stream)
      })
    },

    async remember(stream, { commandId, hash, revision, at }) {
      database.run(
        `insert into unchanged_commands (stream, command, hash, revision, at) values (?, ?, ?, ?, ?)
         on conflict do nothing`,
        stream,
        commandId,
        hash,
        revision,
        at,
      )
      database.run(
        `delete from unchanged_commands where stream = ? and number <=
         (select number from unchanged_commands where stream = ? order by number desc limit 1 offset ?)`,
        stream,
        stream,
        mostUnchanged,
      )
    },

    async recall(stream, commandId) {
      const row = database.get<[string, number, number]>(
        'select hash, revision, at from unchanged_commands where stream = ? and command = ?',
        stream,
        commandId,
      )
      return row ? { commandId, hash: row[0], revision: row[1], at: row[2] } : null
    },

    async forget(stream) {
      database.erase(() => {
        database.run('delete from snapshots where stream = ?', stream)
        database.run('delete from unchanged_commands where stream = ?', stream)
      })
    },

    async close() {
      database.close()
    },
  }
}
