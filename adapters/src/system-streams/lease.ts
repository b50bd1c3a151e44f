import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type EventLog, noStream, StreamDeleted, WrongExpectedRevision } from '../event-log/port.ts'

/** A lease on work that only one process at a time may do, stored in a stream of the log. */
type Lease = {
  /** Aborts when another process has taken the lease, or may have because no renewal succeeded in time. */
  readonly lost: AbortSignal
  /**
   * Appends the final event and stops renewing. Returns false if another process has the lease or the stream is
   * deleted.
   */
  end(last: LeaseEvent): Promise<boolean>
  /** Releases the lease and stops renewing. */
  release(): Promise<void>
}

type LeaseEvent = { type: string; data: Record<string, unknown> }
type LeaseMetadata = { occurredAt: string }

type LeaseOptions = {
  log: EventLog
  stream: string
  /** The last known revision of the stream. */
  revision: number
  /** The event that takes the lease. Its data names the holder uniquely. */
  taken: LeaseEvent
  clock: () => Date
  /** Milliseconds after which a lease expires unless it is renewed. */
  duration: number
  /** Called when a renewal fails; a later one may still succeed. */
  onError: (error: unknown) => void
}

/**
 * Duration of a lease in milliseconds. The reader counts it on its own clock from the time of reading, because the
 * clocks of two machines are never compared.
 */
export function leaseDuration({ data, metadata }: RecordedEvent<LeaseMetadata>): number {
  return Date.parse(String(data.until)) - Date.parse(metadata.occurredAt)
}

/** A holder looks this often whether its lease has expired, and renews it three times per duration. */
const looksPerDuration = 30
const looksPerRenewal = looksPerDuration / 3

/** Takes the lease and keeps renewing it. Returns null if another process was faster or the stream is deleted. */
export async function takeLease(options: LeaseOptions): Promise<Lease | null> {
  const { log, stream, taken, clock, duration, onError } = options
  const lost = new AbortController()
  let { revision } = options
  let heldUntil = 0
  let renewal: Promise<void> | null = null

  async function append({ type, data }: LeaseEvent, now: Date): Promise<boolean> {
    for (;;) {
      const metadata: LeaseMetadata = { occurredAt: now.toISOString() }
      try {
        const event = { id: randomUUID(), type, version: 1, data, metadata }
        revision = (await log.append(stream, [event], revision)).revision
        return true
      } catch (error) {
        if (error instanceof StreamDeleted) return false
        if (!(error instanceof WrongExpectedRevision)) throw error
        // The newer event may be our own, if only its acknowledgement was lost.
        const last = await log.readLast(stream)
        if (!last || !isOurs(last)) return false
        revision = last.revision
      }
    }
  }

  function isOurs({ type, data }: RecordedEvent<unknown>): boolean {
    return type === taken.type && Object.entries(taken.data).every(([name, value]) => data[name] === value)
  }

  function appendTaken(milliseconds: number, now: Date): Promise<boolean> {
    const until = new Date(now.getTime() + milliseconds).toISOString()
    return append({ type: taken.type, data: { ...taken.data, until } }, now)
  }

  async function take(): Promise<boolean> {
    const now = clock()
    const isTaken = await appendTaken(duration, now)
    if (isTaken) heldUntil = now.getTime() + duration
    return isTaken
  }

  async function renew(): Promise<void> {
    try {
      if (!(await take())) lose('was taken by another process')
    } catch (error) {
      onError(error)
    }
    renewal = null
  }

  function lose(why: string): void {
    clearInterval(renewing)
    lost.abort(new Error(`${stream} ${why}.`))
  }

  async function stopRenewing(): Promise<void> {
    clearInterval(renewing)
    await renewal
  }

  if (!(await take())) return null
  let looks = 0
  const renewing = setInterval(() => {
    looks += 1
    if (clock().getTime() >= heldUntil) lose('could not be kept')
    else if (looks % looksPerRenewal === 0) renewal ??= renew()
  }, duration / looksPerDuration)
  return {
    lost: lost.signal,
    async end(last) {
      await stopRenewing()
      return append(last, clock())
    },
    async release() {
      await stopRenewing()
      await appendTaken(0, clock()).catch(onError)
    },
  }
}

/**
 * Whether a lease that this process has read is still running. If the clock steps back, the lease ends at most
 * `duration` later than it should.
 */
export const isRunning = (endsAt: number, duration: number, now: number): boolean =>
  endsAt > now && endsAt - now <= 2 * duration

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
