import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import { appendAfterOurs, type LeaseEvent, type LeaseMetadata } from './own-append.ts'

/** A lease on work that only one process at a time may do, stored in a stream of the log. */
export type Lease = {
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

export type LeaseOptions = {
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

/**
 * Whether a lease that this process has read is still running. If the clock steps back, the lease ends at most
 * `duration` later than it should.
 */
export const isRunning = (endsAt: number, duration: number, now: number): boolean =>
  endsAt > now && endsAt - now <= 2 * duration

/** A holder looks this often whether its lease has expired, and renews it three times per duration. */
const looksPerDuration = 30
const looksPerRenewal = looksPerDuration / 3

/** Takes the lease and keeps renewing it. Returns null if another process was faster or the stream is deleted. */
export async function takeLease(options: LeaseOptions): Promise<Lease | null> {
  const lease = new HeldLease(options)
  return (await lease.acquire()) ? lease : null
}

class HeldLease implements Lease {
  readonly #options: LeaseOptions
  readonly #lost = new AbortController()
  #revision: number
  #expiresAt = 0
  #looks = 0
  #looking: NodeJS.Timeout | undefined
  #renewal: Promise<void> | null = null

  constructor(options: LeaseOptions) {
    this.#options = options
    this.#revision = options.revision
  }

  get lost(): AbortSignal {
    return this.#lost.signal
  }

  async acquire(): Promise<boolean> {
    const isAcquired = await this.#extend()
    if (isAcquired) this.#looking = setInterval(() => this.#look(), this.#options.duration / looksPerDuration)
    return isAcquired
  }

  async end(last: LeaseEvent): Promise<boolean> {
    await this.#stopRenewing()
    return this.#append(last, this.#options.clock())
  }

  async release(): Promise<void> {
    await this.#stopRenewing()
    await this.#appendTaken(0, this.#options.clock()).catch(this.#options.onError)
  }

  #look(): void {
    this.#looks += 1
    if (this.#options.clock().getTime() >= this.#expiresAt) this.#lose('could not be kept')
    else if (this.#looks % looksPerRenewal === 0) this.#renewal ??= this.#renew()
  }

  async #renew(): Promise<void> {
    try {
      if (!(await this.#extend())) this.#lose('was taken by another process')
    } catch (error) {
      this.#options.onError(error)
    }
    this.#renewal = null
  }

  #lose(why: string): void {
    clearInterval(this.#looking)
    this.#lost.abort(new Error(`${this.#options.stream} ${why}.`))
  }

  async #stopRenewing(): Promise<void> {
    clearInterval(this.#looking)
    await this.#renewal
  }

  /** Makes the lease last its full duration from now. */
  async #extend(): Promise<boolean> {
    const { clock, duration } = this.#options
    const now = clock()
    const isOurs = await this.#appendTaken(duration, now)
    if (isOurs) this.#expiresAt = now.getTime() + duration
    return isOurs
  }

  #appendTaken(milliseconds: number, now: Date): Promise<boolean> {
    const { type, data } = this.#options.taken
    const until = new Date(now.getTime() + milliseconds).toISOString()
    return this.#append({ type, data: { ...data, until } }, now)
  }

  async #append(event: LeaseEvent, now: Date): Promise<boolean> {
    const { log, stream, taken } = this.#options
    const isOurs = ({ type, data }: RecordedEvent<unknown>) =>
      type === taken.type && Object.entries(taken.data).every(([name, value]) => data[name] === value)
    const revision = await appendAfterOurs(log, { stream, revision: this.#revision, isOurs }, event, now)
    if (revision !== null) this.#revision = revision
    return revision !== null
  }
}
