import type { LogReader } from '../port.ts'
import { type LogReport, reportOf, StreamCheck } from './log-report.ts'

/** Reads a log of any engine once from its first event, and follows every stream. */
export async function verifyLog(log: Pick<LogReader, 'readAll'>, place: string): Promise<LogReport> {
  const checks = new Map<string, StreamCheck>()
  for await (const batch of log.readAll(null)) {
    for (const event of batch) {
      const check = checks.get(event.stream) ?? new StreamCheck(place, event.stream)
      checks.set(event.stream, check)
      check.take(event)
    }
  }
  return reportOf(place, checks.values())
}
