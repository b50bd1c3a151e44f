import type { GardenId } from './ids.ts'

/**
 * Who caused an event. Events of a takeout keep their actor (see `takeout`); `import` is for data from other
 * programs.
 */
export const actors = ['gardener', 'care-plan', 'seed', 'import', 'erasure'] as const
export type Actor = (typeof actors)[number]

/**
 * Whether an event may start further work: only if a gardener caused it here, not if it was seeded or
 * imported.
 */
export const startsWork = ({ actor, takeout }: Pick<EventMetadata, 'actor' | 'takeout'>): boolean =>
  actor === 'gardener' && takeout === undefined

/** The ids that an event touches, so that a history can be read without a fold. */
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
  /**
   * The trace context of the work that wrote the event, as a W3C `traceparent` header; absent if requests are
   * not traced.
   */
  traceparent?: string
  /**
   * When the imported takeout was made (ISO 8601). An event from a takeout starts no further work, whatever
   * its actor.
   */
  takeout?: string
  /** A checksum over this event and the previous one of its stream. Releases before checksums wrote none. */
  checksum?: string
}

/** An event that is not appended yet. `data` is plain JSON. */
export type NewEvent<Metadata = EventMetadata> = {
  id: string
  type: string
  version: number
  data: Record<string, unknown>
  metadata: Metadata
}

/**
 * The position of an event in the whole log: digits, padded by each adapter to a fixed width, so that
 * positions compare as strings. Increasing, with gaps.
 */
export type Position = string

export type RecordedEvent<Metadata = EventMetadata> = NewEvent<Metadata> & {
  stream: string
  /** Counts from 0 within the stream. */
  revision: number
  position: Position
}

export const gardenStream = (gardenId: GardenId): string => `garden-${gardenId}`

/** The garden that a stream belongs to, or null for any other stream. */
export function gardenOfStream(stream: string): GardenId | null {
  return stream.startsWith('garden-') ? stream.slice('garden-'.length) : null
}
