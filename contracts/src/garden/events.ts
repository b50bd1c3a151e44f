import type { z } from 'zod'
import { type CarePlanEvent, carePlanEvents } from '../care-plans/events.ts'
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
export type GardenEvent = LocationEvent | PlantEvent | CarePlanEvent | TaskEvent | ProfileEvent

export const gardenEvents = [
  ...locationEvents,
  ...plantEvents,
  ...carePlanEvents,
  ...taskEvents,
  ...profileEvents,
]

const schemas = new Map<string, z.ZodType>(gardenEvents.map((schema) => [schema.shape.type.value, schema]))

/** A garden's event with what the log knows of it, ready to be folded. */
export type Happened<E extends GardenEvent = GardenEvent> = {
  event: E
  gardenId: GardenId
  revision: number
  position: Position
  id: string
  metadata: EventMetadata
}

/** Makes the envelope of an event. Throws a ZodError when the event is not what its schema says: a fault of ours. */
export function seal(event: GardenEvent, id: string, metadata: Omit<EventMetadata, 'refs'>) {
  const schema = schemas.get(event.type)
  if (!schema) throw new UnknownEvent(`No event is called ${event.type}.`)
  const { type, ...data } = schema.parse(event) as GardenEvent
  return { id, type, version: currentVersion(type), data, metadata: { ...metadata, refs: refsOf(event) } }
}

/**
 * Reads an envelope from a garden's stream, brought up to the current version. Throws `UnknownEvent` for a type or
 * version that this code does not know: an older release must not fold what it cannot understand.
 */
export function unseal(recorded: RecordedEvent): Happened {
  const gardenId = gardenOfStream(recorded.stream)
  if (!gardenId) throw new UnknownEvent(`${recorded.stream} is not the stream of a garden.`)
  if (!schemas.has(recorded.type)) throw new UnknownEvent(`No event is called ${recorded.type}.`)
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
