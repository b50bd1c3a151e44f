import type { CatalogueEntry } from '../../../entry.ts'
import { keepPicking, pick, start, tend } from '../../jobs/crop-jobs.ts'
import { openAndFertile, sunOrHalfShade } from '../../situations.ts'
import { feedWhilePicked, planting } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Kale',
    synonyms: ['curly kale', 'Tuscan kale', 'cavolo nero', 'Russian kale'],
    akin: ['ornamental kale', 'collards', 'collard greens'],
    species: 'Brassica oleracea var. sabellica',
    kind: 'brassica',
    cropMonths: 8,
    care: {
      watering: 'Once or twice a week.',
      sunlight: 'Sun or half shade.',
      soil: 'Any composted soil.',
      fertilizing: 'A monthly liquid feed.',
      pruning: 'Pick from the bottom up and leave the crown.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['feed-late-winter'],
    jobs: [
      feedWhilePicked(
        'kale',
        {
          tropical: [6, 7, 8],
          subtropical: [5, 6, 7, 8, 9],
          temperate: [4, 5, 6, 7, 8, 9],
          cool: [3, 4, 5, 6, 7, 8],
          arid: [5, 6, 7, 8],
        },
        'Water in a liquid fertiliser on damp soil.',
      ),
      start(
        'Plant out kale',
        { ...planting, temperate: [2, 3, 4, 5], cool: [1, 2, 3, 4] },
        'Plant 45 cm apart, deep enough that it does not rock, and net against caterpillars.',
        'Kale grows right through the cool months and is sweetest then.',
        'Kale seedlings',
      ),
      keepPicking(
        'Pick kale leaves',
        {
          tropical: [6, 7, 8],
          subtropical: [6, 7, 8, 9],
          temperate: [5, 6, 7, 8, 9],
          cool: [3, 4, 5, 6, 7, 8],
          arid: [6, 7, 8],
        },
        2,
        'Snap the lowest leaves downwards; always leave eight.',
        'Regular picking brings tender young leaves.',
      ),
    ],
  },
  {
    name: 'Kohlrabi',
    synonyms: ['turnip cabbage', 'cabbage turnip'],
    species: 'Brassica oleracea var. gongylodes',
    kind: 'brassica',
    cropMonths: 3,
    care: {
      watering: 'Evenly; dry spells make it woody.',
      sunlight: 'Full sun.',
      soil: 'Fine and rich.',
      fertilizing: 'A liquid feed or two from three weeks on.',
      pruning: 'None.',
    },
    needs: openAndFertile,
    without: [
      'remove-yellow-leaves',
      'water-heads',
      'feed-young',
      'check-snails',
      'feed-late-winter',
      'check-aphids',
    ],
    jobs: [
      ...tend(
        'kohlrabi',
        {
          tropical: [5, 6],
          subtropical: [4, 5, 6],
          temperate: [3, 4, 5, 6],
          cool: [3, 4, 5],
          arid: [4, 5, 6],
        },
        'snails and caterpillars',
        'dress-with-compost',
      ),
      start(
        'Sow kohlrabi',
        { tropical: [4, 5], subtropical: [3, 4, 5], temperate: [2, 3, 4], cool: [2, 3], arid: [3, 4] },
        'Sow 1 cm deep and thin to 15 cm apart.',
        'It is ready in ten cool weeks.',
        'Kohlrabi seed',
      ),
      pick(
        'Pull kohlrabi at tennis-ball size',
        {
          tropical: [6, 7],
          subtropical: [5, 6, 7],
          temperate: [4, 5, 6, 7],
          cool: [4, 5, 6],
          arid: [5, 6, 7],
        },
        2,
        'Pull it, trim the leaves and peel.',
        'Larger ones turn woody.',
      ),
    ],
  },
  {
    name: 'Wombok',
    synonyms: [
      'Chinese cabbage',
      'wong bok',
      'napa cabbage',
      'celery cabbage',
      'Peking cabbage',
      'wombok cabbage',
    ],
    species: 'Brassica rapa subsp. pekinensis',
    kind: 'brassica',
    cropMonths: 4,
    care: {
      watering: 'Twice a week, evenly: a dry week sends it to flower.',
      sunlight: 'Full sun in the cool months.',
      soil: 'Rich, limed soil that holds water.',
      fertilizing: 'Liquid feed from six leaves until the head closes.',
      pruning: 'Take slug-eaten outer leaves off.',
    },
    needs: openAndFertile,
    without: ['feed-late-winter'],
    jobs: [
      start(
        'Plant out womboks',
        planting,
        'Plant 40 cm apart in rich soil, water in and net against caterpillars.',
        'Womboks heart up while days are short, and run to seed once they lengthen.',
        'Wombok seedlings',
      ),
      pick(
        'Cut womboks while the head is firm',
        {
          tropical: [6, 7, 8],
          subtropical: [5, 6, 7, 8],
          temperate: [4, 5, 6, 7],
          cool: [3, 4, 5, 6],
          arid: [6, 7],
        },
        2,
        'Press the top, and cut a firm head at the base; it keeps for weeks in the fridge.',
        'A ripe head soon splits or flowers.',
      ),
    ],
  },
]
