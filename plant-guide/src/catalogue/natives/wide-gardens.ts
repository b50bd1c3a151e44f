import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import {
  cutOutGalls,
  feedLittleInAPot,
  nativeFeed,
  oneLeader,
  pinchYoung,
  proteaFeed,
  settleIn,
  soakUntilRooted,
} from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, sunnyAnySoil } from '../situations.ts'
import { liftCrown } from '../trees/tree-jobs.ts'

/** Natives for the edges of a garden: tall trees, and what grows below them. */
export const wideGardenNatives: readonly CatalogueEntry[] = [
  {
    name: 'Goodenia',
    synonyms: ['Goodenia ovata', 'hop goodenia', 'Gold Cover goodenia', 'goodenias'],
    akin: ['Goodenia hederacea', 'Goodenia varia', 'Goodenia humilis', 'Gold Cover'],
    species: 'Goodenia ovata',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers, and when the leaves hang.',
      sunlight: 'Half shade, or sun in damp soil.',
      soil: 'Any soil that holds some moisture.',
      fertilizing: 'A little native plant food low in phosphorus in spring.',
      pruning: 'Cut goodenia back by up to half once its main flowers and the heat are over.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [
      nativeFeed(
        { subtropical: [9], temperate: [9], cool: [9, 10] },
        'New stems start now, and the yellow flowers come on their tips.',
        2,
      ),
      {
        ...cutBack(
          'Cut the goodenia back after its main flowers',
          { subtropical: [2], temperate: [3], cool: [2, 3] },
          'Shorten every stem by a third to a half, and leave leaves on each.',
          'The worst heat is over, and it is dense again before winter.',
        ),
        fromMonths: 12,
      },
      pinchYoung('goodenia', { subtropical: [7], temperate: [8], cool: [9] }),
    ],
  },
  {
    name: 'Seaberry saltbush',
    synonyms: [
      'Rhagodia',
      'Rhagodia candolleana',
      'Rhagodia spinescens',
      'creeping saltbush',
      'Aussie Flat Bush',
    ],
    akin: [
      'bluebush',
      'Maireana',
      'Maireana sedifolia',
      'coast saltbush',
      'Atriplex cinerea',
      'hedge saltbush',
    ],
    species: 'Rhagodia candolleana',
    kind: 'native-shrub',
    watering: 'while-young',
    feeding: 'never',
    care: {
      watering: 'A bucket each week in its first summer, each fortnight in its second, then rain.',
      sunlight: 'Full sun, salt wind included.',
      soil: 'Any soil that drains, poor sand too.',
      fertilizing: 'None.',
      pruning: 'Clip it once or twice a year; it hedges and covers ground.',
    },
    needs: openAndDry,
    without: ['prune-after-flowering', 'mulch-before-summer', 'check-pests-spring'],
    jobs: [
      prune({
        rule: 'trim-hedge',
        priority: 1,
        minutes: 30,
        fromMonths: 6,
        months: { subtropical: [9], temperate: [9], cool: [10], arid: [8] },
        title: 'Clip the seaberry saltbush',
        description: 'Take a third off all over, or run the shears round the edge of a carpet.',
        inPot: { description: 'Take a third off all over.' },
        why: 'New leaves close the cuts within weeks, and an unclipped bush goes woody inside.',
      }),
      ...soakUntilRooted('subtropical', 'temperate', 'cool', 'arid'),
      feedLittleInAPot('seaberry saltbush'),
    ],
  },
  {
    name: 'Sydney red gum',
    synonyms: ['Angophora', 'Angophora costata', 'smooth-barked apple', 'Little Gumball', 'rusty gum'],
    akin: ['Angophora hispida', 'dwarf apple'],
    species: 'Angophora costata',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering: 'A bucket of water each week for two summers.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, poor sandstone included.',
      fertilizing: 'Native food low in phosphorus while young.',
      pruning: 'Keep one leader while it is young; leave a tall tree to an arborist.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    jobs: [
      {
        ...oneLeader('Sydney red gum'),
        months: { subtropical: [9], temperate: [9, 10], cool: [10] },
      },
      settleIn(
        ['subtropical', 'temperate', 'cool'],
        'Pour a bucket on slowly each week at the edge of the leaves.',
      ),
      { ...cutOutGalls('Sydney red gum'), months: { subtropical: [4, 5], temperate: [5], cool: [5] } },
    ],
  },
  {
    name: 'Silky oak',
    synonyms: ['Grevillea robusta', 'silk oak', 'southern silky oak', 'Australian silver oak'],
    species: 'Grevillea robusta',
    kind: 'native-tree',
    hardyTo: 'moderate',
    frostShelter: 'while-young',
    care: {
      watering: 'A deep soak each week until it has seen two summers.',
      sunlight: 'Full sun, with room for a tall tree.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Native food low in phosphorus while young.',
      pruning: 'Keep one leader on a silky oak; old branches are brittle and need an arborist.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    weedNote: 'Native to the warm east coast; beyond it, pull the seedlings that come up near bushland.',
    jobs: [
      proteaFeed(
        { tropical: [4, 5], subtropical: [8, 9], temperate: [9], cool: [9], arid: [8, 9] },
        'It is a grevillea, so its one feed of the year is low in phosphorus.',
      ),
      oneLeader('silky oak'),
      liftCrown('silky oak', { subtropical: [8], temperate: [9], cool: [10], arid: [8] }),
    ],
  },
  {
    name: 'Callitris',
    synonyms: [
      'Murray pine',
      'cypress pine',
      'Callitris glaucophylla',
      'Murray River pine',
      'native cypress',
    ],
    akin: [
      'Callitris rhomboidea',
      'Oyster Bay pine',
      'Port Jackson pine',
      'Callitris preissii',
      'Rottnest Island pine',
    ],
    species: 'Callitris glaucophylla',
    kind: 'native-tree',
    watering: 'while-young',
    feeding: 'while-young',
    care: {
      watering: 'Each week in its first summer and every second week in the next; then it lives on rain.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, sandy and limy included.',
      fertilizing: 'A little native plant food low in phosphorus while young.',
      pruning: 'Tip a native cypress for a screen; never cut into bare wood.',
    },
    needs: sunnyAnySoil,
    jobs: [
      {
        ...cutBack(
          'Tip the native cypress lightly',
          { subtropical: [9], temperate: [9, 10], cool: [10], arid: [8, 9] },
          'Nip the longest soft ends off and stop where the green ends.',
          'Tipped while it is small it makes a screen to the ground.',
        ),
        priority: 2,
      },
      ...soakUntilRooted('subtropical', 'temperate', 'cool', 'arid'),
    ],
  },
]
