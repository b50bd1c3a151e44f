import type { CatalogueEntry } from '../entry.ts'

type Needs = CatalogueEntry['needs']

const fullSun: Needs['sunlight'] = ['Full sun all day', 'Morning shade, afternoon sun']
const mostlySun: Needs['sunlight'] = [
  'Full sun all day',
  'Morning sun, afternoon shade',
  'Partial sun (3–6 hrs direct light)',
  'Full sun in winter, filtered shade in summer',
]
const gentleSun: Needs['sunlight'] = [
  'Morning sun, afternoon shade',
  'Filtered sun all day',
  'Partial sun (3–6 hrs direct light)',
  'Full sun in winter, filtered shade in summer',
]
const shade: Needs['sunlight'] = [
  'Filtered sun all day',
  'Partial shade (bright but no direct sun)',
  'Full shade all day',
]

/** The needs that many plants share, in the terms of a location's conditions. */
export const openAndDry: Needs = {
  sunlight: fullSun,
  soil: ['sandy', 'rocky', 'loam'],
  moisture: ['dry', 'medium'],
}
export const openAndFertile: Needs = {
  sunlight: fullSun,
  soil: ['loam', 'clay', 'silt'],
  moisture: ['medium', 'moist'],
}
export const openAndDrained: Needs = { sunlight: fullSun, soil: ['loam', 'sandy'], moisture: ['medium'] }
export const sunnyAnySoil: Needs = {
  sunlight: mostlySun,
  soil: ['loam', 'clay', 'sandy', 'silt'],
  moisture: ['dry', 'medium', 'moist'],
}
export const gentleAndMoist: Needs = {
  sunlight: gentleSun,
  soil: ['loam', 'silt'],
  moisture: ['medium', 'moist'],
}
export const gentleAndDrained: Needs = { sunlight: gentleSun, soil: ['loam', 'sandy'], moisture: ['medium'] }
export const shadeAndMoist: Needs = { sunlight: shade, soil: ['loam', 'silt'], moisture: ['medium', 'moist'] }
export const shadeAndDry: Needs = {
  sunlight: shade,
  soil: ['loam', 'sandy', 'clay'],
  moisture: ['dry', 'medium'],
}
export const brightIndoors: Needs = {
  sunlight: ['Partial shade (bright but no direct sun)', 'Filtered sun all day'],
  soil: ['loam', 'sandy'],
  moisture: ['medium'],
}

/** The same needs, in the sun or in half shade. */
export const sunOrHalfShade = (needs: Needs): Needs => ({ ...needs, sunlight: [...fullSun, ...gentleSun] })
