import type { CatalogueEntry, MonthsByZone } from '../../../entry.ts'
import { feed, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { alwaysWet, keepPicking, pick, potted, start, wetFromTheStart } from '../../jobs/crop-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../../situations.ts'
import { cabbageWhites, coolMonths, feedOnce } from './jobs.ts'

const leafPicking: MonthsByZone = {
  tropical: [6, 7, 8],
  subtropical: [6, 7, 8, 9],
  temperate: [5, 6, 7, 8, 10, 11],
  cool: [4, 5, 11, 12],
  arid: [6, 7, 8],
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Rocket',
    synonyms: ['arugula', 'wild rocket', 'roquette', 'rocket salad', 'rucola'],
    species: 'Eruca vesicaria',
    kind: 'leafy-vegetable',
    cropMonths: 2,
    care: {
      watering: 'Daily in warm weather; dry soil makes it fiercely hot.',
      sunlight: 'Sun in winter, half shade in summer.',
      soil: 'Any soil, or a trough.',
      fertilizing: 'One weak liquid feed.',
      pruning: 'Cut and come again.',
    },
    needs: gentleAndMoist,
    jobs: [
      feedOnce('rocket'),
      cabbageWhites('rocket'),
      potted(
        start(
          'Sow rocket',
          {
            tropical: [5, 6, 7],
            subtropical: [3, 4, 5, 6, 7, 8],
            temperate: [3, 4, 5, 8, 9, 10],
            cool: [2, 3, 4, 9, 10],
            arid: [4, 5, 6, 7],
          },
          'Scatter seed in a row, rake it in and water.',
          'Sown in cool weather, rocket is ready to eat within five weeks.',
          'Rocket seed',
        ),
        'Scatter seed over the mix, cover it thinly and water.',
      ),
      keepPicking(
        'Cut rocket young',
        {
          tropical: [6, 7, 8],
          subtropical: [4, 5, 6, 7, 8, 9],
          temperate: [4, 5, 6, 9, 10, 11],
          cool: [4, 5, 10, 11],
          arid: [5, 6, 7, 8],
        },
        1,
        'Cut with scissors 3 cm above the ground.',
        'Small leaves taste nutty, and large ones get hot.',
      ),
    ],
  },
  {
    name: 'Silverbeet',
    synonyms: [
      'Swiss chard',
      'rainbow chard',
      'silver beet',
      'perpetual spinach',
      'Fordhook Giant',
      'silver beat',
    ],
    species: 'Beta vulgaris var. cicla',
    kind: 'leafy-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Twice a week; it forgives more than most greens.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil with compost and a little lime.',
      fertilizing: 'Pellets at planting and a liquid feed each fortnight.',
      pruning: 'Twist off outer stalks and cut out flower stems.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      start(
        'Plant silverbeet',
        { ...coolMonths, temperate: [2, 3, 4, 8, 9, 10] },
        'Soak the knobbly seed for an hour, or plant seedlings 30 cm apart.',
        'Planted now, silverbeet can be picked for most of a year.',
        'Silverbeet seedlings',
      ),
      keepPicking(
        'Pick the outer stalks of silverbeet',
        { ...leafPicking, tropical: [6, 7, 8, 9], temperate: [4, 5, 6, 7, 8, 9, 10, 11] },
        2,
        'Pull stalks down and sideways, leaving five to grow on.',
        'New leaves keep coming from the middle when you pick from the outside.',
      ),
    ],
  },
  {
    name: 'Warrigal greens',
    synonyms: [
      'NZ spinach',
      'New Zealand spinach',
      'warrigal spinach',
      'Botany Bay spinach',
      'warrigal cabbage',
    ],
    akin: ['bower spinach'],
    species: 'Tetragonia tetragonoides',
    kind: 'leafy-vegetable',
    cropMonths: 24,
    care: {
      watering: 'Weekly; it thrives by the sea and forgives neglect.',
      sunlight: 'Sun or shade.',
      soil: 'Any soil, even salty sand.',
      fertilizing: 'A little compost in spring.',
      pruning: 'Pinch tips to eat, which keeps it bushy. Blanch leaves before eating.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: [
      'check-aphids',
      'check-caterpillars',
      'water-leaves',
      'feed-leaves',
      'remove-outer-leaves',
      'nip-flower-stems',
      'check-pests-young',
    ],
    jobs: [
      water({
        rule: 'water-standing',
        priority: 1,
        repeat: 'season',
        months: {
          tropical: range(5, 10),
          subtropical: range(9, 2),
          temperate: range(11, 3),
          cool: range(12, 2),
          arid: range(9, 3),
        },
        title: 'Water the warrigal greens in dry weeks',
        description: 'Give one good soak a week when it has not rained, and more often in a pot.',
        why: 'It lives through dry weeks, but its leaves are only soft where it drinks.',
      }),
      start(
        'Plant warrigal greens',
        { tropical: [4, 5], subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [9, 10] },
        'Soak seeds overnight and sow 2 cm deep, or plant rooted tips.',
        'Warrigal greens soon cover bare soil and need little care.',
        'Warrigal greens seed',
      ),
      {
        ...pick(
          'Pinch tips of warrigal greens',
          {
            tropical: range(3, 11),
            subtropical: range(9, 5),
            temperate: range(11, 5),
            cool: range(12, 5),
            arid: range(9, 5),
          },
          2,
          'Pinch 10 cm off each stem. Boil the leaves for a minute, and pour that water away.',
          'Two shoots grow from each pinched tip.',
        ),
        repeat: 'season',
      },
    ],
  },
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
          'Sow on damp mix, or root a bought bunch in a glass of water and plant that. It is a weed of creeks: keep it away from them.',
          'Cool water and mild days give soft leaves.',
          'Watercress seed',
        ),
        inGround: {
          title: 'Start watercress in soil as wet as mud',
          description:
            'Sow on the wet soil, or root a bought bunch in a glass of water and plant that. It is a weed of creeks: keep it away from them.',
        },
      },
      {
        ...keepPicking(
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
        inGround: { title: 'Cut watercress 15 cm above the soil' },
      },
    ],
  },
]
