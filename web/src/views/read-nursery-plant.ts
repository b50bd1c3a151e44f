import { moistures, soilTypes, sunlightChoices } from '@wattle/contracts/locations/choices.ts'
import { compatibilities, matchCategories, matchIcons } from '@wattle/contracts/nursery/choices.ts'
import type { LocationRecommendation, NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { choiceOf, fieldsOf, listIn, numberOf, textOf, textOrNull, unwrapped } from '../http/fields.ts'
import { drawnKind, invalidPlant, readCare } from './read-plant.ts'

/** The nursery plant in an answer, wrapped or bare, what is missing filled in. Throws `invalidPlant` for anything else. */
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

/** The nursery plants in an answer, without those that are none. */
export function readNurseryPlants(answer: unknown): NurseryPlantView[] {
  return listIn(answer, 'plants').flatMap((item) => {
    const { id, name } = fieldsOf(item)
    return id && name ? [readNurseryPlant(item)] : []
  })
}

/** The recommendations under the name, or the answer itself where it is the list. */
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

/** What a plant needs, as far as the answer tells it in words of ours. */
export function readNeeds(value: unknown): PlantNeeds {
  const known = <Word>(name: keyof PlantNeeds, words: readonly Word[]) =>
    listIn(value, name).flatMap((each) => choiceOf(each, words, []))
  return {
    sunlight: known('sunlight', sunlightChoices),
    soil: known('soil', soilTypes),
    moisture: known('moisture', moistures),
  }
}
