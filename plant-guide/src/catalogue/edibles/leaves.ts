import type { CatalogueEntry, Job } from '../../entry.ts'
import { feed, prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { leafyVegetable } from '../../kinds/leafy-vegetable.ts'
import { alwaysWet, keepPicking, pick, start, wetFromTheStart } from '../crop-jobs.ts'
import { cabbageWhites, feedOnce } from '../leafy-vegetables.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** The caterpillar check in the warm months, for leaves that grow then. */
const warmCaterpillars: readonly Job[] = leafyVegetable.jobs
  .filter(({ rule }) => rule === 'check-caterpillars')
  .map((job) => ({
    ...job,
    priority: 2,
    months: { tropical: [12, 1], subtropical: [1, 2], temperate: [1, 2], arid: [12, 1] },
  }))

/** Leaf vegetables other than lettuce and spinach. */
export const moreLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Malabar spinach',
    synonyms: ['Ceylon spinach', 'Basella', 'climbing spinach', 'mong toi', 'alugbati'],
    species: 'Basella alba',
    kind: 'leafy-vegetable',
    cropMonths: 6,
    frostTender: true,
    care: {
      watering: 'Every second day in hot weather.',
      sunlight: 'Full sun to half shade, on a trellis.',
      soil: 'Rich soil with compost.',
      fertilizing: 'Weak liquid feed each fortnight.',
      pruning: 'Pinch tips for side shoots.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['check-pests-young', 'check-aphids', 'nip-flower-stems', 'remove-outer-leaves'],
    jobs: [
      ...warmCaterpillars,
      prune({
        rule: 'tie-in',
        priority: 3,
        phase: 'establish',
        fromMonths: 1,
        minutes: 20,
        months: {},
        title: 'Give the Malabar spinach a trellis',
        description: 'Put up wires or mesh 2 m high, and wind the first shoots around it.',
        why: 'It climbs taller than you, and stems on the ground rot and get muddy.',
      }),
      feed({
        rule: 'feed-leaves',
        priority: 1,
        repeat: 'season',
        fromMonths: 1,
        months: {
          tropical: range(11, 3),
          subtropical: range(11, 3),
          temperate: range(12, 3),
          arid: range(11, 3),
        },
        title: 'Liquid feed the Malabar spinach',
        description: 'Water in a weak fish or seaweed-and-fish blend, and again two weeks later.',
        why: 'It grows fastest in the heat, and each cut takes leaves that it has to make again.',
        product: 'Fish emulsion',
      }),
      start(
        'Sow Malabar spinach',
        { tropical: [9, 10, 11], subtropical: [9, 10, 11, 12], temperate: [10, 11], arid: [9, 10] },
        'Soak the seed overnight, and sow 1 cm deep beside a trellis 2 m high.',
        'It grows through the hot, wet months when lettuce bolts.',
        'Malabar spinach seed',
      ),
      {
        ...pick(
          'Pick Malabar spinach tips',
          {
            tropical: [11, 12, 1, 2, 3],
            subtropical: [12, 1, 2, 3, 4],
            temperate: [12, 1, 2, 3, 4],
            arid: [12, 1, 2],
          },
          2,
          'Snip shoots 15 cm long, leaves and all.',
          'Every cut makes two new shoots.',
        ),
        repeat: 'season',
      },
    ],
  },
  {
    name: 'Kangkong',
    synonyms: [
      'water spinach',
      'kang kong',
      'morning glory vegetable',
      'Ipomoea aquatica',
      'ong choy',
      'ong choi',
      'rau muong',
    ],
    species: 'Ipomoea aquatica',
    kind: 'leafy-vegetable',
    cropMonths: 6,
    frostTender: true,
    care: {
      watering: 'Keep wet, or stand the pot in water.',
      sunlight: 'Full sun.',
      soil: 'Rich, boggy soil or a tub.',
      fertilizing: 'Liquid feed each fortnight.',
      pruning: 'Cut stems back to 15 cm.',
    },
    needs: { sunlight: openAndFertile.sunlight, soil: ['loam', 'silt', 'clay'], moisture: ['moist'] },
    without: [
      'water-leaves',
      'mulch-crop',
      'feed-at-planting',
      'improve-bed',
      'weed-crop',
      'check-pests-young',
      'check-aphids',
      'nip-flower-stems',
      'remove-outer-leaves',
    ],
    jobs: [
      ...warmCaterpillars,
      wetFromTheStart('kangkong'),
      prune({
        rule: 'pinch-tips',
        phase: 'establish',
        priority: 2,
        minutes: 5,
        months: {},
        title: 'Pinch the tips of the young kangkong',
        description: 'Once it stands 15 cm high, take each tip off above two leaves.',
        why: 'Every pinched stem makes two to pick.',
      }),
      alwaysWet('kangkong', {
        tropical: range(1, 12),
        subtropical: range(9, 4),
        temperate: range(10, 4),
      }),
      start(
        'Sow kangkong',
        { tropical: [9, 10, 11, 12], subtropical: [9, 10, 11, 12], temperate: [11, 12] },
        'Soak seed for a day, sow 1 cm deep and keep it wet, away from creeks.',
        'Kangkong needs heat and water and is ready in six weeks.',
        'Kangkong seed',
      ),
      keepPicking(
        'Cut kangkong stems',
        { tropical: [10, 11, 12, 1, 2], subtropical: [10, 11, 12, 1, 2], temperate: [1, 2, 3] },
        1,
        'Cut stems 10 cm above the ground before they flower.',
        'New stems are ready again in two weeks.',
      ),
    ],
  },
  {
    name: 'Mizuna',
    synonyms: ['Japanese greens', 'mibuna', 'komatsuna'],
    akin: [
      'mustard greens',
      'red mustard',
      'Asian greens',
      'Asian vegetables',
      'gai choy',
      'gai choi',
      'kai choy',
    ],
    species: 'Brassica rapa var. nipposinica',
    kind: 'leafy-vegetable',
    cropMonths: 3,
    care: {
      watering: 'Every second day in dry weather.',
      sunlight: 'Sun in winter, half shade in warmth.',
      soil: 'Any fertile soil.',
      fertilizing: 'One liquid feed after the first cut.',
      pruning: 'Cut it as it grows.',
    },
    needs: gentleAndMoist,
    jobs: [
      feedOnce('mizuna'),
      cabbageWhites('mizuna'),
      start(
        'Sow mizuna',
        {
          tropical: [5, 6],
          subtropical: [3, 4, 5, 6],
          temperate: [2, 3, 4, 8, 9],
          cool: [2, 3, 9, 10],
          arid: [3, 4, 5],
        },
        'Sow thinly 5 mm deep and thin to 15 cm apart.',
        'It is ready in five weeks and bolts only in heat.',
        'Mizuna seed',
      ),
      keepPicking(
        'Cut mizuna leaves',
        {
          tropical: [6, 7, 8],
          subtropical: [5, 6, 7, 8],
          temperate: [4, 5, 6, 10, 11],
          cool: [4, 5, 11, 12],
          arid: [5, 6, 7],
        },
        1,
        'Cut the bunch 3 cm above the soil and let it grow again.',
        'Three or four cuts come from one sowing.',
      ),
    ],
  },
]
