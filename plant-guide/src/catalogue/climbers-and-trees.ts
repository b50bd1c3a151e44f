import { moreClimbers } from './climbers/garden-climbers.ts'
import { climbers } from './climbers.ts'
import type { CatalogueEntry } from './entry.ts'
import { nativeClimbers } from './natives/east.ts'
import { conifersAndEvergreens } from './trees/conifers-and-evergreens.ts'
import { shadeAndBlossomTrees } from './trees/deciduous.ts'
import { palmsAndBamboo } from './trees/palms-and-bamboo.ts'
import { trees } from './trees.ts'

/** Garden climbers, trees and palms. */
export const climbersAndTrees: readonly CatalogueEntry[] = [
  ...climbers,
  ...moreClimbers,
  ...nativeClimbers,
  ...trees,
  ...shadeAndBlossomTrees,
  ...conifersAndEvergreens,
  ...palmsAndBamboo,
]
