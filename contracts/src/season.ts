export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/**
 * The southern season of a month (1 to 12), by whole calendar months as the Bureau of Meteorology counts
 * them.
 */
export function seasonOf(month: number): Season {
  if (month >= 9 && month <= 11) return 'spring'
  if (month === 12 || month <= 2) return 'summer'
  return month <= 5 ? 'autumn' : 'winter'
}

/** The three months of a season, in order. */
export const monthsOfSeason = {
  spring: [9, 10, 11],
  summer: [12, 1, 2],
  autumn: [3, 4, 5],
  winter: [6, 7, 8],
} as const satisfies Record<Season, readonly number[]>

export type TropicalSeason = 'wet season' | 'dry season' | 'build-up'

/** The season of a month in the tropics; the build-up lies between the dry and the wet season. */
export function tropicalSeasonOf(month: number): TropicalSeason {
  if (month === 10 || month === 11) return 'build-up'
  return month >= 5 && month <= 9 ? 'dry season' : 'wet season'
}

/** The name that gardeners use for the season of a month. */
export function seasonName(month: number, tropical: boolean): Season | TropicalSeason {
  return tropical ? tropicalSeasonOf(month) : seasonOf(month)
}
