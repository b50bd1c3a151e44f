import { feed, pests, prune, soil, water } from '../jobs/jobs.ts'
import { always, range, south } from '../jobs/months.ts'
import type { KindGuide } from './guide.ts'
import { indoorJobs } from './indoor-jobs.ts'

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
    fertilizing: 'Weakly, every second week, while it grows.',
    pruning: 'Old spikes once they brown.',
  },
  jobs: [
    ...indoorJobs.filter(({ rule }) => rule === 'check-pests-spring'),
    pests({
      rule: 'find-scale-winter',
      priority: 2,
      minutes: 10,
      months: { tropical: [6], subtropical: [6], temperate: [6], cool: [6], arid: [6] },
      title: 'Look for scale where the leaves join',
      description: 'Wipe brown or white specks away with a cotton bud dipped in methylated spirits.',
      why: 'Scale breeds slowly in the cool months, so what you wipe off now does not come back soon.',
      tropics: { why: 'Scale spreads in the dry season, when no rain washes the young ones off.' },
    }),
    feed({
      rule: 'feed-spring',
      priority: 1,
      minutes: 10,
      months: { tropical: [9, 10], subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] },
      title: 'Start feeding the orchid',
      description: 'Water a weak orchid food over damp roots, every second week while it is warm.',
      tropics: {
        description: 'Water a weak orchid food over damp roots, every second week until the wet season ends.',
      },
      why: 'New roots and leaves start now, and what it grows in holds little food.',
      product: 'Orchid food',
    }),
    feed({
      rule: 'feed-summer',
      priority: 2,
      minutes: 10,
      repeat: 'season',
      months: {
        tropical: range(11, 3),
        ...south(12, 1, 2),
      },
      title: 'Feed the orchid while it grows',
      description: 'Water in a weak orchid food twice in the month, each time over damp roots.',
      why: 'It makes most of its new growth in these months.',
      product: 'Orchid food',
    }),
    water({
      rule: 'water-less-winter',
      priority: 3,
      minutes: 10,
      // Not in the tropics: the dry season is warm, and its wind dries the bark.
      months: { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
      title: 'Water the orchid less as the days shorten',
      description: 'Let the bark dry for a day or two longer between drinks.',
      why: 'It grows little now, and roots in wet bark rot.',
      inGround: {
        description: 'Let the roots dry for a day or two longer between drinks.',
        why: 'It grows little now, and roots that stay wet rot.',
      },
    }),
    water({
      rule: 'water-check',
      priority: 1,
      minutes: 10,
      repeat: 'monthly',
      months: always,
      title: 'Check how fast the bark dries',
      description:
        'Lift the pot each week, every second day in hot weather: a light one wants water. Let it drain, and leave none in the leaves.',
      why: 'Orchid roots need air as much as water, and rot in bark that stays wet.',
      tropics: {
        description:
          'Lift the pot every second day, most of all in the dry season: a light one wants water. Let it drain, and leave none in the leaves.',
      },
      inGround: {
        title: 'Check how fast the orchid’s roots dry',
        description:
          'Feel what the roots grow in each week, every day in hot weather, and water where it is dry, early, so that the leaves dry by night.',
        why: 'Orchid roots need air as much as water, and rot where they stay wet.',
      },
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
      months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
      title: 'Repot into fresh bark after flowering',
      description: 'Shake off old bark, trim dead roots and settle it in fresh orchid bark.',
      why: 'Bark breaks down in two years, and roots grow anew after flowering.',
      product: 'Orchid bark',
    }),
    prune({
      rule: 'cut-old-spikes',
      priority: 3,
      months: { tropical: [10], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
      title: 'Cut off brown flower spikes',
      description: 'Cut low with a clean blade once the spike has browned.',
      why: 'The plant puts its energy into leaves, and then into the next spike.',
    }),
  ],
}
