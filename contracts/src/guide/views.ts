import { z } from 'zod'
import { CareInstructions } from '../plants/care.ts'
import { plantingMethods } from '../plants/choices.ts'
import { PlantNeeds } from '../plants/needs.ts'
import { australianStates } from '../profile/choices.ts'
import { priorities, taskTypes } from '../tasks/choices.ts'
import { frosts, noteTopics, sunNeeds, zones } from './choices.ts'

const Source = z.object({ name: z.string(), url: z.string().optional() })

/** Something to know before a plant is bought and while it grows, and who says so. */
export const SafetyNoteView = z.object({
  topic: z.enum(noteTopics),
  /** Whether somebody may come to serious harm, or the law is broken. */
  isSerious: z.boolean(),
  text: z.string(),
  source: Source,
})
export type SafetyNoteView = z.infer<typeof SafetyNoteView>

/** A garden's place as plants feel it. */
export const GuidePlace = z.object({
  postcode: z.string(),
  state: z.enum(australianStates),
  zone: z.enum(zones),
  frost: z.enum(frosts),
  /** When one may water there. */
  water: SafetyNoteView,
})
export type GuidePlace = z.infer<typeof GuidePlace>

export const GuideTile = z.object({
  slug: z.string(),
  name: z.string(),
  species: z.string(),
  /** Names its drawing. */
  kind: z.string(),
  kindName: z.string(),
  sun: z.array(z.enum(sunNeeds)),
  pot: z.boolean(),
  native: z.boolean(),
})
export type GuideTile = z.infer<typeof GuideTile>

export const GuideAnswer = z.object({
  /** Null where no place was named. */
  place: GuidePlace.nullable(),
  /** Every kind that there are plants of, by name. */
  kinds: z.array(z.object({ kind: z.string(), name: z.string() })),
  plants: z.array(GuideTile),
  nextToken: z.string().nullable(),
  /** Of all pages together. */
  count: z.number(),
})
export type GuideAnswer = z.infer<typeof GuideAnswer>

/** A plant that may be meant while its name is typed. */
export const GuideSuggestion = GuideTile.pick({ slug: true, name: true, species: true, kind: true }).extend({
  /** The name it was found by where that is not its own, such as a cultivar’s. */
  synonym: z.string().nullable(),
})
export type GuideSuggestion = z.infer<typeof GuideSuggestion>
export const SuggestionsAnswer = z.object({ plants: z.array(GuideSuggestion) })
export type SuggestionsAnswer = z.infer<typeof SuggestionsAnswer>

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
  /** The months in which it is planted at the place; empty where that is not known. */
  plantingMonths: z.array(z.number()),
  /** Why it isn’t usually grown at the place, without a full stop; null where it is, and where no place was named. */
  unusual: z.string().nullable(),
  /** Its year at the place; empty where none was named. */
  year: z.array(GuideJobView),
  notes: z.array(SafetyNoteView),
  /** What it must not be near. */
  keepAway: z.array(SafetyNoteView),
})
export type GuidePlantView = z.infer<typeof GuidePlantView>
export const GuidePlantAnswer = z.object({ place: GuidePlace.nullable(), plant: GuidePlantView })
export type GuidePlantAnswer = z.infer<typeof GuidePlantAnswer>

export const SafetyAnswer = z.object({
  /** Its page in the guide; null where the guide does not know it. */
  slug: z.string().nullable(),
  notes: z.array(SafetyNoteView),
})
export type SafetyAnswer = z.infer<typeof SafetyAnswer>

/** What to wear and mind with something out of the shed. */
export const HandlingProduct = z.object({
  name: z.string(),
  /** By what it is recognised, in the name of a product or in the words of a task: lower case, without a plural’s s. */
  called: z.array(z.string()),
  /** A particular spray says all that is to be minded with sprays in general. */
  kind: z.enum(['spray', 'any-spray', 'other']),
  text: z.string(),
  source: Source,
})
export type HandlingProduct = z.infer<typeof HandlingProduct>

export const HandlingAnswer = z.object({
  products: z.array(HandlingProduct),
  /** When one may water at the place; null where none was named. */
  water: SafetyNoteView.nullable(),
})
export type HandlingAnswer = z.infer<typeof HandlingAnswer>
