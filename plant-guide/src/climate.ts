import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { seasonOf } from '@wattle/contracts/season.ts'
import type { Zone } from './catalogue/entry.ts'

export type Frost = 'none' | 'light' | 'moderate' | 'heavy'

/** What a garden's place means for its plants. */
export type Climate = { zone: Zone; frost: Frost; drySummer: boolean }

type Range = readonly [from: number, to: number, zone: Zone, frostNights: number]

/**
 * Zone and median nights a year below 2 °C by range of postcodes; the first range that holds a postcode decides.
 * Derived from climate averages of the Bureau of Meteorology (bom.gov.au), averaged per postcode.
 */
const ranges: Record<AustralianState, readonly Range[]> = {
  'Northern Territory': [
    [800, 859, 'tropical', 0],
    [870, 871, 'arid', 34],
    [860, 879, 'arid', 7],
    [880, 909, 'tropical', 0],
  ],
  'Australian Capital Territory': [
    [200, 299, 'cool', 78],
    [2600, 2618, 'cool', 78],
    [2900, 2920, 'cool', 83],
  ],
  'New South Wales': [
    [2325, 2339, 'temperate', 25],
    [2340, 2349, 'temperate', 51],
    [2350, 2379, 'cool', 66],
    [2380, 2419, 'temperate', 35],
    [2430, 2499, 'subtropical', 2],
    [2575, 2589, 'cool', 66],
    [2590, 2599, 'temperate', 57],
    [2600, 2618, 'cool', 78],
    [2619, 2639, 'cool', 132],
    [2640, 2729, 'temperate', 40],
    [2730, 2739, 'arid', 23],
    [2740, 2779, 'temperate', 14],
    [2780, 2800, 'cool', 67],
    [2801, 2830, 'temperate', 41],
    [2831, 2839, 'arid', 18],
    [2840, 2859, 'cool', 57],
    [2860, 2879, 'temperate', 36],
    [2880, 2880, 'arid', 8],
    [1000, 1999, 'temperate', 1],
    [2000, 2599, 'temperate', 1],
    [2619, 2899, 'temperate', 1],
    [2921, 2999, 'temperate', 1],
  ],
  Victoria: [
    [3335, 3379, 'cool', 33],
    [3380, 3429, 'temperate', 28],
    [3430, 3464, 'cool', 51],
    [3465, 3489, 'temperate', 31],
    [3490, 3509, 'arid', 15],
    [3510, 3698, 'temperate', 37],
    [3699, 3749, 'cool', 62],
    [3758, 3799, 'cool', 12],
    [3820, 3849, 'cool', 23],
    [3850, 3892, 'temperate', 23],
    [3893, 3900, 'cool', 114],
    [3000, 3999, 'temperate', 6],
    [8000, 8999, 'temperate', 6],
  ],
  Queensland: [
    [4380, 4385, 'cool', 55],
    [4350, 4429, 'temperate', 29],
    [4450, 4499, 'arid', 17],
    [4720, 4739, 'arid', 4],
    [4800, 4819, 'tropical', 0],
    [4820, 4830, 'arid', 1],
    [4840, 4899, 'tropical', 0],
    [4000, 4999, 'subtropical', 0],
    [9000, 9999, 'subtropical', 0],
  ],
  'South Australia': [
    [5300, 5349, 'arid', 15],
    [5420, 5449, 'arid', 43],
    [5606, 5607, 'temperate', 3],
    [5600, 5609, 'arid', 3],
    [5690, 5749, 'arid', 8],
    [5000, 5999, 'temperate', 5],
  ],
  'Western Australia': [
    [6350, 6389, 'arid', 18],
    [6390, 6398, 'temperate', 9],
    [6450, 6450, 'temperate', 6],
    [6400, 6489, 'arid', 12],
    [6530, 6719, 'arid', 3],
    [6720, 6770, 'tropical', 0],
    [6000, 6999, 'temperate', 3],
  ],
  Tasmania: [[7000, 7999, 'cool', 34]],
}

const capitals: Record<AustralianState, string> = {
  'New South Wales': '2000',
  Victoria: '3000',
  Queensland: '4000',
  'Western Australia': '6000',
  'South Australia': '5000',
  Tasmania: '7000',
  'Australian Capital Territory': '2600',
  'Northern Territory': '0800',
}

const drySummerStates: readonly AustralianState[] = ['South Australia', 'Western Australia']

/** The climate of a postcode, whatever the state; where nobody has the postcode, the climate of the state's capital. */
export function climateOf(postcode: string, state: AustralianState): Climate {
  const found = rangeOf(postcode, state)
  // Across a border, or of another state altogether.
  const home = found ? state : (statesOfPostcode(postcode)[0] ?? state)
  const [, , zone, nights] = found ?? rangeOf(postcode, home) ?? rangeOf(capitals[home], home) ?? anywhere
  return { zone, frost: frostOf(nights), drySummer: zone === 'temperate' && drySummerStates.includes(home) }
}

const anywhere: Range = [0, 9999, 'temperate', 1]

function rangeOf(postcode: string, state: AustralianState): Range | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  const number = Number(postcode)
  return ranges[state].find(([from, to]) => number >= from && number <= to)
}

function frostOf(nights: number): Frost {
  if (nights < 2) return 'none'
  if (nights <= 15) return 'light'
  return nights <= 40 ? 'moderate' : 'heavy'
}

/** The season of a date in a zone, as gardeners there call it. */
export function seasonIn(zone: Zone, date: CivilDate): string {
  const { month } = partsOf(date)
  if (zone !== 'tropical') return seasonOf(month)
  return month >= 5 && month <= 10 ? 'dry season' : 'wet season'
}
