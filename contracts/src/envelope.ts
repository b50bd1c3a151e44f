import type { GardenId } from './ids.ts'

/** Who caused an event. What is imported keeps its actor (see `takeout`); `import` is for what other programs bring. */
export type Actor = 'gardener' | 'care-plan' | 'seed' | 'import' | 'erasure'

/** Whether an event starts further work: only what a gardener asked for here, and neither demonstrations nor imports. */
export const startsWork = ({ actor, takeout }: Pick<EventMetadata, 'actor' | 'takeout'>): boolean =>
  actor === 'gardener' && takeout === undefined

/** The ids an event touches, so that a history needs no fold. */
export type Refs = { plants: string[]; locations: string[]; tasks: string[] }

export type EventMetadata = {
  /** The idempotency key of the command. */
  commandId: string
  /** Hash of the command's body: the same key with another body is refused. */
  commandHash: string
  /** One id for everything that one request caused. */
  correlationId: string
  /** The request or event that caused the command. */
  causationId: string
  actor: Actor
  /** ISO 8601 instant, UTC. */
  occurredAt: string
  refs: Refs
  /** The work that wrote it, as W3C's header of that name says it, where requests are traced. */
  traceparent?: string
  /** When the takeout was made that brought the event here (ISO 8601): whoever caused it, it starts no further work. */
  takeout?: string
  /** Of the event and the one before it in its stream. Events of releases without checksums have none. */
  checksum?: string
}

/** An event on its way to the log. `data` is plain JSON. */
export type NewEvent<Metadata = EventMetadata> = {
  id: string
  type: string
  version: number
  data: Record<string, unknown>
  metadata: Metadata
}

/**
 * The position of an event among all events in the log: digits of a fixed width for each adapter, so that comparing
 * text compares positions. Ordered, with gaps.
 */
export type Position = string

export type RecordedEvent<Metadata = EventMetadata> = NewEvent<Metadata> & {
  stream: string
  /** 0 for the first event of the stream, then one more each. */
  revision: number
  position: Position
}

export const gardenStream = (gardenId: GardenId): string => `garden-${gardenId}`

/** The garden that a stream belongs to, or null for any other stream. */
export function gardenOfStream(stream: string): GardenId | null {
  return stream.startsWith('garden-') ? stream.slice('garden-'.length) : null
}
