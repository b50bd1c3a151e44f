import { feed, pests, prune, water } from '../jobs/jobs.ts'
import { addCompost } from './common-jobs.ts'
import {
  checkPestsSpring,
  feedLateSummer,
  mulchBeforeSummer,
  springFeed,
  waterSummer,
  weedBase,
} from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'

export const fern: KindGuide = {
  name: 'Fern',
  species: 'Polypodiopsida',
  keywords: [
    'fern',
    'asplenium',
    'adiantum',
    'nephrolepis',
    'dicksonia',
    'cyathea',
    'platycerium',
    'blechnum',
    'davallia',
    'pteris',
    'doodia',
    'polypodium',
    'polystichum',
  ],
  care: {
    watering: 'Always damp; mist in dry air.',
    sunlight: 'Shade or filtered light.',
    soil: 'Leafy, humus-rich and moist.',
    fertilizing: 'Weak liquid feed in the warm months.',
    pruning: 'Old fronds before the new ones unroll.',
  },
  jobs: [
    water({
      ...waterSummer,
      title: 'Keep the roots and air damp',
      description:
        'Water every second day in warm weather and once or twice a week in cool, unless it rains; on hot days mist at dawn and screen it from the wind.',
      inPot: {
        description:
          'Feel the mix; water until it drains out the bottom as soon as the top begins to dry, which takes longer while it is cool, and mist the fronds in warm weather.',
      },
      why: 'Fronds brown at the edges when roots or air dry out.',
    }),
    prune({
      rule: 'remove-old-fronds',
      priority: 1,
      months: { tropical: [9], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
      title: 'Cut off old brown fronds',
      description: 'Cut each at its base, just before the new fronds unroll.',
      why: 'There is room now, and no young frond in the way.',
    }),
    feed({
      rule: 'feed-spring',
      priority: 1,
      months: springFeed,
      title: 'Feed with half-strength fish emulsion',
      description: 'Water it over damp roots, never over dry ones.',
      why: 'The new fronds are unrolling, and take it up at once.',
      product: 'Fish emulsion',
    }),
    {
      ...checkPestsSpring,
      title: 'Check new fronds for pests',
      description: 'Look for aphids, scale and bitten tips; wipe or pick off what you find.',
      why: 'Pests settle on fronds while they are soft.',
    },
    {
      ...feedLateSummer,
      fromMonths: 2,
      description: 'Water in half-strength fish emulsion.',
      product: 'Fish emulsion',
    },
    pests({
      rule: 'check-scale',
      priority: 2,
      months: { tropical: [6], subtropical: [5], temperate: [5], cool: [4], arid: [5] },
      title: 'Look for scale and mealybug',
      description: 'Wipe them off with a damp cloth; sprays burn fronds.',
      why: 'Spores sit in the same pattern under every frond, while scale sits anywhere.',
    }),
    water({
      rule: 'water-new-fronds',
      priority: 2,
      months: { temperate: [10], cool: [10] },
      title: 'Water more as fronds unroll',
      description: 'Never let the roots dry out while fronds are soft.',
      why: 'A frond that dries while unrolling stays stunted.',
    }),
    weedBase,
    mulchBeforeSummer,
    addCompost,
  ],
}
