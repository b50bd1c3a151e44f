import type { CatalogueEntry, MonthsByZone } from '../../entry.ts'
import { keepPicking, pick, potted, start } from '../crop-jobs.ts'
import { openAndFertile } from '../situations.ts'
import { feedLongVines, leadUpTrellis, lookUnderLeaves } from '../vine-jobs.ts'

const sownInWarmth: MonthsByZone = {
  tropical: [4, 5, 6],
  subtropical: [9, 10, 11],
  temperate: [10, 11],
  arid: [9, 10],
}

/** Annual vines of Asian kitchens, which need a long, warm season. */
export const asianGourds: readonly CatalogueEntry[] = [
  {
    name: 'Bottle gourd',
    synonyms: [
      'lauki',
      'dudhi',
      'doodhi',
      'calabash',
      'Lagenaria',
      'opo squash',
      'upo',
      'New Guinea bean',
      'bau',
    ],
    akin: ['long melon', 'birdhouse gourd', 'gourd'],
    species: 'Lagenaria siceraria',
    kind: 'fruiting-vegetable',
    cropMonths: 6,
    unusualIn: ['cool'],
    care: {
      watering: 'Deeply every second day in the heat.',
      sunlight: 'Full sun, on a strong trellis or over a pergola.',
      soil: 'Rich soil with manure.',
      fertilizing: 'Manure at planting, then liquid food each fortnight from its first flowers.',
      pruning: 'Pinch the tip at the top of the trellis: side shoots carry the fruit.',
    },
    needs: openAndFertile,
    without: ['remove-lower-leaves'],
    jobs: [
      lookUnderLeaves('bottle gourd'),
      leadUpTrellis('bottle gourds'),
      potted(
        start(
          'Sow bottle gourds',
          sownInWarmth,
          'Soak the seed for a day and sow it 2 cm deep at the foot of a strong trellis, a metre apart.',
          'They need warm soil to come up and four warm months.',
          'Bottle gourd seed',
        ),
        'Sow three soaked seeds in a tub of 50 litres or more at the foot of a trellis, and keep the best one.',
      ),
      keepPicking(
        'Pick bottle gourds while the skin is soft',
        { tropical: [7, 8, 9], subtropical: [12, 1, 2, 3], temperate: [1, 2, 3], arid: [12, 1, 2] },
        3,
        'Cut them as long as a forearm, while a thumbnail goes into the skin. Throw away any that taste bitter: they are poisonous.',
        'Old ones turn to wood, and the vine stops while they ripen.',
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
    name: 'Wax gourd',
    synonyms: [
      'winter melon',
      'ash gourd',
      'Benincasa',
      'Benincasa hispida',
      'petha',
      'fuzzy melon',
      'hairy melon',
      'mo qua',
      'dong gua',
    ],
    species: 'Benincasa hispida',
    kind: 'fruiting-vegetable',
    cropMonths: 7,
    unusualIn: ['cool'],
    care: {
      watering: 'Deeply every second day in the heat.',
      sunlight: 'Full sun; hang fruit on a trellis in a sling, or let the vine run.',
      soil: 'Rich soil with manure that drains.',
      fertilizing: 'Manure at planting, then liquid food each fortnight from its first flowers.',
      pruning: 'Leave two or three large fruit on a vine, or pick many small ones.',
    },
    needs: openAndFertile,
    without: ['remove-lower-leaves'],
    jobs: [
      lookUnderLeaves('wax gourd'),
      leadUpTrellis('wax gourds'),
      feedLongVines,
      potted(
        start(
          'Sow wax gourds',
          sownInWarmth,
          'Sow the seed 2 cm deep beside a trellis, or a metre and a half apart where it may run.',
          'They need five warm months to ripen.',
          'Wax gourd seed',
        ),
        'Sow three seeds in a tub of 50 litres or more beside a trellis, and keep the best one.',
      ),
      pick(
        'Cut wax gourds',
        { tropical: [8, 9, 10], subtropical: [1, 2, 3, 4], temperate: [2, 3, 4], arid: [1, 2, 3] },
        4,
        'Take hairy ones young, as long as a hand, or wait until a white bloom covers the skin, and leave a stalk on.',
        'A ripe one with its wax unbroken keeps in a dry room for months.',
      ),
    ],
  },
]
