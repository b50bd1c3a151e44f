import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import { careTopics, plantingMethods, visibilities } from '@wattle/contracts/plants/choices.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { choiceOf, fieldsOf, listIn, textOf, textOrNull, unwrapped } from '../http/fields.ts'

/** The sentence for what is no plant. */
export const invalidPlant = 'Invalid plant data'

/** The plant in an answer, wrapped or bare, what is missing filled in. Throws `invalidPlant` for anything else. */
export function plantFrom(answer: unknown): PlantView {
  const fields = fieldsOf(unwrapped(answer, 'plant'))
  const id = textOf(fields.id)
  const name = textOf(fields.name)
  if (!id || !name) throw new Error(invalidPlant)
  return {
    id,
    name,
    species: textOf(fields.species),
    locationId: textOf(fields.locationId) || textOf(fields.location),
    plantedDate: textOf(fields.plantedDate).slice(0, 10),
    plantingMethod: choiceOf(fields.plantingMethod, plantingMethods, 'ground'),
    visibility: choiceOf(fields.visibility, visibilities, 'private'),
    careInstructions: careFrom(fields.careInstructions),
    imageUrl: textOrNull(fields.imageUrl),
  }
}

/** The plants in an answer, without those that are none. */
export function plantsFrom(answer: unknown): PlantView[] {
  return listIn(answer, 'plants').flatMap((item) => {
    const { id, name } = fieldsOf(item)
    return id && name ? [plantFrom(item)] : []
  })
}

/** Care instructions with an empty text for each topic nobody wrote about. */
export function careFrom(value: unknown): CareInstructions {
  const fields = fieldsOf(value)
  return Object.fromEntries(careTopics.map((topic) => [topic, textOf(fields[topic])])) as CareInstructions
}
