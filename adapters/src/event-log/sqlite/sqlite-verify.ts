import { type LogReport, reportOf, StreamCheck } from '../checksums/log-report.ts'
import { LogDamaged } from '../port.ts'
import { isDeleted, isEmptied } from './deleted-rows.ts'
import { recorded } from './rows.ts'
import { isDamage } from './sqlite-log-fault.ts'
import { SqliteSalvage } from './sqlite-salvage.ts'

/** Verifies the file of a log: first with SQLite's own check, then stream by stream. A server may be using the file. */
export function verifySqliteLog(path: string): LogReport {
  let file: SqliteSalvage
  try {
    file = new SqliteSalvage(path)
  } catch (error) {
    if (error instanceof LogDamaged) return reportOf(path, [], { faults: [error.message] })
    throw error
  }
  try {
    const faults = file.faults()
    const { given, there } = file.counts()
    if (there < given) faults.push(`${given - there} of ${given} events are missing.`)
    const streams = new Map(
      file.streams().map(([number, name]) => [number, follow(path, file, number, String(name))]),
    )
    const inStreams = streams.values().reduce((sum, { rows }) => sum + rows, 0)
    const isDoubtful = faults.length > 0 || inStreams < there
    const nameless = isDoubtful ? compareWithTable(file, streams) : 0
    const told = streams.values().filter(({ check, isDeleted }) => !isDeleted || check.damage)
    const checks = told.map(({ check }) => check)
    return reportOf(path, checks, { faults, nameless })
  } finally {
    file.close()
  }
}

/** A checked stream and the number of its rows. A deleted stream must have no events. */
type Followed = { check: StreamCheck; rows: number; isDeleted: boolean }

const left = 'is left of a deleted stream'

function follow(path: string, file: SqliteSalvage, number: number, name: string): Followed {
  const check = new StreamCheck(path, name)
  const followed = { check, rows: 0, isDeleted: false }
  try {
    for (const row of file.ofStream(number)) {
      followed.rows += 1
      followed.isDeleted ||= isDeleted(row)
      if (isEmptied(row)) continue
      if (followed.isDeleted) check.fail(left)
      check.take(recorded(row))
    }
    if (followed.rows === 0) check.fail('is missing')
    if (followed.isDeleted && check.events > 0) check.fail(left)
  } catch (error) {
    if (!isDamage(error)) throw error
    check.fail('cannot be read')
  }
  return followed
}

/**
 * Compares the streams with a full table scan, because a damaged index can hide rows from reads by stream. Returns the
 * number of events whose stream has no name.
 */
function compareWithTable(file: SqliteSalvage, streams: ReadonlyMap<number, Followed>): number {
  const counts = new Map<number, number>()
  for (const [, stream] of file.rows()) counts.set(stream, (counts.get(stream) ?? 0) + 1)
  for (const [number, { check, rows }] of streams) {
    const isFound = file.numberOf(check.stream) === number && rows >= (counts.get(number) ?? 0)
    if (!isFound) check.fail('cannot be found')
  }
  return counts
    .entries()
    .filter(([number]) => !streams.has(number))
    .reduce((sum, [, count]) => sum + count, 0)
}
