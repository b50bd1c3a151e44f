import type { CatalogueEntry } from '../../entry.ts'
import { coverLateFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { plantOut } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained } from '../situations.ts'
import {
  feedFlowers,
  monthly,
  summerFlowers,
  warmFlowers,
  waterFlowers,
  waterPlantsIn,
} from './bedding-jobs.ts'

/** Low annuals for edges, baskets and pots through the warm months. */
export const summerEdging: readonly CatalogueEntry[] = [
  {
    name: 'Browallia',
    synonyms: ['browallias', 'sapphire flower', 'Browallia speciosa', 'amethyst flower', 'bush violet'],
    species: 'Browallia speciosa',
    kind: 'annual-flower',
    care: {
      watering: 'Keep browallia damp, never wet.',
      sunlight: 'Light shade or morning sun.',
      soil: 'Rich soil or potting mix.',
      fertilizing: 'Half-strength liquid flower food each fortnight.',
      pruning: 'Pinch browallia while it is young.',
    },
    needs: gentleAndMoist,
    without: ['deadhead'],
    frostTender: true,
    jobs: [
      waterPlantsIn('browallias'),
      coverLateFrost,
      waterFlowers('browallias', summerFlowers),
      feedFlowers('browallias', summerFlowers, {
        description: 'Water in a half-strength liquid flower food on damp soil, and again two weeks later.',
      }),
      plantOut(
        'Plant out browallias in light shade',
        { tropical: [4, 5], subtropical: [9, 10], temperate: [11, 12], cool: [12], arid: [10] },
        'Set seedlings 20 cm apart, or three to a basket.',
        'It is one of few blue flowers for a warm, shaded place.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 3,
        priority: 2,
        minutes: 10,
        months: { tropical: [8], subtropical: [1], temperate: [2, 3], cool: [2, 3], arid: [1] },
        title: 'Trim the leggy browallias',
        description: 'Shorten every stem by a third above a leaf, then feed.',
        why: 'They branch below the cut and flower for some months more.',
      }),
    ],
  },
  {
    name: 'Monkey flower',
    synonyms: ['mimulus', 'monkey musk', 'Mimulus hybridus', 'erythranthe', 'monkeyflower'],
    species: 'Mimulus × hybridus',
    kind: 'annual-flower',
    care: {
      watering: 'Every day or two: mimulus dies if it dries out.',
      sunlight: 'Light shade, or sun where the soil is wet.',
      soil: 'Rich, wet soil, pond edges included.',
      fertilizing: 'Liquid flower food each fortnight.',
      pruning: 'Shear monkey flowers low after their first flush.',
    },
    needs: gentleAndMoist,
    cropMonths: 8,
    without: ['deadhead', 'pinch-tips'],
    jobs: [
      {
        ...waterPlantsIn('monkey flowers'),
        description: 'Water them gently each morning for a week, then before the top of the soil is dry.',
        inPot: {
          description: 'Water them gently each morning for a week, then before the top of the mix is dry.',
        },
      },
      waterFlowers(
        'monkey flowers',
        { subtropical: [7, 8, 9], temperate: [9, 10, 11], cool: [12, 1, 2], arid: [7, 8, 9] },
        {
          title: 'Keep the monkey flowers wet',
          description: 'Soak the soil before its top is dry; stand pots in a saucer of water on warm days.',
          why: 'They grow beside streams and wilt beyond help in dry soil.',
          inPot: {
            description:
              'Water before the top of the mix is dry, and stand the pot in a saucer of water on warm days.',
            why: 'They grow beside streams and wilt beyond help in dry mix.',
          },
        },
      ),
      feedFlowers('monkey flowers', {
        subtropical: [7, 8, 9],
        temperate: [9, 10, 11],
        cool: [12, 1, 2],
        arid: [7, 8, 9],
      }),
      plantOut(
        'Plant monkey flowers in damp shade',
        { subtropical: [4, 5], temperate: [3, 4, 8, 9], cool: [9, 10, 11], arid: [4, 5] },
        'Set seedlings 20 cm apart in soil with plenty of compost.',
        'They flower within weeks in mild weather, and heat ends them.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 1,
        minutes: 10,
        months: { subtropical: [8], temperate: [10, 11], cool: [1], arid: [8] },
        title: 'Shear the monkey flowers after their first flush',
        description: 'Cut the plants to 15 cm and soak them.',
        why: 'They shoot from the base and flower again if it stays cool.',
      }),
    ],
  },
  {
    name: 'Annual phlox',
    synonyms: ['Phlox drummondii', 'Drummond phlox', 'bedding phlox', 'star phlox'],
    akin: ['phlox'],
    species: 'Phlox drummondii',
    kind: 'annual-flower',
    cropMonths: 9,
    care: {
      watering: 'Weekly at the roots; pots every second day.',
      sunlight: 'Full sun.',
      soil: 'Drained, sandy soil with compost.',
      fertilizing: 'Liquid flower food once a month.',
      pruning: 'Shear annual phlox by a third when the flowers thin out.',
    },
    needs: openAndDrained,
    without: ['deadhead'],
    jobs: [
      waterFlowers('annual phlox', warmFlowers),
      feedFlowers('annual phlox', { ...warmFlowers, temperate: range(9, 2) }, { ...monthly, fromMonths: 2 }),
      plantOut(
        'Sow or plant annual phlox',
        {
          tropical: [4, 5],
          subtropical: [3, 4, 8, 9],
          temperate: [3, 9, 10, 11],
          cool: [10, 11],
          arid: [3, 4, 9],
        },
        'Sow 5 mm deep where it is to flower, or set seedlings 20 cm apart.',
        'It flowers ten weeks after sowing, in all colours but blue.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 3,
        priority: 2,
        minutes: 10,
        months: {
          tropical: [8],
          subtropical: [8, 12],
          temperate: [11, 1, 2, 3],
          cool: [2, 3],
          arid: [8, 12],
        },
        title: 'Shear the annual phlox by a third',
        description: 'Clip the whole plant over above side shoots and water it.',
        why: 'It stops when it seeds, and flowers again after a trim.',
      }),
    ],
  },
  {
    name: 'Ageratum',
    synonyms: ['floss flower', 'ageratums', 'Ageratum houstonianum', 'Blue Mink', 'flossflower'],
    species: 'Ageratum houstonianum',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week in the ground, pots every day or two.',
      sunlight: 'Full sun; afternoon shade where it is hot.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Liquid flower food once a month.',
      pruning: 'Snip brown ageratum heads off before they seed.',
    },
    needs: openAndDrained,
    weedNote:
      'Ageratum runs wild along creeks in Queensland and northern New South Wales, where it is called billygoat weed. Cut the heads before they seed.',
    without: ['deadhead'],
    frostTender: true,
    jobs: [
      waterPlantsIn('ageratums'),
      coverLateFrost,
      waterFlowers('ageratums', warmFlowers),
      feedFlowers('ageratums', warmFlowers, monthly),
      plantOut(
        'Plant out ageratums',
        { tropical: [4, 5], subtropical: [3, 4, 9], temperate: [10, 11], cool: [11, 12], arid: [9] },
        'Set seedlings 20 cm apart, in front of taller plants.',
        'They make low, even mounds within six weeks of warm weather.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 1,
        minutes: 10,
        months: {
          tropical: [6, 7, 8],
          subtropical: [5, 6, 7, 8, 12],
          temperate: [1, 2],
          cool: [2],
          arid: [12],
        },
        title: 'Snip the brown heads off the ageratums',
        description: 'Take spent clusters off with scissors, down to the next leaves.',
        why: 'Fresh clusters hide the cuts within two weeks, and no seed is shed.',
      }),
    ],
  },
]
