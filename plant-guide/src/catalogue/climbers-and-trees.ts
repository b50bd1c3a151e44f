import type { CatalogueEntry } from '../entry.ts'
import { moreClimbers } from './climbers/garden-climbers.ts'
import { tropicalVines } from './climbers/tropical-vines.ts'
import { wallsAndPergolas } from './climbers/walls-and-pergolas.ts'
import { warmClimbers } from './climbers/warm-flowers.ts'
import { climbers } from './climbers.ts'
import { nativeClimbers } from './natives/climbers.ts'
import { autumnAndAvenue } from './trees/autumn-and-avenue.ts'
import { avenueTrees } from './trees/avenue.ts'
import { blossomAndNeedles } from './trees/blossom-and-needles.ts'
import { cedarsAndIronwood } from './trees/cedars-and-ironwood.ts'
import { conifersAndEvergreens } from './trees/conifers-and-evergreens.ts'
import { blossomTrees } from './trees/deciduous.ts'
import { largePalms } from './trees/large-palms.ts'
import { nurseryPalms } from './trees/nursery-palms.ts'
import { nurseryTrees } from './trees/nursery-trees.ts'
import { oldAndLarge } from './trees/old-and-large.ts'
import { palmsAndBamboo } from './trees/palms-and-bamboo.ts'
import { parkTrees } from './trees/park-and-street.ts'
import { shadeTrees } from './trees/shade.ts'
import { statementTrees } from './trees/statement-trees.ts'
import { warmPalms } from './trees/warm-palms.ts'
import { warmShadeTrees } from './trees/warm-shade.ts'
import { trees } from './trees.ts'

/** Garden climbers, trees and palms. */
export const climbersAndTrees: readonly CatalogueEntry[] = [
  ...climbers,
  ...moreClimbers,
  ...nativeClimbers,
  ...trees,
  ...blossomTrees,
  ...shadeTrees,
  ...avenueTrees,
  ...conifersAndEvergreens,
  ...palmsAndBamboo,
  ...statementTrees,
  ...warmClimbers,
  ...tropicalVines,
  ...parkTrees,
  ...wallsAndPergolas,
  ...blossomAndNeedles,
  ...autumnAndAvenue,
  ...nurseryTrees,
  ...nurseryPalms,
  ...largePalms,
  ...warmPalms,
  ...oldAndLarge,
  ...warmShadeTrees,
  ...cedarsAndIronwood,
]
