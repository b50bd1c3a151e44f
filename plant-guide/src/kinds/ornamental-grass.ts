import { feed, propagate, prune } from '../jobs/jobs.ts'
import { applySoilWetter, freshMix } from './common-jobs.ts'
import {
  mulchBeforeSummer,
  soakInDrought,
  springFeed,
  waterDryPot,
  waterYoung,
  weedBase,
} from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'

export const ornamentalGrass: KindGuide = {
  name: 'Ornamental grass',
  species: 'Poaceae',
  keywords: [
    'grass',
    'miscanthus',
    'pennisetum',
    'poa',
    'lomandra',
    'festuca',
    'sedge',
    'carex',
    'bamboo',
    'themeda',
    'liriope',
    'mondo',
    'stipa',
    'austrostipa',
    'imperata',
  ],
  care: {
    watering: 'Weekly while young; little later.',
    sunlight: 'Sun for most.',
    soil: 'Any well-drained soil.',
    fertilizing: 'Once in spring, sparingly.',
    pruning: 'Cut back in late winter.',
  },
  jobs: [
    applySoilWetter,
    freshMix,
    prune({
      rule: 'prune-late-winter',
      priority: 1,
      fromMonths: 5,
      months: { tropical: [4], subtropical: [8], temperate: [8], cool: [8, 9], arid: [8] },
      title: 'Cut the clump back',
      description: 'Tie it up and cut it 15 cm above the ground; comb evergreen clumps out instead.',
      why: 'The old leaves come off just before the new ones push through.',
    }),
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: springFeed,
      title: 'Feed the grass sparingly',
      description: 'Scatter a small handful of slow-release fertiliser around each clump and water it in.',
      why: 'A little is enough: too much makes its leaves soft.',
      product: 'Slow-release fertiliser',
    }),
    {
      ...soakInDrought,
      description: 'After two or three weeks without rain, water slowly until the soil is wet a spade deep.',
      arid: {
        ...soakInDrought.arid,
        description:
          'Water slowly until the soil is wet a spade deep, once a week while it is hot, and every second week in the cool.',
      },
      tropics: {
        ...soakInDrought.tropics,
        description:
          'Water slowly until the soil is wet a spade deep, every week or two until the rains come.',
      },
    },
    waterDryPot,
    {
      ...waterYoung,
      description:
        'Soak the soil around the clump once a week, and once more when it is hot, unless there has been good rain.',
      arid: {
        description:
          'Pour half a bucket of water over the clump once a week, twice a week while it is hot, and every second week in the cool.',
      },
    },
    {
      ...weedBase,
      title: 'Weed in and around the clump',
      description: 'Pull weeds and other grasses by hand, and keep trimmers away from the clump.',
      why: 'Grass that roots inside a clump cannot be pulled out of it later.',
    },
    {
      ...mulchBeforeSummer,
      description: 'Spread 7 cm of organic mulch, a hand’s width clear of the clump.',
      inPot: { description: 'Spread 2 cm of fine mulch over damp mix, clear of the clump.' },
    },
    propagate({
      rule: 'divide',
      priority: 3,
      fromMonths: 36,
      months: { tropical: [4], subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] },
      title: 'Divide a wide clump',
      description: 'Split it with a sharp spade and replant pieces from the edge.',
      why: 'Middles die out with age.',
    }),
  ],
}
