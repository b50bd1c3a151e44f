import { Database, type Row } from '../../sqlite/database.ts'
import { type EventRow, recorded, type StoredRow } from './rows.ts'
import { isDamage, logFault } from './sqlite-log-fault.ts'

/** A wider jump between positions counts as damage, not as a gap. */
const widestGap = 1_000_000

/** Reads whatever is readable from a possibly damaged log file, as one consistent snapshot. */
export class SqliteSalvage {
  readonly #database: Database

  /** Throws `LogDamaged` or `LogUnavailable` if the file cannot be read at all. */
  constructor(path: string) {
    try {
      this.#database = new Database(path, { readOnly: true })
      this.#database.exec('begin')
      this.#database.all('select name from sqlite_schema')
    } catch (error) {
      throw logFault(error)
    }
  }

  /** Problems found by SQLite's integrity check, one per line. */
  faults(): string[] {
    const lines = this.#tried(() =>
      this.#database.all<[string]>('pragma integrity_check(20)').flatMap(([text]) => text.split('\n')),
    )
    return (lines ?? ['The check cannot be carried out.']).filter(
      (line) => line !== 'ok' && !line.startsWith('***'),
    )
  }

  /** `given` is the highest assigned position, `there` the number of rows found; they are equal in a complete log. */
  counts(): { given: number; there: number } {
    const counted = this.#tried(() =>
      this.#database.get<[number, number]>(
        'select count(*), coalesce(max(position), 0) from events not indexed',
      ),
    )
    const [there, given] = counted ?? [0, 0]
    return { given, there }
  }

  /** The numbers and names of the streams. */
  *streams(): Generator<[number: number, name: string]> {
    const last = this.#highest('select max(number) from streams', 'select max(stream) from events')
    yield* this.#rows<[number, string]>(
      'select number, name from streams where number > ? order by number',
      last,
    )
  }

  /** The number that a lookup by name finds, if any. */
  numberOf(stream: string): number | undefined {
    return this.#tried(
      () => this.#database.get<[number]>('select number from streams where name = ?', stream)?.[0],
    )
  }

  /**
   * The last assigned position: the higher one of table and index, as damage may hide it from one of them, unless they
   * differ by more than `widestGap`.
   */
  head(): number {
    const byTable = this.#highest('select max(position) from events not indexed')
    const byIndex = this.#highest(
      'select max(position) from events indexed by events_by_stream where stream > 0',
    )
    const [lower, higher] = byTable < byIndex ? [byTable, byIndex] : [byIndex, byTable]
    return higher - lower > widestGap && lower > 0 ? lower : higher
  }

  /** The events in order of position, at least up to `upTo`. Reads only the table, whatever the index says. */
  *rows(upTo = 0): Generator<StoredRow> {
    const last = Math.max(upTo, this.head())
    yield* this.#rows<StoredRow>(
      `select position, stream, revision, id, type, version, data, metadata
       from events not indexed where position > ? order by position`,
      last,
    )
  }

  /** The events of one stream in order, read through the index as readers do. Throws at the first unreadable one. */
  *ofStream(stream: number): Generator<EventRow> {
    for (let after = -1; ; ) {
      const rows = this.#database.all<EventRow>(
        `select e.position, s.name, e.revision, e.id, e.type, e.version, e.data, e.metadata
         from streams s join events e on e.stream = s.number
         where s.number = ? and e.revision > ? order by e.revision limit 1000`,
        stream,
        after,
      )
      yield* rows
      const last = rows.at(-1)
      if (!last) return
      after = last[2]
    }
  }

  close(): void {
    this.#database.close()
  }

  /** Yields rows in order. On a damaged page it tries each number separately, until the gap exceeds `widestGap`. */
  *#rows<R extends [number, ...Row]>(select: string, last: number): Generator<R> {
    let end = Math.min(last, widestGap)
    for (let after = 0; after < end; ) {
      const from = after
      const rows =
        this.#tried(() => this.#database.all<R>(`${select} limit 100`, from)) ?? this.#next<R>(select, from)
      for (const row of rows) {
        if (row[0] <= after || row[0] > end) break
        yield row
        after = row[0]
        end = Math.min(last, after + widestGap)
      }
      if (after === from) after += 1
    }
  }

  #next<R extends [number, ...Row]>(select: string, after: number): R[] {
    const row = this.#tried(() => this.#database.get<R>(`${select} limit 1`, after))
    return row ? [row] : []
  }

  #highest(...selects: string[]): number {
    return Math.max(
      0,
      ...selects.map((select) => this.#tried(() => this.#database.get<[number]>(select)?.[0]) ?? 0),
    )
  }

  #tried<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (isDamage(error)) return undefined
      throw error
    }
  }
}

export const eventOf = ([position, , ...others]: StoredRow, stream: string) =>
  recorded([position, stream, ...others])
