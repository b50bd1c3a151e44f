import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'

/** A row with the stream's name. */
export type EventRow = [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: string,
  metadata: string,
]

/** A row of the events table, with the stream's number. */
export type StoredRow = [
  position: number,
  stream: number,
  revision: number,
  id: string,
  type: string,
  version: number,
  data: string,
  metadata: string,
]

/** Decodes a row. A damaged event does not throw: it gets version 0, which readers reject like any unknown version. */
export function recorded<M>(row: EventRow): RecordedEvent<M> {
  const [position, stream, revision, id, type, version, data, metadata] = row
  const readable = { data: objectIn(data), metadata: objectIn(metadata) }
  const isWhole = readable.data !== null && readable.metadata !== null && Number.isSafeInteger(version)
  return {
    id: String(id),
    type: String(type),
    version: isWhole ? version : 0,
    data: readable.data ?? { unreadable: String(data) },
    metadata: (readable.metadata ?? {}) as M,
    stream: String(stream),
    revision,
    position: toPosition(position),
  }
}

function objectIn(json: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(json))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** 16 digits hold every safe integer, so positions sort as text. */
export const toPosition = (number: number): Position => String(number).padStart(16, '0')

/** Throws a RangeError if the position is not from this kind of log. */
export function fromPosition(position: Position | null): number {
  if (position === null) return 0
  if (!/^\d{16}$/.test(position)) throw new RangeError(`Not a position of this log: ${position}`)
  return Number(position)
}
