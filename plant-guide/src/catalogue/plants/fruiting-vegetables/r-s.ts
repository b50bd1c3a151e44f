import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { keepPicking, pick, potted, start } from '../../jobs/crop-jobs.ts'
import { feedLongVines, leadUpTrellis, lookUnderLeaves } from '../../jobs/vine-jobs.ts'
import { openAndFertile } from '../../situations.ts'
import { pinchMelons, sownInWarmth, takeOffMildew, unstaked, waterUntilFull } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Rockmelon',
    synonyms: ['cantaloupe', 'musk melon', 'Hales Best', 'Charentais', 'Minnesota Midget'],
    akin: ['honeydew melon', 'melon', 'Piel de Sapo', 'galia melon', 'honeydew'],
    species: 'Cucumis melo',
    kind: 'fruiting-vegetable',
    cropMonths: 5,
    care: {
      watering: 'Regularly at the root, sparingly as fruit nets.',
      sunlight: 'Full sun and warm nights.',
      soil: 'Light and well-drained, with compost.',
      fertilizing: 'Compost at planting and potash at flowering.',
      pruning: 'Pinch vines beyond the third fruit.',
    },
    needs: openAndFertile,
    without: unstaked,
    jobs: [
      waterUntilFull('rockmelons'),
      pinchMelons({
        title: 'Pinch the rockmelon vines beyond their fruit',
        description:
          'Keep two to four fruit to a vine, pinch each shoot two leaves past its fruit and take later flowers off.',
        inPot: {
          description:
            'Keep one or two fruit to a vine, pinch each shoot two leaves past its fruit and take later flowers off.',
        },
      }),
      takeOffMildew('rockmelons', {
        tropical: [8],
        subtropical: [12, 1],
        temperate: [2, 3],
        cool: [2, 3],
        arid: [12, 1],
      }),
      potted(
        start(
          'Sow rockmelons',
          {
            tropical: [4, 5, 6, 7],
            subtropical: [9, 10, 11],
            temperate: [10, 11],
            cool: [11],
            arid: [9, 10],
          },
          'Sow on mounds of compost, a metre apart, in soil warm to the hand.',
          'Melons need a long run of warm weeks.',
          'Rockmelon seed',
        ),
        'Sow three seeds in a large tub beside a trellis and keep the best one.',
      ),
      feedLongVines,
      lookUnderLeaves('rockmelon'),
      keepPicking(
        'Pick rockmelons when they slip',
        { tropical: [7, 8, 9], subtropical: [12, 1, 2], temperate: [2, 3], cool: [3], arid: [12, 1] },
        3,
        'Lift the fruit: a ripe one comes off the stalk by itself and smells sweet.',
        'The scent and a stalk that lets go tell you sooner than the colour does.',
      ),
    ],
  },
  {
    name: 'Rosella',
    synonyms: ['rosellas', 'roselle', 'Hibiscus sabdariffa', 'rosella jam plant'],
    species: 'Hibiscus sabdariffa',
    kind: 'fruiting-vegetable',
    cropMonths: 8,
    care: {
      watering: 'A deep soak twice a week.',
      sunlight: 'Full sun.',
      soil: 'Fertile, drained soil.',
      fertilizing: 'Compost at planting and potash once it flowers; too much of anything else makes leaf.',
      pruning: 'Tip young rosellas once.',
    },
    needs: openAndFertile,
    without: ['feed-while-fruiting', 'stake-and-train', 'remove-lower-leaves'],
    jobs: [
      feed({
        rule: 'feed-potash',
        priority: 1,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [2, 3], subtropical: [2, 3], temperate: [2, 3], arid: [2, 3] },
        title: 'Give the rosellas potash as they flower',
        description: 'Sprinkle a little sulphate of potash around each plant and water it in.',
        why: 'It goes into flowers and fruit, where a rich feed would only make leaf.',
        product: 'Sulphate of potash',
      }),
      prune({
        rule: 'tip-prune',
        priority: 2,
        minutes: 10,
        fromMonths: 1,
        untilMonths: 3,
        months: { tropical: [12, 1], subtropical: [11, 12, 1], temperate: [12, 1], arid: [11, 12] },
        title: 'Pinch the tips out of the young rosellas',
        description: 'Take the top of each plant off above a leaf once it is knee-high.',
        why: 'It branches, and every branch carries fruit.',
      }),
      potted(
        start(
          'Plant rosellas',
          { tropical: [10, 11, 12], subtropical: [9, 10, 11], temperate: [11], arid: [9, 10] },
          'Sow seed 1 cm deep in warm soil or set seedlings a metre apart.',
          'Rosellas need four or five warm months before they fruit.',
          'Rosella seed',
        ),
        'Set one seedling in a pot of 40 cm or more.',
      ),
      keepPicking(
        'Pick rosellas for jam',
        { tropical: [3, 4, 5], subtropical: [3, 4, 5], temperate: [4, 5], arid: [3, 4] },
        4,
        'Snip the red fruit a fortnight after the flower falls, while it is crisp.',
        'Left longer they turn woody, and picking brings more.',
      ),
    ],
  },
  {
    name: 'Snake gourd',
    synonyms: ['Trichosanthes', 'padwal', 'chichinda', 'Trichosanthes cucumerina'],
    species: 'Trichosanthes cucumerina',
    kind: 'fruiting-vegetable',
    cropMonths: 6,
    unusualIn: ['cool'],
    care: {
      watering: 'Deeply every second day in the heat.',
      sunlight: 'Full sun, on a trellis two metres high.',
      soil: 'Rich soil with manure that drains.',
      fertilizing: 'Manure at planting, then liquid food each fortnight from its first flowers.',
      pruning: 'Pinch the tip at the top of the trellis.',
    },
    needs: openAndFertile,
    without: ['remove-lower-leaves'],
    jobs: [
      lookUnderLeaves('snake gourd'),
      leadUpTrellis('snake gourds'),
      potted(
        start(
          'Sow snake gourds',
          sownInWarmth,
          'Soak the seed for a day and sow it 2 cm deep at the foot of a tall trellis, a metre apart.',
          'The hard seed comes up only in warm soil.',
          'Snake gourd seed',
        ),
        'Sow three soaked seeds in a tub of 50 litres or more at the foot of a trellis, and keep the best one.',
      ),
      keepPicking(
        'Pick snake gourds young',
        { tropical: [7, 8, 9], subtropical: [12, 1, 2, 3], temperate: [1, 2, 3], arid: [12, 1, 2] },
        3,
        'Cut them while they are pale and bend a little. Tie a stone to a young one if you like it straight.',
        'Ripe ones turn orange, bitter and stringy.',
      ),
    ],
  },
  {
    name: 'Sweet corn',
    synonyms: [
      'corn',
      'maize',
      'sweetcorn',
      'corn on the cob',
      'popcorn',
      'baby corn',
      'Balinese corn',
      'Kelvedon Glory',
      'Early Leaming',
      'Snow Gold',
      'Honey and Cream',
      'Golden Bantam',
    ],
    species: 'Zea mays var. saccharata',
    kind: 'fruiting-vegetable',
    cropMonths: 4,
    care: {
      watering: 'Deeply twice a week, above all when the silks show.',
      sunlight: 'Full sun, out of strong wind.',
      soil: 'Rich soil that held peas or manure before.',
      fertilizing: 'It is a grass: nitrogen at knee height and again at tasselling.',
      pruning: 'None; leave the side shoots.',
    },
    needs: openAndFertile,
    without: [...unstaked, 'clear-spent-plants', 'check-mites', 'check-pests-fruit'],
    jobs: [
      water({
        rule: 'water-while-fruiting',
        priority: 1,
        repeat: 'season',
        months: {
          tropical: range(5, 11),
          subtropical: range(10, 3),
          temperate: range(11, 3),
          cool: range(12, 3),
          arid: range(9, 1),
        },
        title: 'Water the corn deeply',
        description: 'Soak the whole block twice a week, and do not miss a week once the silks show.',
        why: 'Cobs of corn that stood dry have gaps between the kernels.',
        inPot: {
          description: 'Water until it drains out the bottom each morning that the top of the mix is dry.',
        },
      }),
      feed({
        rule: 'feed-while-fruiting',
        priority: 1,
        months: {
          tropical: range(5, 10),
          subtropical: range(10, 2),
          temperate: range(11, 2),
          cool: range(12, 2),
          arid: range(10, 12),
        },
        title: 'Feed the corn at knee height',
        description:
          'Scatter pelletised manure beside the stems, draw a little soil over it and water; feed again when the tassels show.',
        why: 'Corn is a grass, and grows as fast as its nitrogen lets it.',
        product: 'Pelletised manure',
        inPot: {
          description:
            'Scatter a little pelletised manure over the mix and water it in; feed again when the tassels show.',
        },
      }),
      pests({
        rule: 'check-pests-silks',
        priority: 2,
        ahead: { of: 'harvest', days: 28 },
        months: {
          tropical: range(1, 12),
          subtropical: range(11, 4),
          temperate: range(12, 3),
          cool: range(1, 3),
          arid: range(11, 1),
        },
        title: 'Look for caterpillars in the silks',
        description: 'Part the silks of each cob and pick off green or brown caterpillars.',
        why: 'They eat their way down from the tip, so the first days matter.',
      }),
      potted(
        start(
          'Sow sweet corn in a block',
          {
            tropical: range(4, 8),
            subtropical: range(9, 2),
            temperate: [10, 11, 12],
            cool: [11, 12],
            arid: [9, 10],
          },
          'Sow in a block of four short rows, 25 cm apart, never in one long row.',
          'The wind carries pollen from tassel to silk, so corn sown in a block sets more kernels.',
          'Sweet corn seed',
        ),
        'Sow nine or more seeds close together in a half barrel, 15 cm apart.',
      ),
      pick(
        'Pick corn when the silks are brown',
        {
          tropical: range(7, 11),
          subtropical: range(12, 5),
          temperate: [1, 2, 3],
          cool: [2, 3],
          arid: [12, 1],
        },
        3,
        'Press a kernel: if the juice is milky, pick it and cook it the same day.',
        'Its sugar begins to turn to starch the hour it is picked.',
      ),
    ],
  },
]
