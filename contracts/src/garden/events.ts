import type { z } from 'zod'
import type { EventMetadata, Position, RecordedEvent } from '../envelope.ts'
import { gardenOfStream } from '../envelope.ts'
import type { GardenId } from '../ids.ts'
import { type LocationEvent, locationEvents } from '../locations/events.ts'
import { type PlantEvent, plantEvents } from '../plants/events.ts'
import { type ProfileEvent, profileEvents } from '../profile/events.ts'
import { type TaskEvent, taskEvents } from '../tasks/events.ts'
import { currentVersion, upcast } from '../upcasters.ts'
import { refsOf } from './refs.ts'

/** Everything that can happen in a garden. */
export type GardenEvent = LocationEvent | PlantEvent | TaskEvent | ProfileEvent

export const gardenEvents = [...locationEvents, ...plantEvents, ...taskEvents, ...profileEvents]

const schemas = new Map<string, z.ZodType>(gardenEvents.map((schema) => [schema.shape.type.value, schema]))

/** A garden's event with the log's details about it, ready to be folded. */
export type Happened<E extends GardenEvent = GardenEvent> = {
  event: E
  gardenId: GardenId
  revision: number
  position: Position
  id: string
  metadata: EventMetadata
}

/** Makes the envelope of an event. Throws a ZodError if the event does not match its schema, which is a bug of ours. */
export function seal(event: GardenEvent, id: string, metadata: Omit<EventMetadata, 'refs'>) {
  const schema = schemas.get(event.type)
  if (!schema) throw new UnknownEvent(`There is no event called ${event.type}.`)
  const { type, ...data } = schema.parse(event) as GardenEvent
  return { id, type, version: currentVersion(type), data, metadata: { ...metadata, refs: refsOf(event) } }
}

/**
 * Reads an envelope from a garden's stream, brought up to the current version. Throws `UnknownEvent` for a type or
 * version that this code does not know: an older release must not fold what it cannot understand.
 */
export function unseal(recorded: RecordedEvent): Happened {
  const gardenId = gardenOfStream(recorded.stream)
  if (!gardenId) throw new UnknownEvent(`${recorded.stream} is not a garden stream.`)
  if (!schemas.has(recorded.type)) throw new UnknownEvent(`There is no event called ${recorded.type}.`)
  const data = upcast(recorded.type, recorded.version, recorded.data)
  return {
    event: { type: recorded.type, ...data } as GardenEvent,
    gardenId,
    revision: recorded.revision,
    position: recorded.position,
    id: recorded.id,
    metadata: recorded.metadata,
  }
}

export class UnknownEvent extends Error {
  readonly code = 'unknown-event'
}
