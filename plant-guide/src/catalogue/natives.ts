import type { CatalogueEntry } from '../entry.ts'
import { nativePerennials } from './native-perennials.ts'
import { nativeShrubs } from './native-shrubs.ts'
import { nativeTrees } from './native-trees.ts'
import { bushFood } from './natives/bush-food.ts'
import { coastalWest } from './natives/coastal-west.ts'
import { collectorsNatives } from './natives/collectors.ts'
import { dryCountryNatives } from './natives/dry-country.ts'
import { easternShrubs } from './natives/east.ts'
import { farmAndCoast } from './natives/farm-and-coast.ts'
import { nativeGiants } from './natives/giants.ts'
import { nativeGroundcovers } from './natives/groundcovers.ts'
import { hardyNatives } from './natives/hardy.ts'
import { inlandNatives } from './natives/inland.ts'
import { streetNatives } from './natives/more-trees.ts'
import { myrtles } from './natives/myrtles.ts'
import { nurseryNatives } from './natives/nursery-benches.ts'
import { rainforestNatives } from './natives/rainforest.ts'
import { smallFlowerNatives } from './natives/small-flowers.ts'
import { tallGums } from './natives/tall-gums.ts'
import { tasmanianNatives } from './natives/tasmania.ts'
import { tubeStock } from './natives/tube-stock.ts'
import { westernAndCapeShrubs } from './natives/west-and-cape.ts'
import { wideGardenNatives } from './natives/wide-gardens.ts'
import { moreNativeTrees } from './trees/native.ts'

/** Australian plants, and plants of the Cape that need the same care. */
export const natives: readonly CatalogueEntry[] = [
  ...nativeShrubs,
  ...nativeTrees,
  ...nativePerennials,
  ...myrtles,
  ...easternShrubs,
  ...collectorsNatives,
  ...westernAndCapeShrubs,
  ...inlandNatives,
  ...nativeGroundcovers,
  ...moreNativeTrees,
  ...streetNatives,
  ...hardyNatives,
  ...nurseryNatives,
  ...bushFood,
  ...coastalWest,
  ...rainforestNatives,
  ...tasmanianNatives,
  ...dryCountryNatives,
  ...wideGardenNatives,
  ...nativeGiants,
  ...tallGums,
  ...smallFlowerNatives,
  ...tubeStock,
  ...farmAndCoast,
]
