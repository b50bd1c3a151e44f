import { type CatalogueEntry, plantKinds } from '../entry.ts'
import { berriesVinesAndNuts } from './berries-vines-and-nuts.ts'
import { brassicas } from './brassicas.ts'
import { bulbs } from './bulbs.ts'
import { bulbsForPots } from './bulbs-for-pots.ts'
import { settledBulbs } from './bulbs-that-stay.ts'
import { moreBulbs } from './bulbs-warm-and-cool.ts'
import { citrusTrees } from './citrus.ts'
import { climbersAndTrees } from './climbers-and-trees.ts'
import { moreEdibles } from './edibles.ts'
import { fruitingVegetables } from './fruiting-vegetables.ts'
import { herbs } from './herbs.ts'
import { brightShade } from './indoor/bright-shade.ts'
import { collectorsPots } from './indoor/collectors-pots.ts'
import { dryPots } from './indoor/dry-pots.ts'
import { fernsAndPalms } from './indoor/ferns-and-palms.ts'
import { floweringPots } from './indoor/flowering-pots.ts'
import { indoorFlowers } from './indoor/flowers.ts'
import { moreFoliage } from './indoor/foliage.ts'
import { hangingAndShade } from './indoor/hanging-and-shade.ts'
import { kitchenSill } from './indoor/kitchen-sill.ts'
import { nurseryShade } from './indoor/nursery-shade.ts'
import { moreOrchids } from './indoor/orchids.ts'
import { showyLeaves } from './indoor/showy-leaves.ts'
import { smallPots } from './indoor/small-pots.ts'
import { moreSucculents } from './indoor/succulents.ts'
import { indoor } from './indoor.ts'
import { lawns } from './lawns.ts'
import { leafyVegetables } from './leafy-vegetables.ts'
import { legumesAndOnions } from './legumes-and-onions.ts'
import { natives } from './natives.ts'
import { orchard } from './orchard.ts'
import { perennialVegetables } from './perennial-vegetables.ts'
import { perennials } from './perennials.ts'
import { pondEdge } from './pond-edge.ts'
import { popularNames } from './popular.ts'
import { rootVegetables } from './root-vegetables.ts'
import { roses } from './roses.ts'
import { shrubs } from './shrubs.ts'
import { succulents } from './succulents.ts'
import { tropicalFruits } from './tropical-fruit.ts'
import { warmSeasonBulbs } from './warm-season-bulbs.ts'
import { waterPlants } from './water-plants.ts'

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
  ...brassicas,
  ...rootVegetables,
  ...legumesAndOnions,
  ...perennialVegetables,
  ...herbs,
  ...citrusTrees,
  ...orchard,
  ...tropicalFruits,
  ...berriesVinesAndNuts,
  ...moreEdibles,
  ...natives,
  ...roses,
  ...shrubs,
  ...perennials,
  ...bulbs,
  ...moreBulbs,
  ...settledBulbs,
  ...bulbsForPots,
  ...warmSeasonBulbs,
  ...climbersAndTrees,
  ...lawns,
  ...waterPlants,
  ...pondEdge,
  ...indoor,
  ...moreFoliage,
  ...indoorFlowers,
  ...floweringPots,
  ...fernsAndPalms,
  ...moreSucculents,
  ...showyLeaves,
  ...smallPots,
  ...dryPots,
  ...kitchenSill,
  ...hangingAndShade,
  ...brightShade,
  ...nurseryShade,
  ...moreOrchids,
  ...collectorsPots,
  ...succulents,
].sort(mostGrownFirst)
