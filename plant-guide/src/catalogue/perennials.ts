import { annualFlowers } from './annual-flowers.ts'
import { autumnBedding } from './bedding/autumn.ts'
import { autumnSown } from './bedding/autumn-sown.ts'
import { cottageFlowers } from './bedding/cottage.ts'
import { heatLovingBedding } from './bedding/heat.ts'
import { potsOfColour } from './bedding/pots-of-colour.ts'
import { selfSown } from './bedding/self-sown.ts'
import { summerBedding } from './bedding/summer.ts'
import { borderPerennials } from './border-perennials.ts'
import { capeAndPrairie } from './borders/cape-and-prairie.ts'
import { collectorsPerennials } from './borders/collectors.ts'
import { coolGardenPerennials } from './borders/cool-gardens.ts'
import { cottagePerennials } from './borders/cottage-perennials.ts'
import { daisies } from './borders/daisies.ts'
import { dryBorder } from './borders/dry-border.ts'
import { dryShade } from './borders/dry-shade.ts'
import { groundcovers } from './borders/groundcovers.ts'
import { hardyPerennials } from './borders/hardy.ts'
import { oldFavourites } from './borders/old-favourites.ts'
import { strappyPlants } from './borders/strappy.ts'
import { strongScented } from './borders/strong-scented.ts'
import { sunnyPerennials } from './borders/sunny.ts'
import { woodlandPerennials } from './borders/woodland.ts'
import type { CatalogueEntry } from './entry.ts'

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
  ...strongScented,
  ...dryShade,
]
