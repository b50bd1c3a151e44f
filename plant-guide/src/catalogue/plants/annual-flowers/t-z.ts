import type { CatalogueEntry } from '../../../entry.ts'
import { coverLateFrost } from '../../../jobs/frost.ts'
import { pests, prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import {
  feedFlowers,
  feedInAPot,
  onceDryInAPot,
  summerFlowers,
  warmFlowers,
  waterFlowers,
  waterPlantsIn,
} from '../../jobs/bedding-jobs.ts'
import { potted } from '../../jobs/crop-jobs.ts'
import { feedIn, plantOut, watchFor } from '../../jobs/garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Torenia',
    synonyms: ['wishbone flower', 'summer pansy'],
    species: 'Torenia fournieri',
    kind: 'annual-flower',
    care: {
      watering: 'Keep torenia damp all summer.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Rich, moist soil.',
      fertilizing: 'Liquid flower food each fortnight.',
      pruning: 'Pinch young torenias and trim leggy ones by a third.',
    },
    needs: gentleAndMoist,
    without: ['deadhead'],
    frostTender: true,
    jobs: [
      waterPlantsIn('torenias'),
      coverLateFrost,
      feedFlowers('torenias', summerFlowers),
      waterFlowers('torenias', summerFlowers),
      plantOut(
        'Plant out torenias',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        'Set seedlings 20 cm apart in damp soil, in morning sun or light shade and out of the wind.',
        'Torenias flower for months in light shade, once pansies are over.',
      ),
    ],
  },
  {
    name: 'Verbena',
    synonyms: ['verbenas', 'garden verbena', 'trailing verbena'],
    species: 'Verbena × hybrida',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly, at the roots; verbena gets mildew on wet leaves.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, banks and walls included.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut verbena back by a third after each flush.',
    },
    needs: openAndDrained,
    without: ['deadhead', 'pinch-tips'],
    jobs: [
      waterPlantsIn('verbenas'),
      {
        ...feedIn(
          'Slow-release fertiliser',
          'Feed the verbenas',
          { tropical: [5], subtropical: [5, 6, 10], temperate: [10, 11], cool: [11], arid: [10] },
          'Scatter slow-release flower food between the plants and water it in.',
          'It lasts them through their months of flower.',
        ),
        rule: 'feed-growing',
        fromMonths: 1,
      },
      pests({
        rule: 'check-mites',
        priority: 2,
        minutes: 10,
        fromMonths: 1,
        months: { tropical: [8], subtropical: [10, 12, 1], temperate: [1, 2], cool: [2], arid: [12, 1] },
        title: 'Look for mites under the verbena leaves',
        description: 'Hose speckled or webbed leaves from below, three mornings running.',
        why: 'Mites breed fast in hot, dry weather.',
        tropics: { why: 'Mites breed fast in dry air.' },
      }),
      waterFlowers('verbenas', summerFlowers),
      plantOut(
        'Plant verbenas',
        { tropical: [4, 5], subtropical: [4, 5, 9], temperate: [9, 10, 11], cool: [10, 11], arid: [9] },
        'Set plants 30 cm apart and pinch the tips.',
        'They root as they spread and flower through the warm months.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 1,
        minutes: 10,
        months: {
          tropical: [7],
          subtropical: [9, 10, 12, 1],
          temperate: [1, 2],
          cool: [1, 2],
          arid: [11, 12, 1, 2],
        },
        title: 'Trim the verbenas by a third',
        description: 'Shear the whole plant over, then water and feed it.',
        why: 'Flowers come only on new tips.',
      }),
    ],
  },
  {
    name: 'Vinca',
    synonyms: ['Madagascar periwinkle', 'Catharanthus', 'annual vinca'],
    akin: ['periwinkle'],
    species: 'Catharanthus roseus',
    kind: 'annual-flower',
    care: {
      watering: 'When the soil is dry; vinca rots in wet ground.',
      sunlight: 'Full sun, reflected heat included.',
      soil: 'Drained soil or potting mix.',
      fertilizing: 'Slow-release at planting is enough in the ground; flower food each month in a pot.',
      pruning: 'Shorten leggy vinca in midsummer; it drops its own spent flowers.',
    },
    needs: openAndDry,
    weedNote:
      'Vinca comes up wild on sandy ground in warm Queensland and the Northern Territory. All parts are poisonous.',
    without: [
      'deadhead',
      'feed-growing',
      'check-aphids',
      'check-snails',
      'pinch-tips',
      'mulch-before-summer',
    ],
    frostTender: true,
    jobs: [
      waterPlantsIn('vinca'),
      waterFlowers(
        'vinca',
        { ...summerFlowers, tropical: range(4, 11) },
        {
          title: 'Water the vinca once the soil is dry',
          description:
            'Push a finger in; once the top 5 cm of the soil is dry, soak the roots and keep the leaves dry.',
          why: 'It stands dry soil better than most flowers, and rots in wet.',
          inPot: onceDryInAPot('vinca'),
        },
      ),
      {
        ...feedInAPot('vinca', {
          tropical: [6, 7, 8],
          subtropical: [12, 1, 2],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [12, 1, 2],
        }),
        priority: 1,
        repeat: 'season',
        why: 'Water washes the food out of a pot, and hungry leaves turn yellow.',
      },
      prune({
        rule: 'trim-summer',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: { tropical: [7, 8], subtropical: [1, 2], temperate: [1, 2], cool: [2], arid: [1, 2] },
        title: 'Shorten leggy vinca',
        description: 'Take a third off long stems above a pair of leaves, in gloves: the sap is poisonous.',
        why: 'It branches, and flowers until the nights turn cool.',
      }),
      coverLateFrost,
      plantOut(
        'Plant out vinca for the hot months',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [11, 12], cool: [12], arid: [10, 11] },
        'Set seedlings 25 cm apart once nights stay above 12 °C.',
        'Vinca yellows in cold, wet soil and thrives in heat.',
      ),
    ],
  },
  {
    name: 'Zinnia',
    synonyms: ['zinnias', 'Zinnia elegans', 'youth and old age'],
    species: 'Zinnia elegans',
    kind: 'annual-flower',
    care: {
      watering: 'Deeply twice a week, at the soil: wet zinnia leaves get mildew.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil with compost.',
      fertilizing: 'Pelletised manure at sowing and a liquid flower food once in bud.',
      pruning: 'Pinch young zinnias once and cut the flowers often.',
    },
    needs: openAndDrained,
    without: ['deadhead'],
    frostTender: true,
    jobs: [
      coverLateFrost,
      waterFlowers('zinnias', warmFlowers),
      feedFlowers('zinnias', { ...warmFlowers, subtropical: range(9, 5) }, { fromMonths: 2 }),
      potted(
        plantOut(
          'Sow zinnias where they are to flower',
          {
            tropical: [4, 5],
            subtropical: [9, 12, 1, 2],
            temperate: [10, 11, 12, 1],
            cool: [11, 12],
            arid: [9, 10, 3],
          },
          'Sow seeds 1 cm deep and thin them to 30 cm apart; zinnias dislike being moved.',
          'Warm soil brings zinnias up within a week and into flower in about eight.',
        ),
        'Sow seeds 1 cm deep and thin them to three or four in a large pot; zinnias dislike being moved.',
      ),
      prune({
        rule: 'pick-flowers',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: {
          tropical: [7, 8],
          subtropical: range(11, 5),
          temperate: range(12, 4),
          cool: [2, 3, 4],
          arid: range(11, 5),
        },
        fromMonths: 2,
        title: 'Cut zinnias, and take off what has faded',
        description:
          'Cut long stems just above a pair of leaves, in the cool of the morning, and every faded head.',
        why: 'Two new stems grow below every cut, so picked zinnias flower for longer.',
      }),
      watchFor(
        'Check zinnias for powdery mildew',
        { subtropical: [1, 2, 3, 4], temperate: [2, 3], cool: [2, 3], arid: [3, 5] },
        'Pick off leaves dusted white, and water in the morning so that the rest dry by night.',
        'Mildew spreads in humid weather at the end of summer.',
      ),
    ],
  },
]
