import { type CatalogueEntry, plantKinds } from '../entry.ts'
import { plants as annualFlowers } from './plants/annual-flowers.ts'
import { plants as berries } from './plants/berries.ts'
import { plants as brassicas } from './plants/brassicas.ts'
import { plants as bulbVegetables } from './plants/bulb-vegetables.ts'
import { plants as bulbs } from './plants/bulbs.ts'
import { plants as citrus } from './plants/citrus.ts'
import { plants as climbers } from './plants/climbers.ts'
import { plants as deciduousTrees } from './plants/deciduous-trees.ts'
import { plants as evergreenFruit } from './plants/evergreen-fruit.ts'
import { plants as ferns } from './plants/ferns.ts'
import { plants as floweringShrubs } from './plants/flowering-shrubs.ts'
import { plants as fruitingVegetables } from './plants/fruiting-vegetables.ts'
import { plants as hedges } from './plants/hedges.ts'
import { plants as herbs } from './plants/herbs.ts'
import { plants as indoorPlants } from './plants/indoor-plants.ts'
import { plants as lawns } from './plants/lawns.ts'
import { plants as leafyVegetables } from './plants/leafy-vegetables.ts'
import { plants as legumes } from './plants/legumes.ts'
import { plants as nativePerennials } from './plants/native-perennials.ts'
import { plants as nativeShrubs } from './plants/native-shrubs.ts'
import { plants as nativeTrees } from './plants/native-trees.ts'
import { plants as nuts } from './plants/nuts.ts'
import { plants as orchids } from './plants/orchids.ts'
import { plants as ornamentalGrasses } from './plants/ornamental-grasses.ts'
import { plants as palms } from './plants/palms.ts'
import { plants as perennialVegetables } from './plants/perennial-vegetables.ts'
import { plants as perennials } from './plants/perennials.ts'
import { plants as pomeFruit } from './plants/pome-fruit.ts'
import { plants as rootVegetables } from './plants/root-vegetables.ts'
import { plants as roses } from './plants/roses.ts'
import { plants as stoneFruit } from './plants/stone-fruit.ts'
import { plants as stoneOrPomeFruit } from './plants/stone-or-pome-fruit.ts'
import { plants as succulents } from './plants/succulents.ts'
import { plants as summerBulbs } from './plants/summer-bulbs.ts'
import { plants as tropicalFruit } from './plants/tropical-fruit.ts'
import { plants as vineFruit } from './plants/vine-fruit.ts'
import { plants as waterPlants } from './plants/water-plants.ts'
import { popularNames } from './popular.ts'

const popularity = new Map(popularNames.map((name, index) => [name, index]))
const collator = new Intl.Collator('en-AU')

/** Popular plants before others, each by kind, and of a kind in the order of their popularity or else by name. */
function mostGrownFirst(a: CatalogueEntry, b: CatalogueEntry): number {
  const [ofA, ofB] = [popularity.get(a.name), popularity.get(b.name)]
  return (
    Number(ofA === undefined) - Number(ofB === undefined) ||
    plantKinds.indexOf(a.kind) - plantKinds.indexOf(b.kind) ||
    (ofA ?? 0) - (ofB ?? 0) ||
    collator.compare(a.name, b.name)
  )
}

/**
 * Every plant that the guide knows by name, the most grown first: of equally good matches, the first is offered first.
 * Specs hold the months to published Australian sources where there are any; the other months are general practice,
 * which a horticulturist should check.
 */
export const catalogue: readonly CatalogueEntry[] = [
  ...fruitingVegetables,
  ...leafyVegetables,
  ...rootVegetables,
  ...brassicas,
  ...legumes,
  ...bulbVegetables,
  ...perennialVegetables,
  ...herbs,
  ...citrus,
  ...stoneOrPomeFruit,
  ...stoneFruit,
  ...pomeFruit,
  ...evergreenFruit,
  ...tropicalFruit,
  ...berries,
  ...vineFruit,
  ...nuts,
  ...nativeShrubs,
  ...nativeTrees,
  ...nativePerennials,
  ...roses,
  ...floweringShrubs,
  ...perennials,
  ...annualFlowers,
  ...bulbs,
  ...summerBulbs,
  ...climbers,
  ...hedges,
  ...deciduousTrees,
  ...palms,
  ...ferns,
  ...ornamentalGrasses,
  ...waterPlants,
  ...lawns,
  ...indoorPlants,
  ...orchids,
  ...succulents,
].sort(mostGrownFirst)
