import type { CatalogueEntry } from '../../../entry.ts'
import { harvest } from '../../../jobs/jobs.ts'
import { keepPicking, potted, start } from '../../jobs/crop-jobs.ts'
import { plantOut } from '../../jobs/garden-jobs.ts'
import { leadUpTrellis, lookUnderLeaves } from '../../jobs/vine-jobs.ts'
import { openAndFertile } from '../../situations.ts'
import { sownInWarmth } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Bitter melon',
    synonyms: ['bitter gourd', 'karela', 'Momordica', 'goya melon', 'foo gwa', 'ampalaya'],
    species: 'Momordica charantia',
    kind: 'fruiting-vegetable',
    care: {
      watering: 'Every second day while it fruits.',
      sunlight: 'Full sun.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Liquid feed every fortnight once it flowers.',
      pruning: 'Train it up a trellis and pinch the tip at the top.',
    },
    needs: openAndFertile,
    weedNote: 'Wild forms run loose in the tropics: pick every fruit before it bursts.',
    without: ['remove-lower-leaves'],
    jobs: [
      lookUnderLeaves('bitter melon'),
      leadUpTrellis('bitter melons'),
      plantOut(
        'Sow bitter melon at a trellis',
        {
          tropical: [3, 4, 5, 8, 9],
          subtropical: [9, 10, 11, 12, 1],
          temperate: [10, 11, 12],
          arid: [9, 10],
        },
        'Soak the seed overnight and sow it 2 cm deep once the soil is warm.',
        'Cold soil rots the seed.',
      ),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 2,
        months: {
          tropical: [6, 7, 8, 9, 10, 11],
          subtropical: [12, 1, 2, 3, 4, 5],
          temperate: [1, 2, 3, 4],
          arid: [12, 1, 2, 3],
        },
        title: 'Pick bitter melons while green',
        description: 'Cut them firm and green, every second day.',
        why: 'Yellow ones are soft, and stop the vine from setting more.',
      }),
    ],
  },
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
        {
          tropical: [7, 8, 9, 10],
          subtropical: [12, 1, 2, 3, 4],
          temperate: [1, 2, 3, 4],
          arid: [12, 1, 2, 3],
        },
        3,
        'Cut them as long as a forearm, while a thumbnail goes into the skin. Throw away any that taste bitter: they are poisonous.',
        'Old ones turn to wood, and the vine stops while they ripen.',
      ),
    ],
  },
]
