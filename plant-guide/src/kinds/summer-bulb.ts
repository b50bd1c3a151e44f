import { feed, pests, prune, water } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
import { settleInBy } from './common-jobs.ts'
import { mulchBeforeSummer, weedSpring } from './flowering-jobs.ts'
import type { KindGuide } from './guide.ts'

/** Bulbs, tubers and rhizomes that are dormant in winter and grow through summer. */
export const summerBulb: KindGuide = {
  name: 'Summer-growing bulb or tuber',
  species: 'Dahlia, Canna, Hippeastrum and others',
  keywords: [
    'tuber',
    'rhizome',
    'dahlia',
    'canna',
    'hippeastrum',
    'gladiolus',
    'tuberose',
    'zantedeschia',
    'eucomis',
    'sprekelia',
    'tigridia',
  ],
  care: {
    watering: 'Deeply while it grows; hardly at all while it rests.',
    sunlight: 'Sun for most.',
    soil: 'Rich soil that drains in winter.',
    fertilizing: 'From the first shoots until the end of summer.',
    pruning: 'Cut stems down once they have died back.',
  },
  jobs: [
    settleInBy({
      title: 'Water the new plant sparingly until it shoots',
      description:
        'Water only when the soil is dry until shoots show, then soak the roots twice a week unless there has been good rain.',
      why: 'A root without leaves rots in wet soil, and the first shoots wilt in dry.',
      inPot: {
        description:
          'Water only when the mix is dry until shoots show, then as soon as the top of the mix is dry.',
        why: 'A root without leaves rots in wet mix, and the first shoots wilt in dry.',
      },
    }),
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: { tropical: [9], subtropical: [8, 9], temperate: [10], cool: [10, 11], arid: [9] },
      title: 'Feed as the shoots rise',
      description: 'Scatter a complete organic fertiliser around the shoots and water it in.',
      why: 'Stems, leaves and flowers are all still to come.',
      product: 'Organic pellet fertiliser',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: thirsty,
      title: 'Soak the roots in dry weather',
      description: 'Water once or twice a week in the morning, at the roots, and pots every hot day.',
      why: 'It grows its flowers and next year’s store in the same hot months.',
    }),
    pests({
      rule: 'check-snails',
      priority: 1,
      minutes: 10,
      // Not in the arid zone: snails are few where it hardly ever rains.
      months: { tropical: [10], subtropical: [8, 9], temperate: [10], cool: [11] },
      title: 'Keep snails off the new shoots',
      description: 'Hunt at dusk and clear what they hide under.',
      why: 'A shoot that is eaten as it rises may be the only one.',
    }),
    prune({
      rule: 'deadhead',
      priority: 2,
      minutes: 10,
      months: { tropical: [4], subtropical: [1, 2], temperate: [1, 2], cool: [2], arid: [3] },
      title: 'Cut off spent flowers',
      description: 'Cut each finished stem back to a leaf or the ground.',
      why: 'Seed would take what the roots store for next year.',
    }),
    prune({
      rule: 'cut-down',
      fromMonths: 3,
      priority: 2,
      months: { subtropical: [6], temperate: [6], cool: [5, 6], arid: [6] },
      title: 'Cut down the dead tops',
      description: 'Once the tops are yellow or brown, cut them 15 cm above the ground.',
      why: 'Green leaves still feed the roots; dead ones only rot.',
    }),
    weedSpring,
    {
      ...mulchBeforeSummer,
      description: 'Spread 5 cm of organic mulch over damp soil, clear of the shoots.',
      inPot: { description: 'Spread 2 cm of fine mulch over damp mix, clear of the shoots.' },
    },
  ],
}
