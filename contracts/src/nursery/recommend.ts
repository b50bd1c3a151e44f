import type { Conditions } from '../locations/location.ts'
import type { PlantNeeds } from '../plants/needs.ts'
import { type Compatibility, notKnown } from './choices.ts'
import { needTexts } from './need-texts.ts'
import type { LocationRecommendation } from './views.ts'

export type Place = { id: string; name: string; icon: string; iconBackground: string; conditions: Conditions }

const perMatch = 3

/** The `most` locations that suit a plant best: by score, then those whose light is not wrong, fewest clashes, then by name. */
export function recommendLocations(
  needs: PlantNeeds,
  locations: readonly Place[],
  most = locations.length,
): LocationRecommendation[] {
  return locations
    .map((location) => ({ location, ...rate(needs, location.conditions) }))
    .sort(
      (one, other) =>
        other.score - one.score ||
        Number(one.isWrongLight) - Number(other.isWrongLight) ||
        one.clashes - other.clashes ||
        one.location.name.localeCompare(other.location.name),
    )
    .slice(0, most)
    .map((rated) => recommendation(needs, rated))
}

type Rated = ReturnType<typeof rate> & { location: Place }

/** The score, and the conditions that are known to be wrong. Light counts first among these: nobody can improve it. */
function rate(needs: PlantNeeds, { sunlight, soilType, moisture }: Conditions) {
  const matches = [
    isMatch(needs.sunlight, sunlight),
    isMatch(needs.soil, soilType),
    isMatch(needs.moisture, moisture),
  ]
  const isWrongLight = isClash(needs.sunlight, sunlight)
  const clashes = [isWrongLight, isClash(needs.soil, soilType), isClash(needs.moisture, moisture)]
  return {
    score: perMatch * matches.filter(Boolean).length,
    isWrongLight,
    clashes: clashes.filter(Boolean).length,
  }
}

function recommendation(needs: PlantNeeds, { location, score }: Rated): LocationRecommendation {
  const { sunlight, soilType, moisture } = location.conditions
  const texts = needTexts(needs)
  return {
    locationId: location.id,
    locationName: location.name,
    locationIcon: location.icon,
    locationBackground: location.iconBackground,
    compatibility: compatibilityOf(score),
    score,
    matchDetails: [
      { category: 'Sunlight', icon: 'sun', ...match(needs.sunlight, sunlight, texts.sunlight) },
      { category: 'Soil', icon: 'soil', ...match(needs.soil, soilType, texts.soil) },
      { category: 'Watering', icon: 'water', ...match(needs.moisture, moisture, texts.moisture) },
    ],
  }
}

/** An unknown condition or an unknown need is no match. */
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
