import { prune, soil, water } from '../jobs.ts'
import { always, indoorJobs } from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'

export const orchid: KindGuide = {
  name: 'Orchid',
  species: 'Orchidaceae',
  keywords: [
    'orchid',
    'cymbidium',
    'phalaenopsis',
    'dendrobium',
    'cattleya',
    'oncidium',
    'vanda',
    'zygopetalum',
  ],
  care: {
    watering: 'Once or twice a week in growth; let the bark nearly dry.',
    sunlight: 'Bright and filtered.',
    soil: 'Orchid bark, never soil.',
    fertilizing: 'Weakly, weekly, while it grows.',
    pruning: 'Old spikes once they brown.',
  },
  jobs: [
    ...indoorJobs.filter(
      (job) => !['repot', 'take-cuttings', 'tidy-leaves', 'water-check', 'check-gnats'].includes(job.rule),
    ),
    water({
      rule: 'water-check',
      priority: 1,
      minutes: 10,
      repeat: 'monthly',
      months: always,
      title: 'Check how fast the bark dries',
      description:
        'Lift the pot each week: a light one wants water. Let it drain, and leave none in the leaves.',
      why: 'Orchid roots need air as much as water, and rot in bark that stays wet.',
    }),
    prune({
      rule: 'remove-yellow-leaves',
      priority: 2,
      months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10], arid: [9] },
      title: 'Take off yellow leaves',
      description: 'Pull or cut away leaves that are yellow all over, at their base, with a clean blade.',
      why: 'Old leaves shelter scale and mealybug.',
    }),
    soil({
      rule: 'repot-after-flowering',
      priority: 2,
      fromMonths: 24,
      months: { tropical: [10], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
      title: 'Repot into fresh bark after flowering',
      description: 'Shake off old bark, trim dead roots and settle it in fresh orchid bark.',
      why: 'Bark breaks down in two years, and roots grow anew after flowering.',
      product: 'Orchid bark',
    }),
    prune({
      rule: 'cut-old-spikes',
      priority: 3,
      months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
      title: 'Cut off brown flower spikes',
      description: 'Cut low with a clean blade once the spike has browned.',
      why: 'The plant puts its energy into leaves, and then into the next spike.',
    }),
  ],
}
