import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { type EventLog, noStream, WrongExpectedRevision } from './port.ts'

/** An event as code knows it: its type beside its data. */
type Happening = { readonly type: string }

/** What a stream says, and its last revision; none where there is no event yet. */
type AtRevision = { readonly revision: number } | null | undefined

type Change<Now, Event> = {
  log: Pick<EventLog, 'append'>
  clock: () => Date
  stream: string
  /** Reads from the log what the stream says now. */
  read: () => Promise<Now>
  /** What is to be appended to that; nothing if nothing is to change. */
  decide: (now: Now) => readonly Event[] | Promise<readonly Event[]>
}

/** What was decided on, what was appended to it, and the last revision after that. */
type Changed<Now, Event> = { before: Now; events: readonly Event[]; revision: number }

/**
 * Reads a stream, decides, and appends at the revision that was read. If somebody else was faster, it reads and decides again, as
 * often as it takes: each time, the other one got through.
 */
export async function changeStream<Now extends AtRevision, Event extends Happening>({
  log,
  clock,
  stream,
  read,
  decide,
}: Change<Now, Event>): Promise<Changed<Now, Event>> {
  for (;;) {
    const before = await read()
    const expected = before?.revision ?? noStream
    const events = await decide(before)
    if (events.length === 0) return { before, events, revision: expected }
    try {
      const { revision } = await log.append(stream, sealed(events, clock()), expected)
      return { before, events, revision }
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error
    }
  }
}

/** The envelopes of events that have one version. */
export function sealed(events: readonly Happening[], now: Date): NewEvent<{ occurredAt: string }>[] {
  const metadata = { occurredAt: now.toISOString() }
  return events.map(({ type, ...data }) => ({ id: randomUUID(), type, version: 1, data, metadata }))
}
