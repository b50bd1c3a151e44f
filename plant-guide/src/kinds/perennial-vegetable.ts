import { feed, mulch, pests, propagate, prune, water, weed } from '../jobs.ts'
import { range } from '../months.ts'
import { applySoilWetter, followAnts } from './common-jobs.ts'
import type { KindGuide } from './guide.ts'

export const perennialVegetable: KindGuide = {
  name: 'Perennial vegetable',
  species: 'Various',
  keywords: ['perennial vegetable', 'asparagus', 'rheum', 'cynara', 'helianthus tuberosus', 'armoracia'],
  care: {
    watering: 'Deeply once a week through the growing season.',
    sunlight: 'Full sun; rhubarb likes afternoon shade where summers are hot.',
    soil: 'Deep and rich: they stay for years, so prepare it well once.',
    fertilizing: 'A thick blanket of manure or compost every winter, and a feed in spring.',
    pruning: 'Cut dead tops down in winter.',
  },
  jobs: [
    applySoilWetter,
    followAnts,
    feed({
      rule: 'feed-late-winter',
      priority: 1,
      months: { tropical: [4], subtropical: [8], temperate: [8], cool: [8, 9], arid: [8] },
      title: 'Blanket the crown with compost and manure',
      description: 'Spread 5 cm of old manure and compost around, not over, the crown.',
      why: 'The year’s crop is fed before the shoots move.',
      product: 'Cow manure',
    }),
    water({
      rule: 'water-summer',
      priority: 1,
      repeat: 'season',
      months: {
        tropical: range(5, 10),
        subtropical: [12, 1, 2],
        temperate: [12, 1, 2],
        cool: [12, 1, 2],
        arid: range(10, 3),
      },
      title: 'Soak the bed weekly',
      description: 'Give a deep soak once a week, twice in a heatwave.',
      why: 'Big leaves and ferny tops lose a lot of water, and they are storing next year’s crop.',
    }),
    pests({
      rule: 'check-pests-spring',
      priority: 1,
      months: { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
      title: 'Protect new shoots from snails',
      description: 'Clear old leaves from the crown and collect snails at dusk.',
      why: 'Snails like the first shoots as much as you do.',
    }),
    feed({
      rule: 'feed-summer',
      priority: 2,
      months: { tropical: [11], subtropical: [12], temperate: [12], cool: [12, 1], arid: [11] },
      title: 'Feed after the main harvest',
      description: 'Scatter pelletised manure around the plants and water well.',
      why: 'What it makes after harvest is stored for next year.',
      product: 'Pelletised manure',
    }),
    prune({
      rule: 'cut-down-tops',
      priority: 2,
      months: { subtropical: [6, 7], temperate: [6, 7], cool: [6, 7], arid: [6, 7] },
      title: 'Cut dead tops to the ground',
      description: 'Wait until the tops have yellowed, then cut them off low and compost them.',
      why: 'Green tops still feed the roots; dead ones only shelter pests.',
    }),
    pests({
      rule: 'check-pests-summer',
      priority: 2,
      months: { tropical: [8], subtropical: [1], temperate: [1, 2], cool: [1, 2], arid: [11] },
      title: 'Check leaves for caterpillars and aphids',
      description: 'Look over the leaves in the cool of the morning and hose or pick pests off.',
      why: 'Healthy summer leaves decide the size of next year’s crop.',
    }),
    weed({
      rule: 'weed-bed',
      priority: 2,
      months: { tropical: [5], subtropical: [8, 9], temperate: [8, 9], cool: [9], arid: [8] },
      title: 'Weed the bed before shoots rise',
      description: 'Hand-pull weeds and runners of grass; keep the fork away from the crowns.',
      why: 'You cannot dig the bed over later without disturbing the plants.',
    }),
    mulch({
      rule: 'mulch-before-summer',
      priority: 2,
      months: { tropical: [5], subtropical: [10, 11], temperate: [10, 11], cool: [11], arid: [9, 10] },
      title: 'Mulch before the heat',
      description: 'Spread 7 cm of straw over damp soil.',
      why: 'Cool, moist roots keep cropping for longer.',
    }),
    propagate({
      rule: 'divide-crowns',
      priority: 3,
      fromMonths: 48,
      months: { subtropical: [7], temperate: [7, 8], cool: [7, 8], arid: [7] },
      title: 'Divide a crowded crown',
      description:
        'Lift the crown, split it with a sharp spade so each piece has a bud, and replant at once.',
      why: 'Old, crowded crowns give thin stalks.',
    }),
  ],
}
