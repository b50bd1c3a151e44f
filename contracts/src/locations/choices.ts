/** What a gardener can choose for a location. Plain values, so that the web app may import them without zod. */

export const sunlightChoices = [
  'Full sun all day',
  'Morning sun, afternoon shade',
  'Morning shade, afternoon sun',
  'Filtered sun all day',
  'Full shade all day',
  'Full sun in summer, full shade in winter',
  'Full sun in winter, filtered shade in summer',
  'Partial sun (3–6 hrs direct light)',
  'Partial shade (bright but no direct sun)',
  'Highly variable',
] as const
export type Sunlight = (typeof sunlightChoices)[number]

export const soilTypes = ['clay', 'loam', 'sandy', 'silt', 'rocky'] as const
export type SoilType = (typeof soilTypes)[number]

export const moistures = ['dry', 'medium', 'moist', 'wet'] as const
export type Moisture = (typeof moistures)[number]

/** The visibility of a location: `mixed` if its plants differ, `private` if it is empty. */
export const locationVisibilities = ['private', 'public', 'mixed'] as const
export type LocationVisibility = (typeof locationVisibilities)[number]

export const defaultIcon = '🏡'
