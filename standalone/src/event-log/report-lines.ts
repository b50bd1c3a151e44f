import { isIntact, type LogReport } from '@wattle/adapters/event-log/checksums/log-report.ts'
import { counted } from '@wattle/contracts/counted.ts'

/** The result of checking a log, for people to read. */
export function reportLines(report: LogReport): string[] {
  const { place, events, streams, unverified, faults, damaged, nameless } = report
  const others =
    unverified > 0 ? ` ${counted(unverified, 'event')} without a checksum, from earlier releases.` : ''
  const lines = [`${place}: ${counted(events, 'event')} in ${counted(streams, 'stream')}.${others}`]
  for (const fault of faults) lines.push(`Damaged file: ${fault}`)
  if (nameless > 0) lines.push(`Damaged: the streams of ${counted(nameless, 'event')} have lost their names.`)
  for (const { message } of damaged) lines.push(`Damaged: ${message}`)
  lines.push(isIntact(report) ? 'Nothing is damaged.' : 'See docs/operations/damaged-log.md.')
  return lines
}
