import type { CatalogueEntry } from '../entry.ts'
import { asianGourds } from './edibles/asian-gourds.ts'
import { asianHerbs } from './edibles/asian-herbs.ts'
import { backFence } from './edibles/back-fence.ts'
import { collectorsTrees } from './edibles/collectors-trees.ts'
import { coolFruit } from './edibles/cool-fruit.ts'
import { dryCountryFruit } from './edibles/dry-country-fruit.ts'
import { moreHerbs } from './edibles/herbs.ts'
import { moreLeaves } from './edibles/leaves.ts'
import { leavesAndPods } from './edibles/leaves-and-pods.ts'
import { nutsAndHedgerow } from './edibles/nuts-and-hedgerow.ts'
import { oldHerbs } from './edibles/old-herbs.ts'
import { quickVines } from './edibles/quick-vines.ts'
import { rareTropicalFruit } from './edibles/rare-tropical-fruit.ts'
import { rarerEdibles } from './edibles/rarer.ts'
import { rarerTrees } from './edibles/rarer-trees.ts'
import { rhizomes } from './edibles/rhizomes.ts'
import { saladLeaves } from './edibles/salads.ts'
import { sownHerbs } from './edibles/sown-herbs.ts'
import { spiceAndChocolate } from './edibles/spice-and-chocolate.ts'
import { summerCrops } from './edibles/summer-crops.ts'
import { topEndLeaves } from './edibles/top-end.ts'
import { topEndFruit } from './edibles/top-end-fruit.ts'
import { tubers } from './edibles/tubers.ts'
import { moreVegetables } from './edibles/vegetables.ts'
import { warmCollectors } from './edibles/warm-collectors.ts'
import { warmFruit } from './edibles/warm-fruit.ts'

/** Food plants beyond the best-known crops and trees. */
export const moreEdibles: readonly CatalogueEntry[] = [
  ...moreVegetables,
  ...moreLeaves,
  ...summerCrops,
  ...moreHerbs,
  ...sownHerbs,
  ...warmFruit,
  ...nutsAndHedgerow,
  ...rarerEdibles,
  ...rarerTrees,
  ...backFence,
  ...collectorsTrees,
  ...saladLeaves,
  ...tubers,
  ...rhizomes,
  ...quickVines,
  ...topEndLeaves,
  ...topEndFruit,
  ...oldHerbs,
  ...rareTropicalFruit,
  ...coolFruit,
  ...warmCollectors,
  ...dryCountryFruit,
  ...spiceAndChocolate,
  ...asianHerbs,
  ...asianGourds,
  ...leavesAndPods,
]
