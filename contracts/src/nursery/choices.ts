import type { Moisture, SoilType, Sunlight } from '../locations/choices.ts'

/** Plain values, so that the web app may import them without zod. */

export const compatibilities = ['Excellent', 'Good', 'Fair', 'Poor'] as const
export type Compatibility = (typeof compatibilities)[number]

export const matchCategories = ['Sunlight', 'Soil', 'Watering'] as const
export const matchIcons = ['sun', 'soil', 'water'] as const

/** Shown for a plant's need or a location's condition that is not known. */
export const notKnown = 'not known'

/** A plant's needs in a word or two each, to be used within a sentence. */
export const needWords = {
  sunlight: {
    'Full sun all day': 'full sun',
    'Morning sun, afternoon shade': 'morning sun',
    'Morning shade, afternoon sun': 'afternoon sun',
    'Filtered sun all day': 'filtered sun',
    'Full shade all day': 'full shade',
    'Full sun in summer, full shade in winter': 'summer sun',
    'Full sun in winter, filtered shade in summer': 'winter sun',
    'Partial sun (3–6 hrs direct light)': 'partial sun',
    'Partial shade (bright but no direct sun)': 'partial shade',
    'Highly variable': 'changing light',
  } satisfies Record<Sunlight, string>,
  soil: {
    clay: 'clay',
    loam: 'loam',
    sandy: 'sandy soil',
    silt: 'silt',
    rocky: 'rocky soil',
  } satisfies Record<SoilType, string>,
  moisture: {
    dry: 'dry ground',
    medium: 'medium moisture',
    moist: 'moist ground',
    wet: 'wet ground',
  } satisfies Record<Moisture, string>,
} as const
