import { z } from 'zod'
import { PlantTasks, PlantView } from '../plants/views.ts'
import { historyKinds } from './kinds.ts'

/** Another entry of the same garden, told in one sentence. */
export const HistoryLink = z.object({ revision: z.number(), sentence: z.string() })
export type HistoryLink = z.infer<typeof HistoryLink>

/** One thing that happened: in plain words, and exactly as the log holds it. */
export const HistoryEntry = z.object({
  revision: z.number(),
  /** An instant; where damage has taken it, that of the event beside it. */
  occurredAt: z.string(),
  /** Null for what this release cannot read: damage, or an event of a newer release. */
  kind: z.enum(historyKinds).nullable(),
  sentence: z.string(),
  /** Null where damage has taken it. */
  actor: z.enum(['gardener', 'care-plan', 'seed', 'import', 'erasure']).nullable(),
  /** What it followed from; null for what somebody simply did. */
  because: HistoryLink.nullable(),
  /** What followed from it. */
  causes: z.array(HistoryLink),
  /** Every entry of one command has the same. */
  commandId: z.string(),
  /** When the takeout was made that brought the event here; null for what happened here. */
  takeout: z.string().nullable(),
  /** The plants that it touched. */
  plantIds: z.array(z.string()),
  type: z.string(),
  version: z.number(),
  data: z.record(z.string(), z.unknown()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** A plant and its plan at the end of a day. */
export const PlantAsOf = PlantTasks.extend({
  at: z.string(),
  /** Null before it was added and after it was deleted. */
  plant: PlantView.nullable(),
  location: z
    .object({ id: z.string(), name: z.string(), icon: z.string(), iconBackground: z.string() })
    .nullable(),
})
export type PlantAsOf = z.infer<typeof PlantAsOf>

/** The plant whose history it is, as it is called last. */
export const HistorySubject = z.object({
  name: z.string(),
  /** The instant it was added. */
  since: z.string(),
  isDeleted: z.boolean(),
})
export type HistorySubject = z.infer<typeof HistorySubject>

export const HistoryPage = z.object({
  history: z.array(HistoryEntry),
  nextToken: z.string().nullable(),
  /** Null for more than one plant. */
  subject: HistorySubject.nullable(),
  /** On the first page of one plant's history up to a day. */
  asOf: PlantAsOf.nullable(),
})
export type HistoryPage = z.infer<typeof HistoryPage>
