import { coverFromFrost } from '../jobs/frost.ts'
import { disease, feed, pests, prune, water } from '../jobs/jobs.ts'
import { range, thirsty } from '../jobs/months.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { addCompost, applySoilWetter, freshMix, potDrink } from './common-jobs.ts'
import { mulchBase, weedBase } from './fruit-jobs.ts'
import type { KindGuide } from './guide.ts'

export const tropicalFruit: KindGuide = {
  name: 'Tropical fruit',
  species: 'Various',
  keywords: [
    'tropical fruit',
    'musa',
    'annona',
    'artocarpus',
    'syzygium samarangense',
    'eugenia',
    'rambutan',
    'durian',
  ],
  frostTender: true,
  care: {
    watering: 'Plenty in the warm months and through dry spells; less when it is cool.',
    sunlight: 'Full sun with shelter from wind; shade the stems of young trees.',
    soil: 'Deep, rich and free-draining.',
    fertilizing: 'While it grows: through the warm, wet months and never in cold soil.',
    pruning: 'After harvest, before the next flush.',
  },
  jobs: [
    applySoilWetter,
    freshMix,
    feed({
      rule: 'feed-early-growth',
      priority: 1,
      fromMonths: 2,
      months: { tropical: [11, 12], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
      title: 'Feed for the season’s growth',
      description:
        'Scatter organic fruit fertiliser over the roots, as much as the packet says for a plant of its size, and water it in well.',
      why: 'In warm, damp soil the roots take up everything you give.',
      product: 'Organic fruit fertiliser',
    }),
    feed({
      rule: 'feed-late-growth',
      priority: 2,
      fromMonths: 4,
      months: { tropical: [2], subtropical: [1, 2], temperate: [1, 2], cool: [1], arid: [1, 2] },
      title: 'Feed lightly in strong growth',
      description: 'Scatter half as much fruit fertiliser as the packet says on damp soil and water it in.',
      why: 'The season’s second flush of growth is on its way.',
      product: 'Organic fruit fertiliser',
    }),
    water({
      rule: 'water-dry-months',
      priority: 1,
      repeat: 'season',
      months: { ...thirsty, subtropical: [9, 10, 11, 12], temperate: [11, 12, 1, 2], cool: [12, 1, 2] },
      title: 'Soak the roots in dry weeks',
      tropics: { title: 'Soak through the dry months' },
      description: 'Give the roots a deep soak once or twice a week while rain stays away.',
      why: 'Leaves and fruit stop growing as soon as the soil dries out.',
      inPot: potDrink,
    }),
    pests({
      rule: 'check-pests-flush',
      general: true,
      priority: 1,
      fromMonths: 1,
      months: { tropical: [10], subtropical: [9, 10], temperate: [11], cool: [12], arid: [10] },
      title: 'Check new growth for scale and caterpillars',
      description: 'Look at soft shoots and under the leaves, wipe scale off and pick caterpillars by hand.',
      why: 'Pests arrive with the new growth.',
    }),
    pests({
      rule: 'bag-fruit',
      priority: 2,
      fromMonths: 24,
      ahead: { of: 'harvest', days: 28 },
      months: {
        tropical: range(1, 12),
        subtropical: range(1, 12),
        temperate: range(1, 12),
        cool: range(1, 12),
        arid: range(1, 12),
      },
      title: 'Bag fruit against fruit fly and birds',
      description: 'Slip exclusion bags over the fruit while it is still hard.',
      why: 'Soft ripening fruit draws fruit fly, birds and possums at once.',
      states: regionalPests.fruitFly.states,
      elsewhere: {
        title: 'Bag fruit against birds and possums',
        why: 'Soft ripening fruit draws them all at once.',
      },
      product: 'Fruit exclusion bags',
    }),
    prune({
      rule: 'prune-after-harvest',
      priority: 2,
      fromMonths: 24,
      after: 'harvest',
      months: {
        tropical: range(1, 12),
        subtropical: range(8, 4),
        temperate: range(8, 12),
        cool: range(10, 12),
        arid: range(8, 12),
      },
      title: 'Prune lightly to keep fruit in reach',
      description: 'Shorten the tallest branches to an outward shoot and open the middle.',
      why: 'A low tree is easier to net, pick and protect.',
    }),
    water({
      rule: 'water-young',
      priority: 1,
      inPot: potDrink,
      untilMonths: 24,
      repeat: 'season',
      // Winter is the driest season of the subtropics.
      months: { ...thirsty, subtropical: range(6, 2) },
      title: 'Give the young plant extra water',
      description:
        'Pour a bucket of water slowly over the roots every second day in dry weather, and half as often once nights are cool. In the heat hang shade cloth on its west side.',
      winter: {
        description:
          'Pour a bucket of water slowly over the roots once a week, unless there has been good rain.',
      },
      why: 'Small root balls dry out long before the ground does.',
    }),
    prune({
      rule: 'remove-dead-wood',
      general: true,
      fromMonths: 12,
      priority: 3,
      months: { tropical: [1], subtropical: [3], temperate: [10], cool: [11], arid: [10] },
      title: 'Cut out dead and damaged wood',
      description: 'Cut back to clean, living wood.',
      why: 'Dead wood shelters borers and rot.',
    }),
    feed({
      rule: 'feed-potash',
      priority: 3,
      fromMonths: 24,
      months: { tropical: [1], subtropical: [11], temperate: [12], cool: [12], arid: [11] },
      title: 'Give potash for sweeter fruit',
      description: 'Sprinkle sulphate of potash over damp soil and water it in.',
      why: 'Potassium builds flowers, flavour and strength.',
      product: 'Sulphate of potash',
    }),
    // A grown tree is too tall to cover, and survives a frost that burns its tips.
    coverFromFrost('tropical fruit', { untilMonths: 60 }),
    weedBase,
    mulchBase,
    addCompost,
    disease({
      rule: 'check-anthracnose',
      fromMonths: 12,
      priority: 3,
      months: { tropical: [5, 6], subtropical: [4, 5], temperate: [4], arid: [5] },
      title: 'Clear spotted leaves and old fruit',
      description: 'Rake up and bin leaves and fruit with black spots.',
      why: 'Rain carries the spores from them to new leaves and flowers.',
      inPot: {
        title: 'Pick off spotted leaves',
        description: 'Bin leaves with black spots, and those that have dropped.',
      },
    }),
  ],
}
