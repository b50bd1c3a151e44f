import type { CatalogueEntry } from '../../entry.ts'
import { harvest, prune } from '../../jobs/jobs.ts'
import { lookOverBerries } from '../berries-vines-and-nuts.ts'
import { cutBack, cutDown } from '../garden-jobs.ts'
import { nativeFeed, settleIn, waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

/** Nuts, and fruit of bush and hedgerow. */
export const nutsAndHedgerow: readonly CatalogueEntry[] = [
  {
    name: 'Davidson plum',
    synonyms: ['Davidson’s plum', 'Davidsonia', 'Davidsonia jerseyana', 'ooray'],
    species: 'Davidsonia jerseyana',
    kind: 'native-tree',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week for two summers, then a soak in each dry week.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Deep, damp soil with mulch.',
      fertilizing: 'Native food low in phosphorus in spring and summer.',
      pruning: 'Davidson plums need none; the leaves itch.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    frostShelter: 'while-young',
    jobs: [
      pickFrom(
        4,
        'Gather Davidson plums',
        { tropical: [11, 12, 1], subtropical: [11, 12, 1, 2], temperate: [12, 1, 2] },
        'Collect purple fruit from the trunk and the ground each day. Wear gloves against the hairs.',
        'The fruit bruises and ferments where it falls.',
      ),
      nativeFeed(
        { tropical: [9], subtropical: [9], temperate: [10] },
        'A rainforest tree takes a slow feed before its flush.',
      ),
      settleIn(['tropical', 'subtropical', 'temperate'], 'Pour two buckets on slowly twice a week.'),
      waterWeekly('Davidson plum'),
    ],
  },
  {
    name: 'Walnut',
    synonyms: ['walnuts', 'walnut tree', 'English walnut', 'Juglans regia'],
    species: 'Juglans regia',
    kind: 'nut',
    needsChill: 'some',
    care: {
      watering: 'Deeply each week in summer.',
      sunlight: 'Full sun with room for ten metres.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Compost and fruit food in early spring.',
      pruning: 'Prune walnuts in leaf, in late summer: winter cuts bleed.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Shape the walnut in late summer',
        { temperate: [2], cool: [2, 3], arid: [2] },
        'Take out rival leaders and crossing branches while it is in full leaf.',
        'Walnuts bleed sap for weeks if they are cut in winter or spring.',
      ),
      pickFrom(
        6,
        'Gather walnuts',
        { temperate: [3, 4], cool: [3, 4], arid: [3, 4] },
        'Pick nuts up each day as the husks split, hull them with gloves on and dry them for three weeks.',
        'Nuts left on damp ground go mouldy.',
      ),
    ],
  },
  {
    name: 'Chestnut',
    synonyms: ['chestnuts', 'sweet chestnut', 'Castanea'],
    species: 'Castanea sativa',
    kind: 'nut',
    care: {
      watering: 'A weekly soak in dry summers.',
      sunlight: 'Full sun.',
      soil: 'Acid, deep, drained soil; it dies of root rot in wet ground.',
      fertilizing: 'Compost in early spring.',
      pruning: 'Form chestnuts in winter while young.',
    },
    needs: openAndFertile,
    without: ['guard-nuts'],
    jobs: [
      pickFrom(
        5,
        'Gather chestnuts',
        { temperate: [3, 4], cool: [3, 4] },
        'Roll the burrs open with boots and gloves, every second day, and keep the nuts in the fridge.',
        'They dry out and mould quickly on the ground.',
      ),
      prune({
        rule: 'prune-winter',
        priority: 2,
        minutes: 30,
        untilMonths: 72,
        months: { temperate: [7], cool: [7, 8] },
        title: 'Form the young chestnut',
        description:
          'Keep one straight leader and take out crossing and very low branches, close to the trunk.',
        why: 'A chestnut grows wide, and cuts made while branches are thin heal fast.',
      }),
    ],
  },
  {
    name: 'Elderberry',
    synonyms: ['elder', 'elderflower', 'Sambucus', 'black elder'],
    species: 'Sambucus nigra',
    kind: 'berry',
    care: {
      watering: 'A weekly soak in summer.',
      sunlight: 'Sun or half shade.',
      soil: 'Any damp soil.',
      fertilizing: 'Compost in early spring.',
      pruning: 'Cut a third of the oldest elder stems to the ground in winter.',
    },
    needs: gentleAndMoist,
    weedNote: 'Birds spread elder along creeks in the south-east and Tasmania. Pick or net the berries.',
    jobs: [
      lookOverBerries('elderberry', 'Hose black aphids off the soft tips; the ladybirds finish the rest.'),
      {
        ...cutDown(
          'Cut the oldest elder stems to the ground',
          { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
          'Take out about a third of the stems, the oldest first, and shorten the rest lightly.',
          'Flowers and berries are largest on stems two or three years old.',
        ),
        fromMonths: 24,
      },
      harvest({
        rule: 'harvest-flowers',
        priority: 2,
        fromMonths: 12,
        months: { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        title: 'Pick elderflowers',
        description: 'Cut open heads on a dry morning, and leave some to make berries.',
        why: 'The flowers are best on their first day.',
      }),
      pickFrom(
        1,
        'Pick elderberries when black',
        { temperate: [2], cool: [2, 3] },
        'Cut whole heads, and cook the berries before you eat them.',
        'Raw berries upset the stomach, and leaves and stems are poisonous.',
      ),
    ],
  },
]
