import type { CatalogueEntry } from '../../entry.ts'
import { feed, prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { alwaysWet, pick, potted, start, wetFromTheStart } from '../crop-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'

/** Salad leaves and herbs that grow in the cool of the year. */
export const saladLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Watercress',
    synonyms: ['water cress', 'Nasturtium officinale', 'aquatic cress'],
    species: 'Nasturtium officinale',
    kind: 'leafy-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Always wet: stand the pot in a tray of water and change it every two or three days.',
      sunlight: 'Sun in the cool months, half shade in the warm ones.',
      soil: 'Potting mix in a pot that stands in water, or a boggy bed.',
      fertilizing: 'Weak liquid food each fortnight.',
      pruning: 'Cut stems often, and pull out what flowers.',
    },
    needs: { sunlight: gentleAndMoist.sunlight, soil: ['loam', 'silt', 'clay'], moisture: ['moist', 'wet'] },
    without: [
      'water-leaves',
      'mulch-crop',
      'feed-at-planting',
      'improve-bed',
      'weed-crop',
      'remove-outer-leaves',
      'nip-flower-stems',
    ],
    weedNote: 'Watercress spreads along creeks: grow it in a tub and throw none away near water.',
    jobs: [
      feed({
        rule: 'feed-leaves',
        priority: 1,
        minutes: 10,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [6, 7, 8],
          subtropical: range(1, 12),
          temperate: range(1, 12),
          cool: range(9, 5),
          arid: range(5, 9),
        },
        title: 'Feed the watercress weakly',
        description:
          'Pour in a quarter-strength fish emulsion after a change of water, and again two weeks later.',
        why: 'Standing water holds no food, and fresh water takes away what there was.',
        inGround: {
          description:
            'Pour a quarter-strength fish emulsion over the wet soil, and again two weeks later. Rinse the leaves before you eat them.',
          why: 'So much water washes the food out of the soil.',
        },
        product: 'Fish emulsion',
      }),
      prune({
        rule: 'tip-prune',
        priority: 2,
        minutes: 10,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [8, 9],
          subtropical: [9, 10, 11, 12, 1, 2],
          temperate: [11, 12, 1, 2],
          cool: [12, 1, 2],
          arid: [8, 9],
        },
        title: 'Cut watercress tips before it flowers',
        description: 'Shorten every stem by half, and give the tub shade from midday on.',
        why: 'Once it flowers it turns bitter, and it flowers as soon as it is hot.',
        tropics: { why: 'Once it flowers it turns bitter.' },
        inGround: { description: 'Shorten every stem by half, and shade the bed from midday on.' },
      }),
      wetFromTheStart('watercress'),
      alwaysWet('watercress', {
        tropical: range(5, 9),
        subtropical: range(1, 12),
        temperate: range(1, 12),
        cool: range(1, 12),
        arid: range(4, 9),
      }),
      {
        ...start(
          'Start watercress in a pot that stands in water',
          { tropical: [5, 6], subtropical: [3, 4, 5], temperate: [3, 4, 9], cool: [3, 9, 10], arid: [4, 5] },
          'Sow on damp mix, or root a bought bunch in a glass of water and plant that. Keep it away from creeks.',
          'Cool water and mild days give soft leaves.',
          'Watercress seed',
        ),
        inGround: {
          title: 'Start watercress in soil as wet as mud',
          description:
            'Sow on the wet soil, or root a bought bunch in a glass of water and plant that. Keep it away from creeks.',
        },
      },
      {
        ...pick(
          'Cut watercress above the water',
          {
            tropical: [7, 8],
            subtropical: [5, 6, 7, 8, 9],
            temperate: [5, 6, 7, 8, 11, 12],
            cool: [5, 6, 11, 12],
            arid: [6, 7, 8],
          },
          2,
          'Snip shoots a finger long and leave two pairs of leaves on each stem.',
          'Cut often, it branches and stays mild.',
        ),
        inGround: { title: 'Cut watercress a hand above the soil' },
      },
    ],
  },
  {
    name: 'Corn salad',
    synonyms: ['lamb’s lettuce', 'mache', 'lambs lettuce', 'Valerianella'],
    species: 'Valerianella locusta',
    kind: 'leafy-vegetable',
    cropMonths: 5,
    care: {
      watering: 'Every second day until it is up, then when the top dries.',
      sunlight: 'Sun in winter.',
      soil: 'Any soil that is fine on top.',
      fertilizing: 'None after compost at sowing.',
      pruning: 'Cut whole rosettes.',
    },
    needs: openAndFertile,
    without: ['remove-outer-leaves', 'nip-flower-stems'],
    feeding: 'never',
    jobs: [
      potted(
        start(
          'Sow corn salad',
          { subtropical: [4, 5], temperate: [3, 4, 5], cool: [2, 3, 4], arid: [4, 5] },
          'Sow 1 cm deep in rows a hand apart and keep the soil damp.',
          'The seed comes up in cool soil alone.',
          'Corn salad seed',
        ),
        'Sow 1 cm deep and keep the mix damp.',
      ),
      pick(
        'Cut corn salad rosettes',
        { subtropical: [6, 7, 8], temperate: [6, 7, 8], cool: [5, 6, 7, 8], arid: [6, 7, 8] },
        2,
        'Cut whole rosettes at the soil and wash out the grit.',
        'It is mildest before it flowers.',
      ),
    ],
  },
  {
    name: 'Land cress',
    synonyms: ['American cress', 'upland cress', 'Barbarea verna'],
    species: 'Barbarea verna',
    kind: 'leafy-vegetable',
    cropMonths: 5,
    care: {
      watering: 'Every day or two; dry plants turn hot.',
      sunlight: 'Sun in winter, shade later.',
      soil: 'Damp soil with compost.',
      fertilizing: 'Weak liquid food once a month.',
      pruning: 'Pick outer leaves.',
    },
    needs: gentleAndMoist,
    without: ['nip-flower-stems', 'remove-outer-leaves'],
    jobs: [
      start(
        'Sow land cress',
        { subtropical: [3, 4, 5], temperate: [3, 4, 8, 9], cool: [2, 3, 9], arid: [4, 5] },
        'Sow thinly 1 cm deep and thin to a hand apart.',
        'It tastes like watercress and needs no pond.',
        'Land cress seed',
      ),
      pick(
        'Pick land cress from the outside',
        { subtropical: [5, 6, 7, 8], temperate: [5, 6, 7, 8, 11], cool: [5, 6, 11, 12], arid: [6, 7, 8] },
        2,
        'Take outer leaves and leave the heart.',
        'The hotter it gets, the hotter it tastes.',
      ),
    ],
  },
  {
    name: 'Salad burnet',
    synonyms: ['burnet', 'Sanguisorba'],
    species: 'Sanguisorba minor',
    kind: 'herb',
    cropMonths: 24,
    care: {
      watering: 'When the top few centimetres are dry.',
      sunlight: 'Sun or light shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'Compost in spring.',
      pruning: 'Cut old leaves and flower stems to the base.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'nip-flower-stems',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: { subtropical: [10, 11], temperate: [11, 12], cool: [12, 1], arid: [9, 10] },
        title: 'Nip the flower stems off the salad burnet',
        description: 'Cut them at the base as they rise, with the oldest leaves.',
        why: 'Leaves turn tough once it flowers, and it seeds itself about.',
      }),
      start(
        'Plant salad burnet',
        { subtropical: [3, 4, 9], temperate: [3, 4, 9, 10], cool: [9, 10, 11], arid: [3, 4, 9] },
        'Plant seedlings 25 cm apart.',
        'Mild soil lets it root before heat or cold.',
        'Salad burnet seedlings',
      ),
      pick(
        'Pick young burnet leaves',
        {
          subtropical: [5, 6, 7, 8, 9, 10],
          temperate: [4, 5, 9, 10, 11, 12],
          cool: [11, 12, 1, 2, 3],
          arid: [5, 6, 7, 8, 9],
        },
        2,
        'Take leaves from the middle; old ones are bitter.',
        'They taste of cucumber while they are young.',
      ),
    ],
  },
]
