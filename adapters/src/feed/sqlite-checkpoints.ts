import type { Position } from '@wattle/contracts/envelope.ts'
import { Database } from '../sqlite/database.ts'

/** How far each consumer of a feed came. */
export interface Checkpoints {
  /** Position of the last event handled, null when it was none yet, undefined for an unknown consumer. */
  load(consumer: string): Position | null | undefined
  save(consumer: string, position: Position | null): void
  close(): void
}

/**
 * Opens the checkpoints kept in a file. Give it the file of the read models: after a power cut both then end at the same
 * moment, and whoever deletes the read models has them made again.
 */
export function openSqliteCheckpoints(path: string): Checkpoints {
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec('create table if not exists checkpoints (consumer text primary key, position text) strict')
  return {
    load: (consumer) =>
      database.get<[string | null]>('select position from checkpoints where consumer = ?', consumer)?.[0],
    save: (consumer, position) => {
      database.run(
        `insert into checkpoints values (?, ?)
         on conflict (consumer) do update set position = excluded.position`,
        consumer,
        position,
      )
    },
    close: () => database.close(),
  }
}
