import type { LogReader } from '../port.ts'
import { type LogReport, reportOf, StreamCheck } from './log-report.ts'

/** Reads a log of any engine once from its first event, and follows every stream that is not deleted. */
export async function verifyLog(log: Pick<LogReader, 'read' | 'readAll'>, place: string): Promise<LogReport> {
  const checks = new Map<string, StreamCheck>()
  for await (const batch of log.readAll(null)) {
    for (const event of batch) {
      const check = checks.get(event.stream) ?? new StreamCheck(place, event.stream)
      checks.set(event.stream, check)
      check.take(event)
    }
  }
  // While the engine cleans up, some events of a deleted stream are still there and others are not.
  for (const [stream, { damage }] of checks)
    if (damage && (await log.read(stream, 0, 1)).length === 0) checks.delete(stream)
  return reportOf(place, checks.values())
}
