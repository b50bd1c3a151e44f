import { z } from 'zod'
import { UnknownEvent } from '../event.ts'
import { GardenId } from '../ids.ts'

/** What administrators decide about events that a read model cannot go past. */
export const deadLetterStream = 'deadLetters'

const deadLetterEvents = {
  /** The fold may try again: it may have been an outage, or another release. */
  DeadLetterRetried: z.object({ readModel: z.string(), gardenId: GardenId }),
  /** This event does nothing to the read model, now and whenever it is built anew. */
  EventSkipped: z.object({ readModel: z.string(), gardenId: GardenId, revision: z.number().int().min(0) }),
} as const satisfies Record<string, z.ZodObject>

export type DeadLetterEvent = {
  [Type in keyof typeof deadLetterEvents]: { type: Type } & z.infer<(typeof deadLetterEvents)[Type]>
}[keyof typeof deadLetterEvents]

/** Reads a stored event. Throws `UnknownEvent` for one that this release does not know. */
export function parseDeadLetterEvent(type: string, data: unknown): DeadLetterEvent {
  if (!isDeadLetterEvent(type)) throw new UnknownEvent(`There is no event called ${type}.`)
  return { type, ...deadLetterEvents[type].parse(data) } as DeadLetterEvent
}

const isDeadLetterEvent = (type: string): type is keyof typeof deadLetterEvents =>
  Object.hasOwn(deadLetterEvents, type)

/** Which events a read model passes over. */
export class SkippedEvents {
  readonly #skipped = new Set<string>()

  add({ readModel, gardenId, revision }: SkippedEvent): void {
    this.#skipped.add(`${readModel} ${gardenId} ${revision}`)
  }

  has(readModel: string, gardenId: GardenId, revision: number): boolean {
    return this.#skipped.size > 0 && this.#skipped.has(`${readModel} ${gardenId} ${revision}`)
  }
}

type SkippedEvent = z.infer<typeof deadLetterEvents.EventSkipped>

type Letter = { readModel: string; version: number; build: number; gardenId: GardenId; revision: number }

/** The id of a dead letter in addresses. */
export const deadLetterId = ({ readModel, version, build, gardenId, revision }: Letter): string =>
  [readModel, version, build, gardenId, revision].join('~')

const idPattern = /^([A-Za-z][A-Za-z0-9-]*)~([0-9]{1,9})~([0-9]{1,9})~([0-9a-f-]{36})~([0-9]{1,15})$/

/** The id, taken apart. */
export const DeadLetterId = z
  .string()
  .regex(idPattern, { error: 'That is not the id of a dead letter.', abort: true })
  .transform((id): Letter => {
    const [, readModel = '', version, build, gardenId = '', revision] = idPattern.exec(id) ?? []
    return { readModel, version: Number(version), build: Number(build), gardenId, revision: Number(revision) }
  })
