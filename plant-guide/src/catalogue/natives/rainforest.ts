import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { harvest, prune } from '../../jobs/jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import { myrtleRust, waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, sunnyAnySoil } from '../situations.ts'

/** Shrubs and trees of the eastern rainforest, and what grows at its cool end. */
export const rainforestNatives: readonly CatalogueEntry[] = [
  {
    name: 'Anise myrtle',
    synonyms: ['aniseed myrtle', 'Syzygium anisatum', 'ringwood', 'Backhousia anisata'],
    species: 'Syzygium anisatum',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly for two summers, and in dry spells.',
      sunlight: 'Sun or half shade, out of frost.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Low-phosphorus native fertiliser.',
      pruning: 'Tip it often; the cut leaves are the harvest.',
    },
    needs: gentleAndMoist,
    without: ['check-pests-spring'],
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
    hardyTo: 'light',
    care: {
      watering: 'Each week while it is dry; it stands no drought.',
      sunlight: 'Sun or half shade.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Low-phosphorus native fertiliser.',
      pruning: 'Tip it for a low crown.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    frostShelter: 'while-young',
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
      waterWeekly('lemon aspen'),
      prune({
        rule: 'prune-after-harvest',
        after: 'harvest',
        priority: 2,
        fromMonths: 24,
        months: { tropical: [6, 7], subtropical: [7, 8] },
        title: 'Tip the lemon aspen after picking',
        description: 'Shorten the tallest shoots by a third, above a leaf.',
        why: 'Tipped each year, it keeps its fruit within reach.',
      }),
    ],
  },
  {
    name: 'Weeping lilly pilly',
    synonyms: [
      'Waterhousea',
      'Sweeper lilly pilly',
      'weeping myrtle',
      'Syzygium floribundum',
      'Waterhousea floribunda',
      'Green Avenue',
    ],
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
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [
      cutBack(
        'Clip the weeping lilly pilly',
        { tropical: [4, 5], subtropical: [3, 4], temperate: [3], cool: [2] },
        'Shorten new growth by half.',
        'New shoots hang pink and thick within weeks.',
      ),
      myrtleRust(),
      prune({
        rule: 'trim-spring',
        priority: 2,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [11], temperate: [11], cool: [12] },
        title: 'Trim the weeping lilly pilly’s new shoots',
        description: 'Where it is grown as a screen, take the soft shoots back by half with sharp shears.',
        why: 'Two light clips a year keep a screen green down to the ground.',
      }),
    ],
  },
  {
    name: 'Blue quandong',
    synonyms: ['blue marble tree', 'silver quandong', 'Elaeocarpus grandis'],
    akin: ['Eumundi quandong', 'Elaeocarpus eumundi'],
    species: 'Elaeocarpus angustifolius',
    kind: 'native-tree',
    hardyTo: 'light',
    care: {
      watering: 'A deep soak weekly until it is head high.',
      sunlight: 'Sun or half shade.',
      soil: 'Deep, damp soil with compost.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Lift the lowest branches while young; it grows tall fast.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [
      coverFromFrost('young blue quandong', { untilMonths: 36 }),
      prune({
        rule: 'lift-crown',
        priority: 2,
        fromMonths: 24,
        untilMonths: 96,
        months: { tropical: [5, 6], subtropical: [3, 4], temperate: [3] },
        title: 'Lift the crown of the young blue quandong',
        description: 'Take the lowest branches off cleanly at the trunk, two or three a year.',
        why: 'It buttresses and needs a clear trunk early.',
      }),
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
    without: ['divide', 'check-drainage', 'cut-spent-stems'],
    jobs: [
      cutBack(
        'Cut spent stems off the Christmas bells',
        { subtropical: [1], temperate: [1, 2], cool: [2] },
        'Cut stems at the base unless you want the seed.',
        'The clump keeps its strength for next summer.',
      ),
      waterWeekly('Christmas bells', 'twice a week'),
    ],
  },
]
