import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type EventLog, StreamDeleted, WrongExpectedRevision } from '../event-log/port.ts'

export type LeaseEvent = { type: string; data: Record<string, unknown> }
export type LeaseMetadata = { occurredAt: string }

type OwnAppend = {
  stream: string
  /** The last known revision of the stream. */
  revision: number
  /** Recognises an event of this process. */
  isOurs: (event: RecordedEvent<unknown>) => boolean
}

/**
 * Appends the event if the last one known, or one that only this process can have appended, is the last of the stream.
 * Returns the event's revision; null if another process has appended or the stream is deleted.
 */
export async function appendAfterOurs(
  log: EventLog,
  { stream, revision, isOurs }: OwnAppend,
  { type, data }: LeaseEvent,
  now: Date,
): Promise<number | null> {
  const metadata: LeaseMetadata = { occurredAt: now.toISOString() }
  for (let expected = revision; ; ) {
    try {
      const event = { id: randomUUID(), type, version: 1, data, metadata }
      return (await log.append(stream, [event], expected)).revision
    } catch (error) {
      if (error instanceof StreamDeleted) return null
      if (!(error instanceof WrongExpectedRevision)) throw error
      // The newer event may be our own, if only its acknowledgement was lost.
      const last = await log.readLast(stream)
      if (!last || !isOurs(last)) return null
      expected = last.revision
    }
  }
}
