import { moistures, soilTypes, sunlightChoices } from '@wattle/contracts/locations/choices.ts'
import { compatibilities, matchCategories, matchIcons } from '@wattle/contracts/nursery/choices.ts'
import type { LocationRecommendation, NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { choiceOf, fieldsOf, listIn, numberOf, textOf, textOrNull, unwrapped } from '../http/fields.ts'
import { drawnKind, invalidPlant, readCare } from './read-plant.ts'

/**
 * The nursery plant in an answer, wrapped or bare, with defaults for missing fields. Throws `invalidPlant`
 * without an id and a name.
 */
export function readNurseryPlant(answer: unknown): NurseryPlantView {
  const fields = fieldsOf(unwrapped(answer, 'plant'))
  const id = textOf(fields.id)
  const name = textOf(fields.name)
  if (!id || !name) throw new Error(invalidPlant)
  return {
    id,
    name,
    species: textOf(fields.species),
    imageUrl: textOrNull(fields.imageUrl),
    ...drawnKind(fields),
    ...readCare(fields),
    needs: readNeeds(fields.needs),
    nurseryName: textOf(fields.nurseryName),
    price: textOf(fields.price),
    potSize: textOf(fields.potSize),
    discoveryDate: textOf(fields.discoveryDate).slice(0, 10) || null,
    notes: textOf(fields.notes),
    locationRecommendations: recommendationsIn(fields, 'locationRecommendations'),
  }
}

/** The nursery plants in an answer, without items that have no id or name. */
export function readNurseryPlants(answer: unknown): NurseryPlantView[] {
  return listIn(answer, 'plants').flatMap((item) => {
    const { id, name } = fieldsOf(item)
    return id && name ? [readNurseryPlant(item)] : []
  })
}

/** The recommendations in the field of this name, or the answer itself if it is a list. */
export function recommendationsIn(answer: unknown, name = 'recommendations'): LocationRecommendation[] {
  return listIn(answer, name).flatMap((item) => {
    const fields = fieldsOf(item)
    const locationId = textOf(fields.locationId)
    if (!locationId) return []
    return {
      locationId,
      locationName: textOf(fields.locationName),
      locationIcon: textOf(fields.locationIcon),
      locationBackground: textOf(fields.locationBackground),
      compatibility: choiceOf(fields.compatibility, compatibilities, 'Poor'),
      score: numberOf(fields.score, 0),
      matchDetails: listIn(fields, 'matchDetails').map((detail) => {
        const { category, icon, plantNeeds, locationProvides, isMatch } = fieldsOf(detail)
        return {
          category: choiceOf(category, matchCategories, 'Sunlight'),
          icon: choiceOf(icon, matchIcons, 'sun'),
          plantNeeds: textOf(plantNeeds),
          locationProvides: textOf(locationProvides),
          isMatch: isMatch === true,
        }
      }),
    }
  })
}

/** A plant's needs, limited to the words that this app knows. */
export function readNeeds(value: unknown): PlantNeeds {
  const known = <Word>(name: keyof PlantNeeds, words: readonly Word[]) =>
    listIn(value, name).flatMap((each) => choiceOf(each, words, []))
  return {
    sunlight: known('sunlight', sunlightChoices),
    soil: known('soil', soilTypes),
    moisture: known('moisture', moistures),
  }
}
