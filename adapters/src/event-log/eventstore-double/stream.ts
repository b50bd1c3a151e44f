import { randomUUID } from 'node:crypto'
import type { StoredEvent } from './log-file.ts'

export type Expected = 'any' | 'no_stream' | 'stream_exists' | number

export type Proposed = Pick<StoredEvent, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>

/** The `$tb` metadata value of a stream that was deleted but may be recreated. */
export const deletedMark = '9223372036854775807'

/** A stream with the limits from its metadata. */
export type Stream = {
  /** The index of an event is its revision. */
  events: StoredEvent[]
  gone: StoredEvent | null
  truncateBefore: number
  maxCount: number
  maxAgeSeconds: number
}

const unlimited = {
  truncateBefore: 0,
  maxCount: Number.POSITIVE_INFINITY,
  maxAgeSeconds: Number.POSITIVE_INFINITY,
}

export const emptyStream = (): Stream => ({ events: [], gone: null, ...unlimited })

/** The events that are neither truncated nor too old. */
export function withoutErasedEvents({
  events,
  truncateBefore,
  maxCount,
  maxAgeSeconds,
}: Stream): StoredEvent[] {
  const youngerThan = Date.now() - maxAgeSeconds * 1_000
  return events
    .slice(Math.max(truncateBefore, events.length - maxCount, 0))
    .filter(({ created }) => created > youngerThan)
}

export const isDeleted = ({ truncateBefore }: Stream) => truncateBefore === Number.POSITIVE_INFINITY

export function fits(stream: Stream, expected: Expected): boolean {
  const exists = stream.events.length > 0
  if (expected === 'any') return true
  if (expected === 'no_stream') return !exists || isDeleted(stream)
  if (expected === 'stream_exists') return exists && !isDeleted(stream)
  return exists && expected === stream.events.length - 1
}

export const metadataEvent = (json: string): Proposed => ({
  id: randomUUID(),
  type: '$metadata',
  contentType: 'application/json',
  data: Uint8Array.from(Buffer.from(json)),
  metadata: new Uint8Array(),
})

/** The limits in a metadata event. */
export function limits({ data }: StoredEvent) {
  const text = Buffer.from(data).toString()
  const metadata = JSON.parse(text)
  return {
    truncateBefore: text.includes(deletedMark) ? Number.POSITIVE_INFINITY : (metadata.$tb ?? 0),
    maxCount: metadata.$maxCount ?? unlimited.maxCount,
    maxAgeSeconds: metadata.$maxAge ?? unlimited.maxAgeSeconds,
  }
}
