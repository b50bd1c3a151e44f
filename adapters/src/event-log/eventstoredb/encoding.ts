import type { EventData, ResolvedEvent } from '@eventstore/db-client'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { AppendableEvent } from '../appendable.ts'

export type ServerPosition = { commit: bigint; prepare: bigint }
export type ServerEvent = NonNullable<ResolvedEvent['event']>

/** The version of an event that no code can know: what was not written by this adapter has it. */
const foreign = 0

const utf8 = new TextEncoder()

/** The event as the server stores it: data as JSON, and metadata as JSON that says the version too. */
export const proposed = ({ id, type, version, data, metadata }: AppendableEvent): EventData =>
  ({
    id,
    type,
    contentType: 'application/json',
    data: JSON.parse(data),
    metadata: utf8.encode(`{"version":${version},"metadata":${metadata}}`),
  }) as EventData

/**
 * The event as readers know it. One that somebody else wrote, or that is not JSON, stops nobody here: it comes with
 * version 0, which readers refuse, like any unknown version.
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

/** Neither the server's own events nor links, all of which have a type or a stream that begins with `$`. */
export const isOurs = ({ type, streamId }: ServerEvent): boolean =>
  !type.startsWith('$') && !streamId.startsWith('$')

/** The mark of a stream that was deleted, which stays when its events are gone. */
export const isTombstone = ({ type, streamId }: ServerEvent): boolean =>
  type === '$streamDeleted' && !streamId.startsWith('$')

export function positionOf({ id, position }: ServerEvent): ServerPosition {
  if (!position) throw new Error(`Event ${id} came without a position.`)
  return position
}

export const isLater = (one: ServerPosition, other: ServerPosition): boolean =>
  one.commit > other.commit || (one.commit === other.commit && one.prepare > other.prepare)

/** As many digits as the largest number of 64 bits has. */
const digits = (number: bigint) => String(number).padStart(20, '0')

export const toPosition = ({ commit, prepare }: ServerPosition): Position => digits(commit) + digits(prepare)

/** Throws a RangeError for a position of some other log. */
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
