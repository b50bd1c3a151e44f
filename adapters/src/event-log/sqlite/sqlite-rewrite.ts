import { randomUUID } from 'node:crypto'
import { Database } from '../../sqlite/database.ts'
import { chained, type Link, linkOf, origin } from '../checksums/checksum.ts'
import { emptiedRow } from './deleted-rows.ts'
import { type Repaired, repairStream } from './repair-stream.ts'
import type { StoredRow } from './rows.ts'
import { SqliteEventTable } from './sqlite-event-table.ts'
import { eventOf, type SqliteSalvage } from './sqlite-salvage.ts'
import { type StreamSurvey, surveyBoth } from './sqlite-survey.ts'

export type RepairedStream = Pick<Repaired, 'restored' | 'lostFrom'> & { stream: string }

type Sources = { log: SqliteSalvage; backup: SqliteSalvage; cut: boolean; now: Date }

/** Marks of lost events go to this stream, to fill the gaps in the positions. */
const lostStream = 'lostEvents'

/**
 * Writes a new log file: each event at its old position, with damaged streams restored from the backup. A stream that
 * is deleted in either file stays deleted.
 */
export function rewrite(path: string, { log, backup, cut, now }: Sources) {
  const { inLog, inBackup } = surveyBoth(log, backup)
  const names = new Map([...inBackup, ...inLog].map(([number, { name }]) => [number, name]))
  const deleted = new Set(
    [...names.keys()].filter((number) => inLog.get(number)?.isDeleted || inBackup.get(number)?.isDeleted),
  )
  const damaged = new Set(
    [...names.keys()].filter(
      (number) => !deleted.has(number) && needsRepair(inLog.get(number), inBackup.get(number)),
    ),
  )
  const inNewFile = new NewFile(path)
  return inNewFile.write(() => {
    for (const [number, name] of names) if (!damaged.has(number)) inNewFile.addStream(number, name)
    const ofLog = new Map<number, StoredRow[]>()
    for (const row of log.rows(backup.head())) {
      if (damaged.has(row[1])) hold(ofLog, row)
      else inNewFile.add(deleted.has(row[1]) ? emptiedRow(row) : row)
    }
    const ofBackup = new Map<number, StoredRow[]>()
    for (const row of backup.rows()) {
      if (deleted.has(row[1])) inNewFile.addIfPossible(emptiedRow(row))
      else if (damaged.has(row[1]) && inBackup.has(row[1])) hold(ofBackup, row)
    }

    const streams = [...damaged].map((number): RepairedStream => {
      const stream = names.get(number) ?? ''
      const there = ofLog.get(number) ?? []
      const { rows, restored, lostFrom } = repairStream(stream, there, ofBackup.get(number) ?? [])
      if (rows.length > 0 || !cut) inNewFile.addStream(number, stream)
      for (const row of rows) inNewFile.add(row)
      if (lostFrom !== null && !cut)
        for (const row of there) if (!rows.includes(row)) inNewFile.addIfPossible(row)
      return { stream, restored, lostFrom }
    })
    const gaps = inNewFile.gaps(Math.max(log.head(), backup.head()))
    if (cut) inNewFile.mark(gaps, now)
    const unfinished = [...deleted].filter((number) => needsDeletion(inLog.get(number)))
    return { streams, deleted: unfinished.map((number) => names.get(number) ?? ''), missing: gaps.length }
  })
}

/** A stream that is longer in the backup has lost its end. */
const needsRepair = (inLog: StreamSurvey | undefined, inBackup: StreamSurvey | undefined): boolean =>
  !inLog || inLog.isDamaged || (inBackup !== undefined && inBackup.link.revision > inLog.link.revision)

/** A stream whose deletion is incomplete or missing in the log. */
const needsDeletion = (inLog: StreamSurvey | undefined): boolean => !inLog?.isDeleted || inLog.isDamaged

function hold(rows: Map<number, StoredRow[]>, row: StoredRow): void {
  const held = rows.get(row[1])
  if (held) held.push(row)
  else rows.set(row[1], [row])
}

class NewFile {
  readonly #database: Database

  constructor(path: string) {
    this.#database = new Database(path, { synchronous: 'FULL' })
    new SqliteEventTable(this.#database)
  }

  write<T>(work: () => T): T {
    try {
      return this.#database.transaction(work)
    } finally {
      this.#database.close()
    }
  }

  addStream(number: number, name: string): void {
    this.#database.run('insert into streams (number, name) values (?, ?)', number, name)
  }

  add(row: StoredRow): void {
    this.#database.run('insert into events values (?, ?, ?, ?, ?, ?, ?, ?)', ...row)
  }

  addIfPossible(row: StoredRow): void {
    this.#database.run('insert or ignore into events values (?, ?, ?, ?, ?, ?, ?, ?)', ...row)
  }

  /** Positions without an event, up to the last assigned one. */
  gaps(last: number): number[] {
    const found: number[] = []
    for (let expected = 1; expected <= last; ) {
      const rows = this.#database.all<[number]>(
        'select position from events where position >= ? order by position limit 1000',
        expected,
      )
      for (const position of rows.length > 0 ? rows.flat() : [last + 1]) {
        for (; expected < position; expected += 1) found.push(expected)
        expected = position + 1
      }
    }
    return found
  }

  /** Appends an `EventLost` event at each position. */
  mark(positions: readonly number[], now: Date): void {
    if (positions.length === 0) return
    const { number, link } = this.#endOf(lostStream)
    const metadata = { occurredAt: now.toISOString() }
    const lost = positions.map(() => ({
      id: randomUUID(),
      type: 'EventLost',
      version: 1,
      data: {},
      metadata,
    }))
    for (const [index, event] of chained(lostStream, lost, link).entries()) {
      const { id, type, version, data } = event
      const row = [
        positions[index],
        number,
        link.revision + 1 + index,
        id,
        type,
        version,
        JSON.stringify(data),
      ]
      this.add([...row, JSON.stringify(event.metadata)] as StoredRow)
    }
  }

  /** The number of a stream, which is created if missing, and the link to its last event. */
  #endOf(stream: string): { number: number; link: Link } {
    this.#database.run('insert or ignore into streams (name) values (?)', stream)
    const [number] = this.#database.get<[number]>('select number from streams where name = ?', stream) ?? []
    const last = this.#database.get<StoredRow>(
      'select * from events where stream = ? order by revision desc limit 1',
      Number(number),
    )
    return { number: Number(number), link: last ? linkOf(eventOf(last, stream)) : origin }
  }
}
