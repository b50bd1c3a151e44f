import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { type EventLog, noStream, OutcomeUnknown, WrongExpectedRevision } from '../event-log/port.ts'

/** A decided event: the type and, beside it, the fields of its data. */
type Happening = { readonly type: string }

/** The state of a stream with its last revision; null or undefined if the stream has no events. */
type AtRevision = { readonly revision: number } | null | undefined

type Change<Now, Event> = {
  log: Pick<EventLog, 'append'>
  clock: () => Date
  stream: string
  /** Reads the current state from the log. */
  read: () => Promise<Now>
  /** Decides which events to append; an empty list means no change. */
  decide: (now: Now) => readonly Event[] | Promise<readonly Event[]>
  /**
   * Whether to read and decide again after an append whose outcome is unknown: `decide` must then recognise its own
   * events.
   */
  retryUnknown?: boolean
}

/** The state decided on, the appended events, and the revision after them. */
type Changed<Now, Event> = { before: Now; events: readonly Event[]; revision: number }

/** Each conflict means that another writer made progress, or that `read` does not see the end of the stream. */
const attempts = 20

/**
 * Reads a stream, decides, and appends at the revision read. On a conflict it reads and decides again after a pause.
 * Throws `WrongExpectedRevision` after twenty conflicts.
 */
export async function changeStream<Now extends AtRevision, Event extends Happening>({
  log,
  clock,
  stream,
  read,
  decide,
  retryUnknown = false,
}: Change<Now, Event>): Promise<Changed<Now, Event>> {
  for (let attempt = 1; ; attempt++) {
    const before = await read()
    const expected = before?.revision ?? noStream
    const events = await decide(before)
    if (events.length === 0) return { before, events, revision: expected }
    try {
      const { revision } = await log.append(stream, sealed(events, clock()), expected)
      return { before, events, revision }
    } catch (error) {
      const isRetried =
        error instanceof WrongExpectedRevision || (retryUnknown && error instanceof OutcomeUnknown)
      if (!isRetried || attempt === attempts) throw error
      await sleep(Math.random() * 5 * attempt)
    }
  }
}

/** Wraps events in envelopes. Only for event types whose version is 1. */
export function sealed(events: readonly Happening[], now: Date): NewEvent<{ occurredAt: string }>[] {
  const metadata = { occurredAt: now.toISOString() }
  return events.map(({ type, ...data }) => ({ id: randomUUID(), type, version: 1, data, metadata }))
}
