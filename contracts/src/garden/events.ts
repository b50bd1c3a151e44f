import { carePlanEvents } from '../care-plans/events.ts'
import type { EventMetadata, Position, RecordedEvent, Refs } from '../envelope.ts'
import { gardenOfStream } from '../envelope.ts'
import { erasureEvents } from '../erasure/events.ts'
import { type EventDefinition, type EventOf, type Hides, orNullIfUnreadable, UnknownEvent } from '../event.ts'
import type { GardenId } from '../ids.ts'
import { imageEvents } from '../images/events.ts'
import { locationEvents } from '../locations/events.ts'
import { nurseryEvents } from '../nursery/events.ts'
import { plantEvents } from '../plants/events.ts'
import { profileEvents } from '../profile/events.ts'
import { shedEvents } from '../shed/events.ts'
import { taskEvents } from '../tasks/events.ts'

export const gardenEvents = {
  ...locationEvents,
  ...plantEvents,
  ...carePlanEvents,
  ...taskEvents,
  ...shedEvents,
  ...profileEvents,
  ...nurseryEvents,
  ...erasureEvents,
  ...imageEvents,
}

/** Any event of a garden's stream. */
export type GardenEvent = EventOf<(typeof gardenEvents)[keyof typeof gardenEvents]>

/** A garden's event with its metadata from the log, ready to be folded. */
export type Happened<E extends GardenEvent = GardenEvent> = {
  event: E
  gardenId: GardenId
  revision: number
  position: Position
  id: string
  metadata: EventMetadata
}

/** Wraps an event for the log. Throws a ZodError if the event does not match its schema, which is a bug. */
export function seal(event: GardenEvent, id: string, metadata: Omit<EventMetadata, 'refs'>) {
  const definition = definitionOf(event.type)
  const { type, ...data } = definition.schema.parse(event) as GardenEvent
  return {
    id,
    type,
    version: definition.version,
    data,
    metadata: { ...metadata, refs: definition.touches(event) },
  }
}

/**
 * Reads a recorded event of a garden and upcasts it to the current version. Throws `UnknownEvent` or
 * `UnknownVersion` for a type or version that this code does not know: an older release must not fold what it
 * cannot understand.
 */
export function unseal(recorded: RecordedEvent): Happened {
  const gardenId = gardenOfStream(recorded.stream)
  if (!gardenId) throw new UnknownEvent(`${recorded.stream} is not a garden stream.`)
  const data = definitionOf(recorded.type).upcast(recorded.version, recorded.data)
  return {
    event: { type: recorded.type, ...data } as GardenEvent,
    gardenId,
    revision: recorded.revision,
    position: recorded.position,
    id: recorded.id,
    metadata: recorded.metadata,
  }
}

/** Like `unseal`, but reports an unknown type or version and returns null. */
export function unsealKnown(recorded: RecordedEvent, report?: (error: unknown) => void): Happened | null {
  return orNullIfUnreadable(() => unseal(recorded), report)
}

/**
 * Like `unseal`, for an event from another installation's log. Throws a ZodError as well if the event does
 * not match its schema.
 */
export function unsealForeign(recorded: RecordedEvent): Happened {
  const happened = unseal(recorded)
  const event = definitionOf(recorded.type).schema.parse(happened.event) as GardenEvent
  return { ...happened, event }
}

/** The plants, locations and tasks that an event touches. */
export const touchedBy = (event: GardenEvent): Refs => definitionOf(event.type).touches(event)

/** Whether an event hides something that visitors could see. */
export const hides = (event: GardenEvent): Hides => definitionOf(event.type).hides(event)

/** Whether this release knows an event of this type. */
export const isGardenEvent = (type: string): type is GardenEvent['type'] => Object.hasOwn(gardenEvents, type)

function definitionOf(type: string): EventDefinition {
  if (!isGardenEvent(type)) throw new UnknownEvent(`There is no event called ${type}.`)
  return gardenEvents[type] as EventDefinition
}
