import { Database } from '../sqlite/database.ts'
import type { Checkpoints } from './checkpoints.ts'

/**
 * Opens the checkpoints kept in a file. Who builds read models gives it their file: after a power cut both then end at the
 * same moment, and deleting the read models rebuilds them.
 */
export function openSqliteCheckpoints(path: string): Checkpoints {
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec('create table if not exists checkpoints (consumer text primary key, position text) strict')
  return {
    load: async (consumer) =>
      database.get<[string | null]>('select position from checkpoints where consumer = ?', consumer)?.[0],
    save: async (consumer, position) => {
      database.run(
        `insert into checkpoints values (?, ?)
         on conflict (consumer) do update set position = excluded.position`,
        consumer,
        position,
      )
    },
    close: async () => database.close(),
  }
}
