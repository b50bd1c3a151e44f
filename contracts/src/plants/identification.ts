import { z } from 'zod'
import { ImageUrl } from '../images/picture-value.ts'
import { longestHint } from '../text-limits.ts'
import { alsoRead, numberIn, optionalText, somethingToRead } from '../values.ts'
import { CareInstructions } from './care.ts'
import { PlantNeeds } from './needs.ts'

export const IdentifyPlant = z
  .object({
    /** Optional if there is a hint. */
    imageUrl: ImageUrl.optional(),
    hint: optionalText(longestHint).nullish(),
    maxMatches: z
      .preprocess(numberIn, z.number().int().min(1).max(20))
      .meta(alsoRead({ type: 'string', pattern: '^0*([1-9]|1[0-9]|20)(\\.0+)?$' }))
      .optional(),
  })
  .meta({
    anyOf: [
      { required: ['imageUrl'] },
      { required: ['hint'], properties: { hint: { type: 'string', pattern: somethingToRead } } },
    ],
  })
export type IdentifyPlant = z.infer<typeof IdentifyPlant>

export const IdentifiedPlant = z.object({
  name: z.string(),
  species: z.string(),
  careInstructions: CareInstructions,
  /** The conditions in which it thrives, if known. */
  needs: PlantNeeds.optional(),
})
export type IdentifiedPlant = z.infer<typeof IdentifiedPlant>

export const Identification = z.object({
  /** Best first; empty when nothing fits. */
  plants: z.array(IdentifiedPlant),
  /** `hint`: the picture was not checked; these are suggestions from the gardener's words. */
  source: z.enum(['picture', 'hint']),
  /** Why no AI checked the picture, if one is configured, and whether the matches are uncertain. */
  note: z.string().optional(),
})
export type Identification = z.infer<typeof Identification>
