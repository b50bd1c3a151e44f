import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Season } from '@wattle/contracts/season.ts'
import { hasDrySpring } from '../climate/climate.ts'
import type { Zone } from '../entry.ts'
import { hasItsFirstSpring, isSpring } from './first-spring.ts'
import { standsForYears } from './plantings.ts'
import { isInItsFirstYear, type Situation } from './situation.ts'

/** How a plant stands weeks without rain. */
export type Thirst = {
  /** It dies if it dries out. */
  diesDry: boolean
  /** Months pass here without rain. */
  isLongDry: boolean
  /** It lives through a dry season longer than one round of water. */
  isDryForLong: boolean
  /** The seasons of the rounds that matter most, if a plan has no room for all; empty for the next, whatever season. */
  driest: readonly Season[]
}

export function thirstOf(situation: Situation, today: CivilDate): Thirst {
  const { care, climate, method, planted } = situation
  const isNew = isInItsFirstYear(situation)
  const isOnATree = care.entry?.growsOnTrees === true
  return {
    // A pot or bark holds little water, a crop needs it steadily, and a new plant has short roots.
    diesDry: method === 'pot' || care.cropMonths !== null || isNew || isOnATree || neverDriesOut(situation),
    isLongDry: longDry.includes(climate.zone),
    isDryForLong: standsForYears(care.cropMonths)
      ? longDry.includes(climate.zone) || method === 'pot' || isOnATree || outlivesARound(situation, today)
      : climate.zone === 'arid' || growsInWater(situation),
    driest: planted > addDays(today, -90) && isSummer(planted) ? [] : driestOf(situation),
  }
}

function driestOf({ climate, method }: Situation): readonly Season[] {
  if (method === 'ground' && hasDrySpring(climate)) return ['spring', 'summer']
  return climate.drySummer ? ['summer', 'autumn'] : ['summer']
}

/**
 * Whether a lasting plant needs water in the season after its next round too. Its first weeks have water of their own,
 * so one that has just been set out does only if it went in before the summer, or at its end: then its next round is one
 * of autumn, and its first whole summer is still to come.
 */
function outlivesARound(situation: Situation, today: CivilDate): boolean {
  const { climate, planted } = situation
  if (isSettlingIn(planted, today)) {
    const isOfFebruary = partsOf(planted).month === 2
    const isDry = hasDrySpring(climate) || isDryIntoAutumn(situation) || hasItsFirstSpring(situation)
    return isOfFebruary || (isSpring(planted) && isDry)
  }
  return (
    isInItsFirstYear(situation) ||
    isDryIntoAutumn(situation) ||
    (hasDrySpring(climate) && isBetweenSprings(today))
  )
}

const isSettlingIn = (planted: CivilDate, today: CivilDate) => planted > addDays(today, -31)

/** Whether the round of this spring is over, and most of the summer is still to come. */
const isBetweenSprings = (date: CivilDate) => [11, 12, 1].includes(partsOf(date).month)

const isSummer = (date: CivilDate) => [12, 1, 2].includes(partsOf(date).month)

/** Zones where months pass without rain. */
const longDry: readonly Zone[] = ['tropical', 'arid']

/** Whether the plant stands in open ground where summers are dry, and rain is unreliable until the end of autumn. */
const isDryIntoAutumn = ({ climate: { drySummer, zone }, method }: Situation): boolean =>
  drySummer && zone === 'temperate' && method === 'ground'

/** Whether a plant that needs damp soil stands where it dries out. */
function neverDriesOut(situation: Situation): boolean {
  const { entry } = situation.care
  if (!entry || !isDryIntoAutumn(situation)) return false
  return entry.kind === 'fern' || entry.needs.moisture.every((each) => each === 'moist' || each === 'wet')
}

/** Whether the plant stands in water, which sinks in any month and climate. */
const growsInWater = ({ care: { entry } }: Situation): boolean =>
  entry?.needs.moisture.every((each) => each === 'wet') ?? false
