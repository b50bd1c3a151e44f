import type { Care, CareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  careAuthors as allAuthors,
  careTopics,
  plantingMethods,
  visibilities,
} from '@wattle/contracts/plants/choices.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { choiceOf, fieldsOf, listIn, textOf, textOrNull, unwrapped } from '../http/fields.ts'

export const invalidPlant = 'Invalid plant data'

/**
 * The plant in an answer, wrapped or bare, with defaults for missing fields. Throws `invalidPlant`
 * without an id and a name.
 */
export function readPlant(answer: unknown): PlantView {
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
    ...readCare(fields),
    imageUrl: textOrNull(fields.imageUrl),
    ...drawnKind(fields),
  }
}

/** The plant's kind, if the answer names one; it selects the drawing shown without a photo. */
export function drawnKind({ kind }: Record<string, unknown>): { kind?: string } {
  return typeof kind === 'string' ? { kind } : {}
}

/** The plants in an answer, without items that have no id or name. */
export function readPlants(answer: unknown): PlantView[] {
  return listIn(answer, 'plants').flatMap((item) => {
    const { id, name } = fieldsOf(item)
    return id && name ? [readPlant(item)] : []
  })
}

/** A plant's care: an empty text for each topic without instructions, and no author where the answer names none. */
export function readCare(plant: unknown): Care {
  const { careInstructions, careAuthors } = fieldsOf(plant)
  const texts = fieldsOf(careInstructions)
  const authors = fieldsOf(careAuthors)
  const told = careTopics.map((topic) => [topic, choiceOf(authors[topic], allAuthors, null)] as const)
  return {
    careInstructions: Object.fromEntries(
      careTopics.map((topic) => [topic, textOf(texts[topic])]),
    ) as CareInstructions,
    careAuthors: Object.fromEntries(told.filter(([, author]) => author)),
  }
}
