import { z } from 'zod'
import { LocationId, NurseryPlantId, PlantId } from '../ids.ts'
import { PictureValue } from '../images/picture-value.ts'
import { CivilDateText, orUsual, requiredText, several, severalIds } from '../values.ts'
import { CareAuthors, CareChanges, CareInstructions } from './care.ts'
import { plantingMethods, type Visibility, visibilities } from './choices.ts'

const name = requiredText('Please enter the name of the plant.')
const species = requiredText('Please enter the species.')

export const NewPlant = z.object({
  name,
  species,
  locationId: LocationId,
  /** Today by the gardener's calendar when absent or empty. */
  plantedDate: orUsual(CivilDateText, undefined).optional(),
  plantingMethod: z.enum(plantingMethods).default('ground'),
  visibility: z.enum(visibilities).default('private'),
  careInstructions: CareInstructions.nullish(),
  /** As the identification returned them; the gardener is the author of every other topic. */
  careAuthors: CareAuthors.nullish(),
  imageUrl: PictureValue.default(null),
  /** The nursery plant that is being planted. */
  nurseryPlantId: NurseryPlantId.nullish(),
  /** Whether planting it removes it from the nursery list. */
  removeFromNursery: z.boolean().nullish(),
})
export type NewPlant = z.infer<typeof NewPlant>

/** Absent fields are not changed; null removes the picture. */
export const PlantChanges = z.object({
  name: name.optional(),
  species: species.optional(),
  locationId: LocationId.optional(),
  plantedDate: CivilDateText.optional(),
  plantingMethod: z.enum(plantingMethods).optional(),
  visibility: z.enum(visibilities).optional(),
  careInstructions: CareChanges.nullish(),
  imageUrl: PictureValue.optional(),
})
export type PlantChanges = z.infer<typeof PlantChanges>

export const VisibilityChoice = z.object({ visibility: z.enum(visibilities) })

export const PlantMove = z.object({ plantId: PlantId, locationId: LocationId })
export type PlantMove = z.infer<typeof PlantMove>

export const PlantMoves = z.object({ moves: several(PlantMove) })
export const SeveralPlants = z.object({ plantIds: severalIds(PlantId) })

export type PlantCommand =
  | ({ type: 'CreatePlant'; plantId: PlantId; now: string } & NewPlant)
  | { type: 'ChangePlant'; plantId: PlantId; now: string; changes: PlantChanges }
  | { type: 'ChangeLocationVisibility'; locationId: LocationId; visibility: Visibility }
  | { type: 'MovePlants'; moves: readonly PlantMove[] }
  | { type: 'DeletePlant'; plantId: PlantId }
  | { type: 'DeletePlants'; plantIds: readonly PlantId[] }
