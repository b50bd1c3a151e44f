import type { EventData, ResolvedEvent } from '@eventstore/db-client'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { AppendableEvent } from '../appendable.ts'

export type ServerPosition = { commit: bigint; prepare: bigint }
export type ServerEvent = NonNullable<ResolvedEvent['event']>

/** The version for events that this adapter did not write. No code knows version 0. */
const foreign = 0

const utf8 = new TextEncoder()

/** The event in the server's format. The metadata JSON wraps our metadata together with the version. */
export const proposed = ({ id, type, version, data, metadata }: AppendableEvent): EventData =>
  ({
    id,
    type,
    contentType: 'application/json',
    data: JSON.parse(data),
    metadata: utf8.encode(`{"version":${version},"metadata":${metadata}}`),
  }) as EventData

/**
 * Decodes an event. One that another program wrote, or that is not JSON, does not throw: it gets version 0, which
 * readers reject like any unknown version.
 */
export function recorded<M>(event: ServerEvent): RecordedEvent<M> {
  const { data, metadata } = event
  const ours = event.isJson && isObject(data) && isSealed(metadata)
  return {
    id: event.id,
    type: event.type,
    version: ours ? metadata.version : foreign,
    data: isObject(data) ? data : { unreadable: text(data) },
    metadata: (ours ? metadata.metadata : isObject(metadata) ? metadata : {}) as M,
    stream: event.streamId,
    revision: Number(event.revision),
    position: toPosition(positionOf(event)),
  }
}

/** Excludes the server's own events and links, which all have a type or stream that begins with `$`. */
export const isOurs = ({ type, streamId }: ServerEvent): boolean =>
  !type.startsWith('$') && !streamId.startsWith('$')

/** The tombstone of a deleted stream, which remains after its events are removed. */
export const isTombstone = ({ type, streamId }: ServerEvent): boolean =>
  type === '$streamDeleted' && !streamId.startsWith('$')

export function positionOf({ id, position }: ServerEvent): ServerPosition {
  if (!position) throw new Error(`Event ${id} came without a position.`)
  return position
}

export const isLater = (one: ServerPosition, other: ServerPosition): boolean =>
  one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare)

/** 20 digits hold every 64-bit number, so positions sort as text. */
const digits = (number: bigint) => String(number).padStart(20, '0')

export const toPosition = ({ commit, prepare }: ServerPosition): Position => digits(commit) + digits(prepare)

/** Throws a RangeError if the position is not from this kind of log. */
export function fromPosition(position: Position | null): ServerPosition | null {
  if (position === null) return null
  if (!/^\d{40}$/.test(position)) throw new RangeError(`Not a position of this log: ${position}`)
  return { commit: BigInt(position.slice(0, 20)), prepare: BigInt(position.slice(20)) }
}

function isSealed(metadata: unknown): metadata is { version: number; metadata: unknown } {
  return isObject(metadata) && Number.isSafeInteger(metadata.version) && 'metadata' in metadata
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)

const text = (data: unknown): string =>
  data instanceof Uint8Array
    ? Buffer.from(data).toString('base64')
    : typeof data === 'string'
      ? data
      : JSON.stringify(data)
