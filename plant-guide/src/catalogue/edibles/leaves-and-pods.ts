import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { coverFromLateFrost, fedOn, keepPicking, start, tend } from '../crop-jobs.ts'
import { openAndFertile, sunOrHalfShade } from '../situations.ts'
import { waterWeekly } from '../tropical-fruit.ts'
import { pickFrom } from './pick-from.ts'

/** A green for soup, a tree for its sour pods, and a bramble of the bush. */
export const leavesAndPods: readonly CatalogueEntry[] = [
  {
    name: 'Molokhia',
    synonyms: [
      'mulukhiyah',
      'molokheya',
      'Corchorus olitorius',
      'Egyptian spinach',
      'saluyot',
      'jute leaf',
      'jute mallow',
    ],
    species: 'Corchorus olitorius',
    kind: 'leafy-vegetable',
    cropMonths: 5,
    frostTender: true,
    unusualIn: ['cool'],
    care: {
      watering: 'Every second day in heat.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Weak liquid feed each fortnight.',
      pruning: 'Cut the tops at knee height, and again each time they have grown a hand.',
    },
    needs: openAndFertile,
    without: [
      'check-pests-young',
      'check-aphids',
      'nip-flower-stems',
      'remove-outer-leaves',
      'check-caterpillars',
      'water-leaves',
      'feed-leaves',
    ],
    jobs: [
      coverFromLateFrost('molokhia'),
      ...fedOn(
        'fortnight',
        tend(
          'molokhia',
          { tropical: range(10, 3), subtropical: range(10, 3), temperate: range(11, 3), arid: range(10, 3) },
          'snails and caterpillars',
        ),
      ),
      start(
        'Sow molokhia in warm soil',
        { tropical: [9, 10, 11], subtropical: [9, 10, 11, 12], temperate: [11, 12], arid: [9, 10, 11] },
        'Soak the seed overnight, sow it 1 cm deep and thin to 20 cm apart.',
        'It loves heat that sends lettuce to seed, and sulks below 15 °C.',
        'Molokhia seed',
      ),
      keepPicking(
        'Cut molokhia tops',
        { tropical: range(11, 3), subtropical: range(11, 4), temperate: [1, 2, 3], arid: range(11, 3) },
        2,
        'Cut the top third of each stem above a leaf and strip the leaves for soup.',
        'Side shoots follow each cut; once it sets its long pods, the leaves are tough.',
      ),
      prune({
        rule: 'pinch-flowers',
        priority: 3,
        minutes: 5,
        fromMonths: 3,
        months: { tropical: [2], subtropical: [2, 3], temperate: [2, 3], arid: [2] },
        title: 'Nip the molokhia’s yellow flowers off',
        description: 'Take the tips with their small flowers off before pods form.',
        why: 'It stops making leaves once its seed is on the way.',
      }),
    ],
  },
  {
    name: 'Tamarind',
    synonyms: ['Tamarindus', 'Tamarindus indica', 'tamarind tree', 'imli', 'sampalok', 'asam jawa'],
    species: 'Tamarindus indica',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'A soak each week through its first dry seasons; later it lives on rain.',
      sunlight: 'Full sun, with ten metres of room all round.',
      soil: 'Any deep soil that drains.',
      fertilizing: 'Fruit food as the wet begins while it is young.',
      pruning: 'Shape it to three or four strong limbs while young.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    weedNote: 'Tamarind seeds itself along creeks in the Top End and the Kimberley: gather the pods.',
    without: ['bag-fruit', 'check-anthracnose', 'feed-potash', 'prune-after-harvest'],
    jobs: [
      waterWeekly('tamarind'),
      prune({
        rule: 'prune-young',
        priority: 2,
        fromMonths: 12,
        untilMonths: 72,
        months: { tropical: [8], subtropical: [9] },
        title: 'Shape the young tamarind',
        description: 'Keep three or four strong limbs, and cut crossing ones off where they join.',
        why: 'Its wood is hard and its crown wide, and small cuts now save large ones.',
      }),
      pickFrom(
        7,
        'Gather tamarind pods',
        { tropical: [6, 7, 8], subtropical: [8, 9, 10] },
        'Pick pods that rattle and whose brown shell cracks between two fingers.',
        'The pulp has shrunk away from the shell and keeps for a year.',
      ),
    ],
  },
  {
    name: 'Native raspberry',
    synonyms: ['Rubus parvifolius', 'Rubus probus', 'Atherton raspberry', 'pink-flowered native raspberry'],
    akin: ['rose-leaf bramble', 'Rubus rosifolius', 'Rubus moluccanus', 'Rubus moorei', 'molucca bramble'],
    species: 'Rubus parvifolius',
    kind: 'berry',
    hardyTo: 'moderate',
    unusualIn: ['arid'],
    care: {
      watering: 'A soak each week from spring until the fruit is over.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil with leaf mould, in a bed of its own or a tub: it spreads and scratches.',
      fertilizing: 'Compost in early spring.',
      pruning: 'Cut canes that have fruited to the ground.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      prune({
        rule: 'cut-fruited-canes',
        after: 'harvest',
        priority: 1,
        fromMonths: 12,
        minutes: 20,
        months: { tropical: [12], subtropical: [2], temperate: [3], cool: [3, 4] },
        title: 'Cut out native raspberry canes that have fruited',
        description:
          'In gloves, cut them at the ground, and dig out those that have come up outside the bed.',
        why: 'A cane fruits once, and the tips root wherever they touch the ground.',
      }),
      pickFrom(
        1,
        'Pick native raspberries',
        { tropical: [9, 10, 11], subtropical: [9, 10, 11, 12], temperate: [12, 1, 2], cool: [12, 1, 2, 3] },
        'Pick red berries that come off with a light pull, every second day.',
        'They soften within a day, and birds know it.',
      ),
    ],
  },
]
