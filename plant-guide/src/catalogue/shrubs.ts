import type { CatalogueEntry } from '../entry.ts'
import { flowerShrubs } from './flower-shrubs.ts'
import { hedges } from './hedges.ts'
import { bestSellers } from './shrubs/best-sellers.ts'
import { blossomShrubs } from './shrubs/blossom.ts'
import { boldLeaves } from './shrubs/bold-leaves.ts'
import { coldWinterShrubs } from './shrubs/cold-winters.ts'
import { coolClimateShrubs } from './shrubs/cool-climate.ts'
import { coolSlopes } from './shrubs/cool-slopes.ts'
import { foliageShrubs } from './shrubs/foliage.ts'
import { laurelsAndCypress } from './shrubs/laurels.ts'
import { newZealandShrubs } from './shrubs/new-zealand.ts'
import { nurseryShrubs } from './shrubs/nursery-shrubs.ts'
import { oldGardenShrubs } from './shrubs/old-gardens.ts'
import { paintedLeaves } from './shrubs/painted-leaves.ts'
import { queenslandShrubs } from './shrubs/queensland.ts'
import { scentedShrubs } from './shrubs/scented.ts'
import { softStemmedShrubs } from './shrubs/soft-stemmed.ts'
import { toughShrubs } from './shrubs/tough.ts'
import { trumpetsAndBells } from './shrubs/trumpets-and-bells.ts'
import { warmClimateShrubs } from './shrubs/warm-climate.ts'
import { warmColour } from './shrubs/warm-colour.ts'
import { warmFlowers } from './shrubs/warm-flowers.ts'

/** Garden shrubs, grown for flower or as a hedge. */
export const shrubs: readonly CatalogueEntry[] = [
  ...flowerShrubs,
  ...hedges,
  ...bestSellers,
  ...warmFlowers,
  ...toughShrubs,
  ...coolClimateShrubs,
  ...coolSlopes,
  ...paintedLeaves,
  ...blossomShrubs,
  ...warmClimateShrubs,
  ...foliageShrubs,
  ...scentedShrubs,
  ...oldGardenShrubs,
  ...queenslandShrubs,
  ...newZealandShrubs,
  ...boldLeaves,
  ...softStemmedShrubs,
  ...coldWinterShrubs,
  ...laurelsAndCypress,
  ...warmColour,
  ...nurseryShrubs,
  ...trumpetsAndBells,
]
