import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import type { Season } from '@wattle/contracts/season.ts'
import { hasDrySpring } from '../climate/climate.ts'
import type { Zone } from '../entry.ts'
import { isSpring } from './first-spring.ts'
import { standsForYears } from './plantings.ts'
import type { Situation } from './situation.ts'

/** How a plant stands weeks without rain. */
export type Thirst = {
  /** It dies if it dries out. */
  diesDry: boolean
  /** Months pass here without rain. */
  isLongDry: boolean
  /** Its dry season is longer than one round of water. */
  isDryForLong: boolean
  /** The season of the round that matters most if a plan has room for one; undefined for the next round, whatever its season. */
  driest: Season | undefined
}

export function thirstOf(situation: Situation, today: CivilDate): Thirst {
  const { care, climate, method, planted } = situation
  const isSetOutInSummer = planted > addDays(today, -90) && [12, 1, 2].includes(partsOf(planted).month)
  const isDryForLong = standsForYears(care.cropMonths)
    ? climate.zone === 'tropical' || isNewInTheDry(situation, today) || neverDriesOut(situation)
    : climate.zone === 'arid' || growsInWater(situation)
  return {
    diesDry: diesDry(situation, today),
    isLongDry: longDry.includes(climate.zone),
    isDryForLong,
    driest: isSetOutInSummer ? undefined : method === 'ground' && hasDrySpring(climate) ? 'spring' : 'summer',
  }
}

/** Zones where months pass without rain. */
const longDry: readonly Zone[] = ['tropical', 'arid']

/**
 * Whether the plant dies if it dries out: a pot holds little water, a crop needs it steadily, and a plant set out
 * within a year has short roots.
 */
function diesDry(situation: Situation, today: CivilDate): boolean {
  const { care, method, planted } = situation
  const isShortOfRoots = method === 'pot' || care.cropMonths !== null || planted > addDays(today, -365)
  return isShortOfRoots || neverDriesOut(situation)
}

/**
 * Whether a plant that needs damp soil stands in open ground where summers are dry, and rain is unreliable until the
 * end of autumn.
 */
function neverDriesOut({ care: { entry }, climate: { drySummer, zone }, method }: Situation): boolean {
  if (!entry || !drySummer || zone !== 'temperate' || method !== 'ground') return false
  return entry.kind === 'fern' || entry.needs.moisture.every((each) => each === 'moist' || each === 'wet')
}

/** Whether the plant stands in water, which sinks in any month and climate. */
const growsInWater = ({ care: { entry } }: Situation): boolean =>
  entry?.needs.moisture.every((each) => each === 'wet') ?? false

/** Whether the plant was set out in open ground this spring where rain is unreliable in spring or until the end of autumn. */
function isNewInTheDry({ climate, method, planted }: Situation, today: CivilDate): boolean {
  const isUnreliable = (climate.drySummer && climate.zone === 'temperate') || hasDrySpring(climate)
  // A plant of autumn or winter has its first summer ahead too.
  const days = isSpring(today) ? daysOfYouth : 90
  const isNew = planted > addDays(today, -days) && planted <= today
  const isRooted = !isSpring(planted) && !isSpring(today)
  return isUnreliable && method === 'ground' && isNew && !isRooted
}

/** The longest time since planting for which a plant's first summer is still ahead. */
const daysOfYouth = 300
