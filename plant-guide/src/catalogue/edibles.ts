import { moreFruitTrees } from './edibles/fruit-trees.ts'
import { moreHerbs } from './edibles/herbs.ts'
import { rarerEdibles } from './edibles/rarer.ts'
import { summerCrops } from './edibles/summer-crops.ts'
import { moreVegetables } from './edibles/vegetables.ts'
import type { CatalogueEntry } from './entry.ts'

/** Food beside the best known crops and trees. */
export const moreEdibles: readonly CatalogueEntry[] = [
  ...moreVegetables,
  ...summerCrops,
  ...moreHerbs,
  ...moreFruitTrees,
  ...rarerEdibles,
]
