import { boundLimit, type Database } from '../../sqlite/database.ts'
import type { AppendableEvent } from '../appendable.ts'
import { noStream, StreamDeleted, type StreamPlace, WrongExpectedRevision } from '../port.ts'
import { deletedType, emptied } from './deleted-rows.ts'
import type { EventRow } from './rows.ts'

// Streams have numbers to keep the index over them small: every append touches one of its pages at random.
const schema = `
  create table if not exists streams (number integer primary key, name text not null unique);
  create table if not exists events (
    position integer primary key,
    stream integer not null references streams (number),
    revision integer not null,
    id text not null,
    type text not null,
    version integer not null,
    data text not null,
    metadata text not null
  );
  create unique index if not exists events_by_stream on events (stream, revision);
  create table if not exists probe (number integer primary key, probes integer not null);
`

/** The columns of an `EventRow`. */
const columns = 'e.position, s.name, e.revision, e.id, e.type, e.version, e.data, e.metadata'

/** The tables of a log. All methods are synchronous; callers write inside a transaction. */
export class SqliteEventTable {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
    database.exec(schema)
  }

  /**
   * Inserts the events, or returns the existing rows if the same ids were already appended at this expected revision.
   * Throws `WrongExpectedRevision` or `StreamDeleted` without writing anything.
   */
  append(
    stream: string,
    events: readonly AppendableEvent[],
    expectedRevision: number,
  ): { rows: EventRow[]; isNew: boolean } {
    const { number, revision: actual, isDeleted } = this.#endOf(stream)
    if (isDeleted) throw new StreamDeleted(stream)
    if (actual !== expectedRevision) {
      const rows = actual > expectedRevision ? this.read(stream, expectedRevision + 1, events.length) : []
      if (rows.length === events.length && rows.every((row, index) => row[3] === events[index]?.id))
        return { rows, isNew: false }
      throw new WrongExpectedRevision(stream, expectedRevision, actual)
    }
    const owner = number ?? this.#addStream(stream)
    const rows = events.map((event, index) => this.#insert(owner, stream, actual + 1 + index, event))
    return { rows, isNew: true }
  }

  /**
   * Overwrites the events of a stream in place, which keeps their positions taken. A stream without events gets one
   * empty row.
   */
  delete(stream: string): void {
    const { number = this.#addStream(stream), revision, isDeleted } = this.#endOf(stream)
    if (isDeleted) return
    if (revision === noStream) this.#insert(number, stream, 0, emptied)
    else
      this.#database.run(
        'update events set id = ?, type = ?, version = ?, data = ?, metadata = ? where stream = ?',
        ...[emptied.id, emptied.type, emptied.version, emptied.data, emptied.metadata],
        number,
      )
  }

  isDeleted(stream: string): boolean {
    return this.#endOf(stream).isDeleted
  }

  read(stream: string, from: number, limit: number): EventRow[] {
    return this.#database.all<EventRow>(
      `select ${columns} from streams s join events e on e.stream = s.number
       where s.name = ? and e.revision >= ? and e.type <> ? order by e.revision ${boundLimit}`,
      stream,
      from,
      deletedType,
      limit,
    )
  }

  readLast(stream: string): EventRow | undefined {
    return this.#database.get<EventRow>(
      `select ${columns} from streams s join events e on e.stream = s.number
       where s.name = ? and e.type <> ? order by e.revision desc limit 1`,
      stream,
      deletedType,
    )
  }

  readBetween(after: number, upTo: number, limit: number): EventRow[] {
    return this.#database.all<EventRow>(
      `select ${columns} from events e cross join streams s on s.number = e.stream
       where e.position > ? and e.position <= ? and e.type <> ? order by e.position ${boundLimit}`,
      after,
      upTo,
      deletedType,
      limit,
    )
  }

  /** Events up to and including position `upTo`, grouped by stream, after the given event (null: from the first). */
  readByStream(after: StreamPlace | null, upTo: number, limit: number): EventRow[] {
    const { stream = '', revision = noStream } = after ?? {}
    return this.#database.all<EventRow>(
      `select ${columns} from events e cross join streams s on s.number = e.stream
       where (e.stream, e.revision) > (?, ?) and e.position <= ? and e.type <> ?
       order by e.stream, e.revision ${boundLimit}`,
      this.#streamNumber(stream) ?? 0,
      revision,
      upTo,
      deletedType,
      limit,
    )
  }

  /** The last assigned position, 0 if there is none. */
  head(): number {
    return this.#database.get<[number | null]>('select max(position) from events')?.[0] ?? 0
  }

  /** The position of the last event that is not deleted, 0 if there is none. */
  lastReadable(): number {
    const last = 'select position from events where type <> ? order by position desc limit 1'
    return this.#database.get<[number]>(last, deletedType)?.[0] ?? 0
  }

  /** Writes to an otherwise unused table to find out whether the disk accepts writes. */
  probe(): void {
    this.#database.run(
      'insert into probe values (1, 1) on conflict (number) do update set probes = probes + 1',
    )
  }

  #streamNumber(stream: string): number | undefined {
    return this.#database.get<[number]>('select number from streams where name = ?', stream)?.[0]
  }

  #addStream(stream: string): number {
    return this.#database.run('insert into streams (name) values (?)', stream)
  }

  #endOf(stream: string): { number?: number; revision: number; isDeleted: boolean } {
    const end = this.#database.get<[number, number | null, string | null]>(
      `select s.number, e.revision, e.type from streams s left join events e on e.stream = s.number
       where s.name = ? order by e.revision desc limit 1`,
      stream,
    )
    if (!end) return { revision: noStream, isDeleted: false }
    const [number, revision, type] = end
    return { number, revision: revision ?? noStream, isDeleted: type === deletedType }
  }

  #insert(owner: number, stream: string, revision: number, event: AppendableEvent): EventRow {
    const { id, type, version, data, metadata } = event
    const position = this.#database.run(
      `insert into events (stream, revision, id, type, version, data, metadata) values (?, ?, ?, ?, ?, ?, ?)`,
      owner,
      revision,
      id,
      type,
      version,
      data,
      metadata,
    )
    return [position, stream, revision, id, type, version, data, metadata]
  }
}
