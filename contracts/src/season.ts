export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The southern season of a month from 1 to 12, by whole calendar months as the Bureau of Meteorology counts them. */
export function seasonOf(month: number): Season {
  if (month >= 9 && month <= 11) return 'spring'
  if (month === 12 || month <= 2) return 'summer'
  return month <= 5 ? 'autumn' : 'winter'
}

/** The three months of a season, in the order they come. */
export const monthsOfSeason = {
  spring: [9, 10, 11],
  summer: [12, 1, 2],
  autumn: [3, 4, 5],
  winter: [6, 7, 8],
} as const satisfies Record<Season, readonly number[]>
