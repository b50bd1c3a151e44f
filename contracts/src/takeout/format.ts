import { z } from 'zod'
import { actors } from '../envelope.ts'
import { GardenId } from '../ids.ts'

/**
 * The files in the ZIP of a whole garden. All except the page, the tables and the calendar are read by an
 * import.
 */
export const takeoutFiles = {
  manifest: 'manifest.json',
  page: 'index.html',
  plants: 'plants.csv',
  tasks: 'tasks.csv',
  calendar: 'tasks.ics',
  events: 'events.jsonl',
  /** In the format of `sha256sum`. */
  checksums: 'checksums.txt',
} as const

/** The file of the picture with this name. */
export const pictureFile = (name: string): string => `pictures/${name}.jpg`

/** Incremented when a reader of the previous version would misunderstand the file. */
export const takeoutVersion = 1

/** The format of the takeout, the garden it is from, and how much it contains. */
export const TakeoutManifest = z.object({
  format: z.literal('wattle-takeout'),
  version: z.number().int(),
  madeAt: z.iso.datetime(),
  gardenId: GardenId,
  displayName: z.string().nullable(),
  counts: z.object({
    events: z.number().int(),
    locations: z.number().int(),
    plants: z.number().int(),
    tasks: z.number().int(),
    nurseryPlants: z.number().int(),
    pictures: z.number().int(),
  }),
})
export type TakeoutManifest = z.infer<typeof TakeoutManifest>

/** A line of `events.jsonl`: a stored event without its position, which has no meaning in another log. */
export const TakenEvent = z.object({
  stream: z.string(),
  revision: z.number().int().min(0),
  id: z.guid(),
  type: z.string(),
  version: z.number().int().min(1),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
})
export type TakenEvent = z.infer<typeof TakenEvent>

const ids = z.array(z.string())

/** The metadata of a garden's event. Fields that later releases add are kept. */
export const TakenMetadata = z.looseObject({
  commandId: z.string(),
  commandHash: z.string(),
  correlationId: z.string(),
  causationId: z.string(),
  actor: z.enum(actors),
  occurredAt: z.iso.datetime(),
  refs: z.object({ plants: ids, locations: ids, tasks: ids }),
})
