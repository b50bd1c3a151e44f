import { coverFromFrost } from '../../frost.ts'
import { harvest } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack } from '../garden-jobs.ts'
import { myrtleRust } from '../native-jobs.ts'
import { gentleAndMoist, sunnyAnySoil } from '../situations.ts'

/** Shrubs and trees of the eastern rainforest, and what grows at its cool end. */
export const rainforestNatives: readonly CatalogueEntry[] = [
  {
    name: 'Anise myrtle',
    synonyms: ['aniseed myrtle', 'Syzygium anisatum', 'ringwood', 'Backhousia anisata'],
    species: 'Syzygium anisatum',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for two summers, and in dry spells.',
      sunlight: 'Sun or half shade, out of frost.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Low-phosphorus native fertiliser.',
      pruning: 'Tip it often; the cut leaves are the harvest.',
    },
    needs: gentleAndMoist,
    without: ['take-cuttings'],
    jobs: [
      coverFromFrost('young anise myrtle', { untilMonths: 36 }),
      cutBack(
        'Tip the anise myrtle and dry the leaves',
        { tropical: [4], subtropical: [3, 4], temperate: [3, 4] },
        'Cut tips by a third and dry them out of the sun.',
        'Leaves of the warm months taste strongest.',
      ),
      myrtleRust(),
    ],
  },
  {
    name: 'Lemon aspen',
    synonyms: ['Acronychia', 'lemon scented aspen'],
    species: 'Acronychia acidula',
    kind: 'native-tree',
    care: {
      watering: 'Each week while it is dry; it stands no drought.',
      sunlight: 'Sun or half shade.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Low-phosphorus native fertiliser.',
      pruning: 'Tip it for a low crown.',
    },
    needs: gentleAndMoist,
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 48,
        months: { tropical: [3, 4, 5], subtropical: [4, 5, 6] },
        title: 'Gather lemon aspen fruit',
        description: 'Pick pale yellow fruit, or gather clean ones from below.',
        why: 'It falls soon after it turns pale.',
      }),
    ],
  },
  {
    name: 'Weeping lilly pilly',
    synonyms: ['Waterhousea', 'Sweeper lilly pilly', 'weeping myrtle', 'Syzygium floribundum'],
    species: 'Syzygium floribundum',
    kind: 'native-tree',
    care: {
      watering: 'Deeply each week for two summers.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil that holds water.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Clip a screen twice a year.',
    },
    needs: sunnyAnySoil,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Clip the weeping lilly pilly',
        { tropical: [4, 5], subtropical: [3, 4], temperate: [3], cool: [2] },
        'Shorten new growth by half.',
        'New shoots hang pink and thick, and have firmed before the cold.',
      ),
      myrtleRust(),
    ],
  },
  {
    name: 'Blue quandong',
    synonyms: ['blue marble tree', 'silver quandong', 'Elaeocarpus grandis'],
    species: 'Elaeocarpus angustifolius',
    kind: 'native-tree',
    care: {
      watering: 'A deep soak weekly until it is head high.',
      sunlight: 'Sun or half shade.',
      soil: 'Deep, damp soil with compost.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Lift the lowest branches while young; it grows tall fast.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutBack(
        'Lift the crown of the young blue quandong',
        { tropical: [5, 6], subtropical: [3, 4], temperate: [3] },
        'Take the lowest branches off cleanly at the trunk, two or three a year.',
        'It buttresses and needs a clear trunk early.',
      ),
    ],
  },
  {
    name: 'Christmas bells',
    synonyms: ['Blandfordia', 'native Christmas bells'],
    species: 'Blandfordia grandiflora',
    kind: 'native-perennial',
    care: {
      watering: 'Twice a week; keep the root damp.',
      sunlight: 'Morning sun.',
      soil: 'Sandy, peaty mix in a deep pot.',
      fertilizing: 'A pinch of low-phosphorus native fertiliser.',
      pruning: 'Only spent stems.',
    },
    needs: gentleAndMoist,
    without: ['divide'],
    jobs: [
      cutBack(
        'Cut spent stems off the Christmas bells',
        { subtropical: [1], temperate: [1, 2], cool: [2] },
        'Cut stems at the base unless you want the seed.',
        'The clump keeps its strength for next summer.',
      ),
    ],
  },
]
