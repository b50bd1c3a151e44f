import type { Conditions } from '../locations/location.ts'
import type { PlantNeeds } from '../plants/needs.ts'
import { type Compatibility, needWords, notKnown } from './choices.ts'
import type { LocationRecommendation } from './views.ts'

type Place = { id: string; name: string; icon: string; iconBackground: string; conditions: Conditions }

const perMatch = 3

/** How well each location suits a plant, the best first, those that are equal by name. */
export function recommendLocations(needs: PlantNeeds, locations: readonly Place[]): LocationRecommendation[] {
  return locations
    .map((location) => recommendation(needs, location))
    .sort((one, other) => other.score - one.score || one.locationName.localeCompare(other.locationName))
}

function recommendation(needs: PlantNeeds, { conditions, ...location }: Place): LocationRecommendation {
  const { sunlight, soilType, moisture } = conditions
  const matchDetails: LocationRecommendation['matchDetails'] = [
    { category: 'Sunlight', icon: 'sun', ...match(needs.sunlight, sunlight, needWords.sunlight) },
    { category: 'Soil', icon: 'soil', ...match(needs.soil, soilType, needWords.soil) },
    { category: 'Watering', icon: 'water', ...match(needs.moisture, moisture, needWords.moisture) },
  ]
  const score = perMatch * matchDetails.filter(({ isMatch }) => isMatch).length
  return {
    locationId: location.id,
    locationName: location.name,
    locationIcon: location.icon,
    locationBackground: location.iconBackground,
    compatibility: compatibilityOf(score),
    score,
    matchDetails,
  }
}

/** What the location does not tell, or nobody knows of the plant, is no match. */
function match<Condition extends string>(
  needed: readonly Condition[],
  provided: Condition | null,
  words: Record<Condition, string>,
) {
  return {
    plantNeeds: either(needed.map((each) => words[each])) || notKnown,
    locationProvides: provided ?? notKnown,
    isMatch: provided !== null && needed.includes(provided),
  }
}

export function compatibilityOf(score: number): Compatibility {
  if (score >= 7) return 'Excellent'
  if (score >= 5) return 'Good'
  return score >= 3 ? 'Fair' : 'Poor'
}

function either(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')
}
