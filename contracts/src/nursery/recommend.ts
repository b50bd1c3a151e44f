import type { Conditions } from '../locations/location.ts'
import type { PlantNeeds } from '../plants/needs.ts'
import { type Compatibility, notKnown } from './choices.ts'
import { needTexts } from './need-texts.ts'
import type { LocationRecommendation } from './views.ts'

type Place = { id: string; name: string; icon: string; iconBackground: string; conditions: Conditions }

const perMatch = 3

/** Soil and moisture can be improved, sunlight cannot: where it is wrong, a location is no better than Fair. */
const mostInWrongLight = perMatch

/**
 * How well locations suit a plant, the best first; of those that are equal, the ones with the fewest clashes, then by
 * name; the best `most` of them.
 */
export function recommendLocations(
  needs: PlantNeeds,
  locations: readonly Place[],
  most = locations.length,
): LocationRecommendation[] {
  return locations
    .map((location) => ({ location, ...rate(needs, location.conditions) }))
    .sort(
      (one, other) =>
        other.rating - one.rating ||
        one.clashes - other.clashes ||
        one.location.name.localeCompare(other.location.name),
    )
    .slice(0, most)
    .map((rated) => recommendation(needs, rated))
}

type Rated = { location: Place; score: number; rating: number }

/** The score; the rating, which also considers the light; and how many conditions are known to be wrong. */
function rate(needs: PlantNeeds, { sunlight, soilType, moisture }: Conditions) {
  const matches = [
    isMatch(needs.sunlight, sunlight),
    isMatch(needs.soil, soilType),
    isMatch(needs.moisture, moisture),
  ]
  const score = perMatch * matches.filter(Boolean).length
  const isWrongLight = isClash(needs.sunlight, sunlight)
  const clashes = [isWrongLight, isClash(needs.soil, soilType), isClash(needs.moisture, moisture)]
  return {
    score,
    rating: isWrongLight ? Math.min(score, mostInWrongLight) : score,
    clashes: clashes.filter(Boolean).length,
  }
}

function recommendation(needs: PlantNeeds, { location, score, rating }: Rated): LocationRecommendation {
  const { sunlight, soilType, moisture } = location.conditions
  const texts = needTexts(needs)
  return {
    locationId: location.id,
    locationName: location.name,
    locationIcon: location.icon,
    locationBackground: location.iconBackground,
    compatibility: compatibilityOf(rating),
    score,
    matchDetails: [
      { category: 'Sunlight', icon: 'sun', ...match(needs.sunlight, sunlight, texts.sunlight) },
      { category: 'Soil', icon: 'soil', ...match(needs.soil, soilType, texts.soil) },
      { category: 'Watering', icon: 'water', ...match(needs.moisture, moisture, texts.moisture) },
    ],
  }
}

/** What the location does not tell, or nobody knows of the plant, is no match. */
const isMatch = <Condition>(needed: readonly Condition[], provided: Condition | null): boolean =>
  provided !== null && needed.includes(provided)

/** Both are known and differ. */
const isClash = <Condition>(needed: readonly Condition[], provided: Condition | null): boolean =>
  provided !== null && needed.length > 0 && !needed.includes(provided)

function match<Condition extends string>(
  needed: readonly Condition[],
  provided: Condition | null,
  text: string,
) {
  return {
    plantNeeds: text || notKnown,
    locationProvides: provided ?? notKnown,
    isMatch: isMatch(needed, provided),
  }
}

export function compatibilityOf(score: number): Compatibility {
  if (score >= 7) return 'Excellent'
  if (score >= 5) return 'Good'
  return score >= 3 ? 'Fair' : 'Poor'
}
