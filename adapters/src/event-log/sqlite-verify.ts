import { type LogReport, reportOf, StreamCheck } from './log-report.ts'
import { LogDamaged } from './port.ts'
import { recorded } from './sqlite-event-table.ts'
import { isDamage } from './sqlite-log-fault.ts'
import { SqliteSalvage } from './sqlite-salvage.ts'

/** Checks the file of a log: first SQLite itself, then every stream. A server may be using it. */
export function verifySqliteLog(path: string): LogReport {
  let file: SqliteSalvage
  try {
    file = new SqliteSalvage(path)
  } catch (error) {
    if (error instanceof LogDamaged) return reportOf(path, [], [error.message])
    throw error
  }
  try {
    const faults = file.faults()
    const checks = [...file.streams()].map(([number, name]) => checkOf(path, file, number, String(name)))
    const { given, there } = file.counts()
    if (there < given) faults.push(`${given - there} of ${given} events are missing.`)
    return reportOf(path, checks, faults)
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
