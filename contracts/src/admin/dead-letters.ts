import { z } from 'zod'
import { GardenId } from '../ids.ts'

/** The stream of administrators' decisions about events that a read model fails on. */
export const deadLetterStream = 'deadLetters'

/** The fold may try again: the failure may have been an outage or a bug that this release has fixed. */
const DeadLetterRetried = z.object({
  type: z.literal('DeadLetterRetried'),
  readModel: z.string(),
  gardenId: GardenId,
})

/** The read model ignores this event, now and in every rebuild. */
const EventSkipped = z.object({
  type: z.literal('EventSkipped'),
  readModel: z.string(),
  gardenId: GardenId,
  revision: z.number().int().min(0),
})

export const DeadLetterEvent = z.discriminatedUnion('type', [DeadLetterRetried, EventSkipped])
export type DeadLetterEvent = z.infer<typeof DeadLetterEvent>

/** The events that each read model skips. */
export class SkippedEvents {
  readonly #skipped = new Set<string>()

  add({ readModel, gardenId, revision }: Omit<z.infer<typeof EventSkipped>, 'type'>): void {
    this.#skipped.add(`${readModel} ${gardenId} ${revision}`)
  }

  has(readModel: string, gardenId: GardenId, revision: number): boolean {
    return this.#skipped.size > 0 && this.#skipped.has(`${readModel} ${gardenId} ${revision}`)
  }
}

type Letter = { readModel: string; version: number; build: number; gardenId: GardenId; revision: number }

/** The id of a dead letter, as URLs contain it. */
export const deadLetterId = ({ readModel, version, build, gardenId, revision }: Letter): string =>
  [readModel, version, build, gardenId, revision].join('~')

const idPattern = /^([A-Za-z][A-Za-z0-9-]*)~([0-9]{1,9})~([0-9]{1,9})~([0-9a-f-]{36})~([0-9]{1,15})$/

/** Parses a dead letter's id into its parts. */
export const DeadLetterId = z
  .string()
  .regex(idPattern, { error: 'That is not the id of a dead letter.', abort: true })
  .transform((id): Letter => {
    const [, readModel = '', version, build, gardenId = '', revision] = idPattern.exec(id) ?? []
    return { readModel, version: Number(version), build: Number(build), gardenId, revision: Number(revision) }
  })
