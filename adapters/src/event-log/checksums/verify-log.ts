import type { LogReader } from '../port.ts'
import { type LogReport, reportOf, StreamCheck } from './log-report.ts'

/** Reads a log of any engine once from the first event and checks every stream that is not deleted. */
export async function verifyLog(log: Pick<LogReader, 'read' | 'readAll'>, place: string): Promise<LogReport> {
  const checks = new Map<string, StreamCheck>()
  for await (const batch of log.readAll(null)) {
    for (const event of batch) {
      const check = checks.get(event.stream) ?? new StreamCheck(place, event.stream)
      checks.set(event.stream, check)
      check.take(event)
    }
  }
  // While the engine cleans up, a deleted stream may be partly present, which is not damage.
  for (const [stream, { damage }] of checks)
    if (damage && (await log.read(stream, 0, 1)).length === 0) checks.delete(stream)
  return reportOf(place, checks.values())
}
