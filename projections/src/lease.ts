import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EventLog, noStream, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'

type LeaseOptions = {
  clock?: () => Date
  /** Milliseconds for which a holder is believed who says nothing more. */
  lasts?: number
  /** Milliseconds between two looks of whoever waits. */
  pause?: number
  /** Told once that somebody else is at it. */
  onWaiting?: () => void
}

/**
 * Does the work while nobody else does work of that name, in whatever process: who comes meanwhile waits. Who holds it is
 * kept in a stream of the log and said again and again; a holder that was killed is believed for half a minute.
 */
export async function underLease<T>(
  log: EventLog,
  name: string,
  work: () => Promise<T>,
  { clock = () => new Date(), lasts = 30_000, pause = 1_000, onWaiting = () => undefined }: LeaseOptions = {},
): Promise<T> {
  const stream = `lease-${name}`
  const holder = randomUUID()
  let revision = noStream

  /** False when somebody else was a moment faster. */
  async function say(type: 'LeaseTaken' | 'LeaseReleased'): Promise<boolean> {
    const now = clock().getTime()
    const data = { holder, until: new Date(type === 'LeaseTaken' ? now + lasts : now).toISOString() }
    const metadata = { occurredAt: new Date(now).toISOString() }
    try {
      const event = { id: randomUUID(), type, version: 1, data, metadata }
      revision = (await log.append(stream, [event], revision)).revision
      return true
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false
      throw error
    }
  }

  async function take(): Promise<boolean> {
    const last = (await log.read(stream, Math.max(0, revision))).at(-1)
    revision = last?.revision ?? noStream
    const isHeld = last !== undefined && String(last.data.until) > clock().toISOString()
    return !isHeld && (await say('LeaseTaken'))
  }

  for (let waits = false; !(await take()); waits = true) {
    if (!waits) onWaiting()
    await sleep(pause)
  }
  // A word that does not get through is said again before the last one is forgotten.
  const renewing = setInterval(() => void say('LeaseTaken').catch(() => undefined), lasts / 3)
  try {
    return await work()
  } finally {
    clearInterval(renewing)
    await say('LeaseReleased').catch(() => false)
  }
}
