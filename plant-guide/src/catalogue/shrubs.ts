import type { CatalogueEntry } from './entry.ts'
import { flowerShrubs } from './flower-shrubs.ts'
import { hedges } from './hedges.ts'

/** Garden shrubs, grown for flower or as a hedge. */
export const shrubs: readonly CatalogueEntry[] = [...flowerShrubs, ...hedges]
