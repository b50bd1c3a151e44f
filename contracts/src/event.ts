import { z } from 'zod'
import type { RecordedEvent, Refs } from './envelope.ts'

type Data = Record<string, unknown>

/** Converts stored data of one version to the next. Pure. */
type Upcaster = (older: Data) => Data

/** The event as code uses it: its data with its type as a field. */
type Schema<Type extends string, Shape extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & Shape,
  z.core.$strip
>

/** `if-public`: only if a plant that the event touches, or one in a location that it touches, is public. */
export type Hides = boolean | 'if-public'

type Definition<Event, Shape> = {
  data: Shape
  /** The plants, locations and tasks that the event touches, so that a history can be read without a fold. */
  touches: (event: Event) => Partial<Refs>
  /** Whether the event hides something that visitors could see: a plant, a picture or text. */
  hides: Hides | ((event: Event) => Hides)
  /** One step per version after the first: `[from 1 to 2, from 2 to 3, …]`. */
  older?: readonly Upcaster[]
}

/** The definition of one type of event. */
export type EventDefinition<EventSchema extends z.ZodObject = z.ZodObject> = {
  readonly schema: EventSchema
  /** The version in which new events are written. */
  readonly version: number
  touches(event: z.infer<EventSchema>): Refs
  hides(event: z.infer<EventSchema>): Hides
  /** Brings stored data up to the current version. Throws `UnknownVersion` for one that this code does not know. */
  upcast(version: number, data: Data): Data
}

/** The type of the events that a definition describes. */
export type EventOf<D extends EventDefinition> = D extends EventDefinition ? z.infer<D['schema']> : never

/**
 * Defines an event. Stored events never change: add only optional fields, or a new version with an upcaster.
 */
export function event<const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  { data, touches, hides, older = [] }: Definition<z.infer<Schema<Type, Shape>>, Shape>,
): EventDefinition<Schema<Type, Shape>> {
  const version = older.length + 1
  return {
    schema: z.object({ type: z.literal(type), ...data }),
    version,
    touches: (happening) => ({ plants: [], locations: [], tasks: [], ...touches(happening) }),
    hides: typeof hides === 'function' ? hides : () => hides,
    upcast(stored, storedData) {
      if (!Number.isInteger(stored) || stored < 1 || stored > version) {
        throw new UnknownVersion(
          `${type} is stored as version ${stored}, but this release only supports versions 1 to ${version}.`,
        )
      }
      return older.slice(stored - 1).reduce((before, step) => step(before), storedData)
    },
  }
}

export class UnknownVersion extends Error {
  readonly code = 'unknown-version'
}

export class UnknownEvent extends Error {
  readonly code = 'unknown-event'
}

type TypedSchema = z.ZodObject<{ type: z.ZodLiteral<string> }>

/**
 * Reads a recorded event of a stream beside the gardens' own, where every event is of version 1. Throws
 * `UnknownEvent` or `UnknownVersion` for a type or version that this code does not know, and a ZodError for
 * data that does not match.
 */
export function unsealWith<Events extends TypedSchema>(
  events: z.ZodDiscriminatedUnion<readonly Events[]>,
  { type, version, data }: Pick<RecordedEvent<unknown>, 'type' | 'version' | 'data'>,
): z.infer<Events> {
  const schema = events.options.find(({ shape }) => shape.type.value === type)
  if (!schema) throw new UnknownEvent(`There is no event called ${type}.`)
  if (version !== 1)
    throw new UnknownVersion(
      `${type} is stored as version ${version}, but this release only supports version 1.`,
    )
  return schema.parse({ type, ...data })
}

/** Calls `read`. For an event that is damaged or of a newer release, reports the error and returns null. */
export function orNullIfUnreadable<T>(read: () => T, report?: (error: unknown) => void): T | null {
  try {
    return read()
  } catch (error) {
    if (![UnknownEvent, UnknownVersion, z.ZodError].some((unreadable) => error instanceof unreadable))
      throw error
    report?.(error)
    return null
  }
}
