import { z } from 'zod'
import { actors } from '../envelope.ts'
import { LocationLabel } from '../locations/views.ts'
import { PlantTasks, PlantView } from '../plants/views.ts'
import { historyKinds } from './kinds.ts'

/** Another entry of the same garden, as one sentence. */
export const HistoryLink = z.object({ revision: z.number(), sentence: z.string() })
export type HistoryLink = z.infer<typeof HistoryLink>

/** One event: in plain words, and exactly as it is stored. */
export const HistoryEntry = z.object({
  revision: z.number(),
  /** An instant; if damage destroyed it, the instant of the neighbouring event. */
  occurredAt: z.string(),
  /** Null for an event that this release cannot read: a damaged one, or one of a newer release. */
  kind: z.enum(historyKinds).nullable(),
  sentence: z.string(),
  /** Null if damage destroyed it. */
  actor: z.enum(actors).nullable(),
  /** The entry that caused this one; null if a gardener acted directly. */
  because: HistoryLink.nullable(),
  /** The entries that this one caused. */
  causes: z.array(HistoryLink),
  /** Shared by every entry of one command. */
  commandId: z.string(),
  /** When the takeout that brought the event was made; null if the event happened in this installation. */
  takeout: z.string().nullable(),
  /** The plants that the event touched. */
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
  location: LocationLabel.nullable(),
})
export type PlantAsOf = z.infer<typeof PlantAsOf>

/** The plant that the history is about, under its latest name. */
export const HistorySubject = z.object({
  name: z.string(),
  /** The instant at which the plant was added. */
  since: z.string(),
  isDeleted: z.boolean(),
})
export type HistorySubject = z.infer<typeof HistorySubject>

export const HistoryPage = z.object({
  history: z.array(HistoryEntry),
  nextToken: z.string().nullable(),
  /** Null if the history covers more than one plant. */
  subject: HistorySubject.nullable(),
  /** Only on the first page of one plant's history up to a day. */
  asOf: PlantAsOf.nullable(),
})
export type HistoryPage = z.infer<typeof HistoryPage>
