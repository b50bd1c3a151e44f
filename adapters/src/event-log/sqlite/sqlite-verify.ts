import { type LogReport, reportOf, StreamCheck } from '../checksums/log-report.ts'
import { LogDamaged } from '../port.ts'
import { recorded } from './sqlite-event-table.ts'
import { isDamage } from './sqlite-log-fault.ts'
import { SqliteSalvage } from './sqlite-salvage.ts'

/** Checks the file of a log: first SQLite itself, then every stream. A server may be using it. */
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
    const checks = new Map(
      file.streams().map(([number, name]) => [number, checkOf(path, file, number, String(name))]),
    )
    const inStreams = checks.values().reduce((sum, { events }) => sum + events, 0)
    const isDoubtful = faults.length > 0 || inStreams < there
    const nameless = isDoubtful ? compareWithTable(file, checks) : 0
    return reportOf(path, checks.values(), { faults, nameless })
  } finally {
    file.close()
  }
}

function checkOf(path: string, file: SqliteSalvage, number: number, name: string): StreamCheck {
  const check = new StreamCheck(path, name)
  try {
    for (const row of file.ofStream(number)) check.take(recorded(row))
    if (check.events === 0) check.fail('is missing')
  } catch (error) {
    if (!isDamage(error)) throw error
    check.fail('cannot be read')
  }
  return check
}

/**
 * Damaged indexes may not know of what the tables hold, and nobody would see it in the streams themselves. Answers how many
 * events are of streams without a name.
 */
function compareWithTable(file: SqliteSalvage, checks: ReadonlyMap<number, StreamCheck>): number {
  const counts = new Map<number, number>()
  for (const [, stream] of file.rows()) counts.set(stream, (counts.get(stream) ?? 0) + 1)
  for (const [number, check] of checks) {
    const isFound = file.numberOf(check.stream) === number && check.events >= (counts.get(number) ?? 0)
    if (!isFound) check.fail('cannot be found')
  }
  return counts
    .entries()
    .filter(([number]) => !checks.has(number))
    .reduce((sum, [, count]) => sum + count, 0)
}
