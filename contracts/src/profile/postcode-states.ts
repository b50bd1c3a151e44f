import type { AustralianState } from './choices.ts'

type Range = readonly [from: number, to: number, state: AustralianState]

/** The state of each postcode; the first matching range applies. */
const ranges: readonly Range[] = [
  [200, 299, 'Australian Capital Territory'],
  [800, 999, 'Northern Territory'],
  [2600, 2618, 'Australian Capital Territory'],
  [2900, 2920, 'Australian Capital Territory'],
  [1000, 2999, 'New South Wales'],
  [3000, 3999, 'Victoria'],
  [4000, 4999, 'Queensland'],
  [5000, 5999, 'South Australia'],
  [6000, 6999, 'Western Australia'],
  [7000, 7999, 'Tasmania'],
  [8000, 8999, 'Victoria'],
  [9000, 9999, 'Queensland'],
]

/** The other states of postcodes that cross a border. */
const acrossBorders: Partial<Record<string, readonly AustralianState[]>> = {
  '0872': ['South Australia', 'Western Australia'],
  '2406': ['Queensland'],
  '2540': ['Australian Capital Territory'],
  '2611': ['New South Wales'],
  '2618': ['New South Wales'],
  '2619': ['Australian Capital Territory'],
  '2620': ['Australian Capital Territory'],
  '3500': ['New South Wales'],
  '3585': ['New South Wales'],
  '3586': ['New South Wales'],
  '3644': ['New South Wales'],
  '3691': ['New South Wales'],
  '3707': ['New South Wales'],
  '4375': ['New South Wales'],
  '4377': ['New South Wales'],
  '4380': ['New South Wales'],
  '4383': ['New South Wales'],
  '4385': ['New South Wales'],
  '4825': ['Northern Territory'],
}

/** The states of a postcode, the main one first; empty if the postcode does not exist. */
export function statesOfPostcode(postcode: string): readonly AustralianState[] {
  const number = /^\d{4}$/.test(postcode) ? Number(postcode) : Number.NaN
  const range = ranges.find(([from, to]) => number >= from && number <= to)
  return range ? [range[2], ...(acrossBorders[postcode] ?? [])] : []
}

/** The state that the postcode implies if it contradicts `state`; null if they agree. */
export function contradictedBy(postcode: string, state: AustralianState): AustralianState | null {
  const states = statesOfPostcode(postcode)
  return states.includes(state) ? null : (states[0] ?? null)
}
