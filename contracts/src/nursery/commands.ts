import { z } from 'zod'
import type { NurseryPlantId } from '../ids.ts'
import { PictureValue } from '../images/picture-value.ts'
import { CareAuthors, CareChanges, CareInstructions } from '../plants/care.ts'
import { PlantNeeds } from '../plants/needs.ts'
import { longestNotes } from '../text-limits.ts'
import { CivilDateText, optionalName, optionalText, orUsual, requiredText } from '../values.ts'

const name = requiredText('Please enter the name of the plant.')
const species = requiredText('Please enter the species.')
const nurseryName = orUsual(optionalName(), '').optional()
const text = orUsual(optionalText(), '').optional()
const notes = orUsual(optionalText(longestNotes), '').optional()

export const NewNurseryPlant = z.object({
  name,
  species,
  imageUrl: PictureValue.default(null),
  careInstructions: CareInstructions.nullish(),
  /** As the identification returned them; the gardener is the author of every other topic. */
  careAuthors: CareAuthors.nullish(),
  nurseryName,
  price: text,
  potSize: text,
  /** Today by the gardener's calendar when absent or empty. */
  discoveryDate: orUsual(CivilDateText, undefined).optional(),
  notes,
  /** As the identification returned them; missing or empty ones are read from the care instructions. */
  needs: PlantNeeds.nullish(),
})
export type NewNurseryPlant = z.infer<typeof NewNurseryPlant>

/** Absent fields are not changed; null or an empty string clears a field. */
export const NurseryPlantChanges = z.object({
  name: name.optional(),
  species: species.optional(),
  imageUrl: PictureValue.optional(),
  careInstructions: CareChanges.nullish(),
  nurseryName,
  price: text,
  potSize: text,
  discoveryDate: orUsual(CivilDateText, null).optional(),
  notes,
  needs: PlantNeeds.nullish(),
})
export type NurseryPlantChanges = z.infer<typeof NurseryPlantChanges>

export type NurseryCommand =
  | ({ type: 'AddNurseryPlant'; nurseryPlantId: NurseryPlantId; now: string } & NewNurseryPlant)
  | { type: 'ReviseNurseryPlant'; nurseryPlantId: NurseryPlantId; changes: NurseryPlantChanges }
  | { type: 'RemoveNurseryPlant'; nurseryPlantId: NurseryPlantId }
