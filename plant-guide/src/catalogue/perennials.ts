import type { CatalogueEntry } from '../entry.ts'
import { annualFlowers } from './annual-flowers.ts'
import { autumnBedding } from './bedding/autumn.ts'
import { autumnSown } from './bedding/autumn-sown.ts'
import { cottageFlowers } from './bedding/cottage.ts'
import { cuttingGarden } from './bedding/cutting-garden.ts'
import { heatLovingBedding } from './bedding/heat.ts'
import { potsOfColour } from './bedding/pots-of-colour.ts'
import { selfSown } from './bedding/self-sown.ts'
import { springMeadow } from './bedding/spring-meadow.ts'
import { summerBedding } from './bedding/summer.ts'
import { summerEdging } from './bedding/summer-edging.ts'
import { tallSummerBedding } from './bedding/summer-tall.ts'
import { borderPerennials } from './border-perennials.ts'
import { betweenPavers } from './borders/between-pavers.ts'
import { capeAndPrairie } from './borders/cape-and-prairie.ts'
import { carpets } from './borders/carpets.ts'
import { collectorsPerennials } from './borders/collectors.ts'
import { coolGardenPerennials } from './borders/cool-gardens.ts'
import { coolShade } from './borders/cool-shade.ts'
import { cottagePerennials } from './borders/cottage-perennials.ts'
import { daisies } from './borders/daisies.ts'
import { dryBorder } from './borders/dry-border.ts'
import { dryShade } from './borders/dry-shade.ts'
import { groundcovers } from './borders/groundcovers.ts'
import { hardyPerennials } from './borders/hardy.ts'
import { lateBorder } from './borders/late-border.ts'
import { mildGardens } from './borders/mild-gardens.ts'
import { newZealanders } from './borders/new-zealanders.ts'
import { nurseryPots } from './borders/nursery-pots.ts'
import { oldFavourites } from './borders/old-favourites.ts'
import { prairie } from './borders/prairie.ts'
import { selfSeeders } from './borders/self-seeders.ts'
import { shadeCarpets } from './borders/shade-carpets.ts'
import { strappyPlants } from './borders/strappy.ts'
import { strongScented } from './borders/strong-scented.ts'
import { sunnyPerennials } from './borders/sunny.ts'
import { woodlandPerennials } from './borders/woodland.ts'

/** Soft-wooded garden flowers: those that stay and those sown anew each year. */
export const perennials: readonly CatalogueEntry[] = [
  ...borderPerennials,
  ...daisies,
  ...cottagePerennials,
  ...coolGardenPerennials,
  ...collectorsPerennials,
  ...selfSown,
  ...dryBorder,
  ...sunnyPerennials,
  ...woodlandPerennials,
  ...strappyPlants,
  ...groundcovers,
  ...hardyPerennials,
  ...oldFavourites,
  ...annualFlowers,
  ...summerBedding,
  ...autumnBedding,
  ...autumnSown,
  ...cottageFlowers,
  ...heatLovingBedding,
  ...potsOfColour,
  ...capeAndPrairie,
  ...carpets,
  ...shadeCarpets,
  ...coolShade,
  ...prairie,
  ...lateBorder,
  ...selfSeeders,
  ...mildGardens,
  ...springMeadow,
  ...cuttingGarden,
  ...tallSummerBedding,
  ...summerEdging,
  ...strongScented,
  ...dryShade,
  ...nurseryPots,
  ...newZealanders,
  ...betweenPavers,
]
