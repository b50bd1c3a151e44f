import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { harvest, prune } from '../../jobs/jobs.ts'
import { cutBack, lookFor } from '../garden-jobs.ts'
import { myrtleRust, nativeFeed } from '../native-jobs.ts'
import {
  gentleAndMoist,
  openAndDrained,
  openAndFertile,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../situations.ts'

/** Natives that feed the gardener. */
export const bushFood: readonly CatalogueEntry[] = [
  {
    name: 'Riberry',
    synonyms: ['small-leaved lilly pilly', 'Syzygium luehmannii', 'cherry alder', 'Royal Flame'],
    species: 'Syzygium luehmannii',
    kind: 'hedge',
    hardyTo: 'moderate',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Weekly for two summers and while fruit swells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Deep, damp, drained soil.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Tip-prune riberry after each flush for a dense screen.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['trim-early-summer'],
    jobs: [
      coverFromFrost('young riberry', { untilMonths: 36 }),
      nativeFeed(
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'A light feed before the flowers suits a tree of the rainforest edge.',
      ),
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 48,
        months: { tropical: [11, 12], subtropical: [12, 1], temperate: [1, 2] },
        title: 'Pick the riberries',
        description: 'Gather the pink, pear-shaped berries every few days, for jam and sauces.',
        why: 'They taste of cloves when fully coloured, and birds take what is left.',
      }),
      myrtleRust(),
    ],
  },
  {
    name: 'Illawarra plum',
    synonyms: ['Podocarpus', 'plum pine', 'brown pine', 'Podocarpus elatus'],
    akin: ['Afrocarpus', 'Afrocarpus falcatus', 'Podocarpus falcatus'],
    species: 'Podocarpus elatus',
    kind: 'hedge',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Weekly for two summers, and deeply while it fruits.',
      sunlight: 'Sun or shade.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Slow-release native plant food, low in phosphorus, in spring.',
      pruning: 'Clip plum pine twice a year; it makes a fine hedge.',
    },
    needs: sunnyAnySoil,
    jobs: [
      nativeFeed(
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'One light feed a year keeps it dense.',
      ),
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 84,
        months: { subtropical: [4, 5, 6], temperate: [5, 6, 7] },
        title: 'Pick the Illawarra plums',
        description: 'Twist the soft, dark stalks off and throw away the hard seed on their outside.',
        why: 'Only female trees fruit, and ripe plums drop within days.',
      }),
    ],
  },
  {
    name: 'Muntries',
    synonyms: ['muntrie', 'Kunzea pomifera', 'emu apple', 'native cranberry', 'muntries berry', 'munthari'],
    species: 'Kunzea pomifera',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers, then in long dry spells while fruit swells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Sandy, drained soil; stands lime.',
      fertilizing: 'A little low-phosphorus native plant food in spring.',
      pruning: 'Trim muntries lightly after the fruit.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      {
        ...cutBack(
          'Trim the muntries after picking',
          { temperate: [3], cool: [3], arid: [3] },
          'Shorten runners by a third and lift them onto a low wire.',
          'Next summer’s fruit grows on the shoots of the year.',
        ),
        fromMonths: 12,
        inPot: { description: 'Shorten the runners by a third, and let them trail over the rim.' },
      },
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 24,
        months: { temperate: [2, 3], cool: [3], arid: [2] },
        title: 'Pick the muntries',
        description: 'Each week comb off berries that blush red and feel soft.',
        why: 'Green ones do not ripen off the plant.',
      }),
    ],
  },
  {
    name: 'River mint',
    synonyms: ['native mint', 'Mentha australis', 'Australian mint'],
    species: 'Mentha australis',
    kind: 'herb',
    care: {
      watering: 'Keep it damp; it grows on creek banks.',
      sunlight: 'Half shade, or sun with plenty of water.',
      soil: 'Rich, damp soil or a wide pot.',
      fertilizing: 'A light feed low in phosphorus in spring.',
      pruning: 'Cut river mint back whenever it flops.',
    },
    needs: { ...gentleAndMoist, moisture: ['moist'] },
    without: ['water-pot-autumn', 'cut-old-stems'],
    jobs: [
      nativeFeed(
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'A handful is enough for a plant that grows this fast.',
      ),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        fromMonths: 2,
        priority: 1,
        minutes: 10,
        months: {
          tropical: [6, 7, 8],
          subtropical: [10, 11, 12, 1, 2, 3],
          temperate: [11, 12, 1, 2, 3],
          cool: [12, 1, 2, 3],
          arid: [9, 10, 11],
        },
        title: 'Pick river mint tips',
        description: 'Pinch off the top two pairs of leaves and use them like garden mint.',
        why: 'The soft tips taste best, and the stem branches below.',
      }),
      prune({
        rule: 'prune-late-winter',
        priority: 2,
        minutes: 15,
        months: { tropical: [5], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Cut the river mint to the ground',
        description: 'Shear last year’s stems off low and pull up runners that wander.',
        why: 'It shoots fresh from the roots.',
      }),
      lookFor(
        'Look for rust and caterpillars on river mint',
        { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        'Cut stems with orange spots to the ground and pick caterpillars off.',
        'Both like soft spring leaves.',
      ),
    ],
  },
]
