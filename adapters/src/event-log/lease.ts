import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type EventLog, noStream, StreamDeleted, WrongExpectedRevision } from './port.ts'

/** A lease on work that only one process at a time may do, kept in a stream of the log. */
export type Lease = {
  /** Aborts when somebody else has taken it, or may have, as no renewal got through for so long. */
  readonly lost: AbortSignal
  /** Records how it ended, and stops renewing. False if another process has taken it, or the stream is deleted. */
  end(last: LeaseEvent): Promise<boolean>
  /** Releases the lease, and stops renewing. */
  release(): Promise<void>
}

type LeaseEvent = { type: string; data: Record<string, unknown> }
type LeaseMetadata = { occurredAt: string }

type LeaseOptions = {
  log: EventLog
  stream: string
  /** The last revision of the stream that was seen. */
  revision: number
  /** Type of the event that takes it, and who does, by a name that nobody else has. */
  taken: LeaseEvent
  clock: () => Date
  /** Milliseconds after which a lease that is not renewed expires. */
  duration: number
  /** Called when a renewal failed; the next may succeed. */
  onError: (error: unknown) => void
}

/**
 * For how many milliseconds a lease holds, on the reader's own clock, from when it was read. The clocks of two machines
 * are never compared.
 */
export function leaseDuration({ data, metadata }: RecordedEvent<LeaseMetadata>): number {
  return Date.parse(String(data.until)) - Date.parse(metadata.occurredAt)
}

/** Takes the lease and keeps renewing it. Null if another process was faster, or the stream is deleted. */
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
        // It may be our own event, whose acknowledgement was lost.
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
  const renewing = setInterval(() => {
    if (clock().getTime() > heldUntil) lose('could not be kept')
    else renewal ??= renew()
  }, duration / 3)
  return {
    lost: lost.signal,
    async end(last) {
      await stopRenewing()
      return append(last, clock())
    },
    async release() {
      await stopRenewing()
      if (!lost.signal.aborted) await appendTaken(0, clock()).catch(onError)
    },
  }
}

/**
 * Whether a lease of this duration, read by this process, runs on. If the clock steps back, it ends at most its duration
 * later.
 */
export const isRunning = (endsAt: number, duration: number, now: number): boolean =>
  endsAt > now && endsAt - now <= 2 * duration

export type NamedLeaseOptions = Partial<Pick<LeaseOptions, 'clock' | 'duration' | 'onError'>>

/**
 * The lease for work of a name, which one process at a time may do. The lease of a killed process expires after half a
 * minute.
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
