import { z } from 'zod'
import { CareInstructions } from '../plants/care.ts'
import { plantingMethods } from '../plants/choices.ts'
import { PlantNeeds } from '../plants/needs.ts'
import { australianStates } from '../profile/choices.ts'
import { priorities, taskTypes } from '../tasks/choices.ts'
import { frosts, noteTopics, sunNeeds, zones } from './choices.ts'

const Source = z.object({ name: z.string(), url: z.string().optional() })

/** Something to know before buying and while growing a plant, with its source. */
export const SafetyNoteView = z.object({
  topic: z.enum(noteTopics),
  /** Whether ignoring the note may cause serious harm or break the law. */
  isSerious: z.boolean(),
  text: z.string(),
  source: Source,
})
export type SafetyNoteView = z.infer<typeof SafetyNoteView>

/** The climate of a garden's place. */
export const GuidePlace = z.object({
  postcode: z.string(),
  state: z.enum(australianStates),
  zone: z.enum(zones),
  frost: z.enum(frosts),
  /** The watering rules of the place. */
  water: SafetyNoteView,
})
export type GuidePlace = z.infer<typeof GuidePlace>

export const GuideTile = z.object({
  slug: z.string(),
  name: z.string(),
  species: z.string(),
  /** The name of the drawing to show. */
  kind: z.string(),
  kindName: z.string(),
  sun: z.array(z.enum(sunNeeds)),
  pot: z.boolean(),
  native: z.boolean(),
})
export type GuideTile = z.infer<typeof GuideTile>

export const GuideResponse = z.object({
  /** Null if the request names no place. */
  place: GuidePlace.nullable(),
  /** Every kind that has plants, sorted by name. */
  kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
  plants: z.array(GuideTile),
  nextToken: z.string().nullable(),
  /** Matches on all pages. */
  count: z.number(),
})
export type GuideResponse = z.infer<typeof GuideResponse>

/** A suggestion while the name of a plant is typed. */
export const GuideSuggestion = GuideTile.pick({ slug: true, name: true, species: true, kind: true }).extend({
  /** The name that matched, if it is not the plant's own, such as a cultivar’s. */
  synonym: z.string().nullable(),
})
export type GuideSuggestion = z.infer<typeof GuideSuggestion>
export const SuggestionsResponse = z.object({ plants: z.array(GuideSuggestion) })
export type SuggestionsResponse = z.infer<typeof SuggestionsResponse>

export const GuideJobView = z.object({
  rule: z.string(),
  type: z.enum(taskTypes),
  title: z.string(),
  description: z.string(),
  why: z.string(),
  priority: z.literal(priorities),
  only: z.enum(plantingMethods).optional(),
  /** From 1 to 12. */
  goodMonths: z.array(z.number()),
})
export type GuideJobView = z.infer<typeof GuideJobView>

export const GuidePlantView = GuideTile.extend({
  synonyms: z.array(z.string()),
  careInstructions: CareInstructions,
  needs: PlantNeeds,
  /** The months for planting at the place; empty if they are not known. */
  plantingMonths: z.array(z.number()),
  /**
   * Why the plant isn’t usually grown at the place, without a full stop; null if it is, or if no place is
   * named.
   */
  unusual: z.string().nullable(),
  /** The plant's year of jobs at the place; empty if no place is named. */
  year: z.array(GuideJobView),
  notes: z.array(SafetyNoteView),
  /** What to keep the plant away from. */
  keepAway: z.array(SafetyNoteView),
})
export type GuidePlantView = z.infer<typeof GuidePlantView>
export const GuidePlantResponse = z.object({ place: GuidePlace.nullable(), plant: GuidePlantView })
export type GuidePlantResponse = z.infer<typeof GuidePlantResponse>

export const SafetyResponse = z.object({
  /** The plant's page in the guide; null if the guide does not know the plant. */
  slug: z.string().nullable(),
  notes: z.array(SafetyNoteView),
})
export type SafetyResponse = z.infer<typeof SafetyResponse>

/** What to wear and watch out for when using a product from the shed. */
export const HandlingProduct = z.object({
  name: z.string(),
  /** Names that identify it in a product name or in a task: lower case, without a plural’s s. */
  called: z.array(z.string()),
  /** Names of other things that contain one of these names: a compost bin is not compost. */
  except: z.array(z.string()).optional(),
  /** The advice for a particular spray (`spray`) includes the general advice for sprays (`any-spray`). */
  kind: z.enum(['spray', 'any-spray', 'other']),
  text: z.string(),
  source: Source,
})
export type HandlingProduct = z.infer<typeof HandlingProduct>

export const HandlingResponse = z.object({
  products: z.array(HandlingProduct),
  /** The watering rules of the place; null if the request names no place. */
  water: SafetyNoteView.nullable(),
})
export type HandlingResponse = z.infer<typeof HandlingResponse>
