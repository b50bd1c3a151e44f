import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { maxAppendBytes, UnappendableEvents } from './port.ts'

/** A serialised event that has passed all checks, so engines need not validate it again. */
export type AppendableEvent = {
  id: string
  type: string
  version: number
  data: string
  metadata: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Checks everything about an append that does not depend on the stream. Throws `UnappendableEvents`. */
export function appendable(stream: string, events: readonly NewEvent<object>[]): AppendableEvent[] {
  requireOwn(stream)
  if (events.length === 0) throw new UnappendableEvents(`Nothing to append to ${stream}.`)
  const checked = events.map(toText)
  if (new Set(checked.map(({ id }) => id)).size < checked.length)
    throw new UnappendableEvents(`Two events for ${stream} have the same id.`)
  const bytes = checked.reduce((sum, event) => sum + bytesOf(event), 0)
  if (bytes > maxAppendBytes)
    throw new UnappendableEvents(`${bytes} bytes for ${stream} at once; ${maxAppendBytes} is the most.`)
  return checked
}

/** Throws `UnappendableEvents` if the name is empty or reserved for the engine. */
export function requireOwn(stream: string): void {
  if (stream === '') throw new UnappendableEvents('A stream needs a name.')
  if (stream.startsWith('$')) throw new UnappendableEvents(`${stream} is a name of the engine's own.`)
}

/** Bytes allowed for what an engine stores beside the metadata, such as the version. */
const envelopeBytes = 64

/** Size of an event in bytes: data and metadata as JSON, two bytes per UTF-16 unit of its type, and an envelope. */
export const bytesOf = ({
  type,
  data,
  metadata,
}: Pick<AppendableEvent, 'type' | 'data' | 'metadata'>): number =>
  Buffer.byteLength(data) + Buffer.byteLength(metadata) + 2 * type.length + envelopeBytes

function toText(event: NewEvent<object>): AppendableEvent {
  const { id, type, version } = event
  if (type === '') throw new UnappendableEvents(`Event ${id} has no type.`)
  if (type.startsWith('$')) throw new UnappendableEvents(`${type} is a type of the engine's own.`)
  if (!uuid.test(id)) throw new UnappendableEvents(`The id of a ${type} is not a UUID: ${id}`)
  if (!Number.isSafeInteger(version)) throw new UnappendableEvents(`${type} ${id} has no whole version.`)
  return {
    id: id.toLowerCase(),
    type,
    version,
    data: json(event, event.data),
    metadata: json(event, event.metadata),
  }
}

function json(event: NewEvent<object>, value: unknown): string {
  let text: string | undefined
  try {
    text = JSON.stringify(value)
  } catch (cause) {
    throw new UnappendableEvents(`${event.type} ${event.id} holds what is not JSON.`, { cause })
  }
  if (text === undefined) throw new UnappendableEvents(`${event.type} ${event.id} holds what is not JSON.`)
  return text
}
