import { randomUUID } from 'node:crypto'
import { type EventLog, noStream } from '../event-log/port.ts'
import { isRunning, type Lease, type LeaseOptions, leaseDuration, takeLease } from './lease.ts'
import type { LeaseMetadata } from './own-append.ts'

export type NamedLeaseOptions = Partial<Pick<LeaseOptions, 'clock' | 'duration' | 'onError'>>

/**
 * A lease on the work of this name, for one process at a time. After a process is killed, its lease expires within 30
 * seconds.
 */
export function namedLease(
  log: EventLog,
  name: string,
  { clock = () => new Date(), duration = 30_000, onError = () => undefined }: NamedLeaseOptions = {},
): { take(): Promise<Lease | null> } {
  const stream = `lease-${name}`
  const taken = { type: 'LeaseTaken', data: { holder: randomUUID() } }
  let known = { revision: noStream, endsAt: 0, duration: 0 }
  return {
    async take() {
      const last = await log.readLast<LeaseMetadata>(stream)
      const now = clock().getTime()
      if (last && last.revision !== known.revision) {
        const duration = leaseDuration(last)
        known = { revision: last.revision, endsAt: now + duration, duration }
      }
      if (isRunning(known.endsAt, known.duration, now)) return null
      return takeLease({ log, stream, revision: known.revision, taken, clock, duration, onError })
    },
  }
}
