import { disease, feed, mulch, pests, prune, soil, water } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import type { KindGuide } from './guide.ts'
import { coolPlanting } from './vegetable-seasons.ts'

export const rootVegetable: KindGuide = {
  name: 'Root vegetable',
  species: 'Apiaceae and Brassicaceae',
  keywords: ['root vegetable', 'tuber', 'daucus', 'raphanus', 'pastinaca', 'swede', 'turnip', 'yam'],
  cropMonths: 5,
  care: {
    watering: 'Keep the seed bed damp until seedlings stand, then water deeply twice a week.',
    sunlight: 'Full sun, or half a day of it in hot places.',
    soil: 'Deep, loose, stone-free soil that was manured for the crop before, not for this one.',
    fertilizing: 'Go easy on nitrogen; a light dressing of potash is plenty.',
    pruning: 'None, beyond thinning seedlings to 2 cm apart.',
  },
  jobs: [
    pests({
      rule: 'check-caterpillars',
      priority: 3,
      fromMonths: 1,
      months: { tropical: [6], subtropical: [6, 7], temperate: [5, 10], cool: [4, 11], arid: [6, 7] },
      title: 'Look for caterpillars in the tops',
      description: 'Pick caterpillars off by hand and rub out eggs under the leaves.',
      why: 'The roots need healthy leaves to swell.',
    }),
    water({
      rule: 'water-seedlings',
      phase: 'establish',
      priority: 1,
      months: coolPlanting,
      title: 'Keep the sown seed damp',
      description:
        'Water with a fine rose each day until the seedlings are up, then every second day; a plank over the row holds moisture in until then.',
      why: 'Root crops are sown where they grow, and gaps left by dry soil do not fill in.',
      inPot: {
        description:
          'Water with a fine rose each day until the seedlings are up, then whenever the top of the mix is dry.',
      },
    }),
    water({
      rule: 'water-roots',
      priority: 1,
      // Another job waters the seedlings.
      fromMonths: 1,
      repeat: 'season',
      months: {
        tropical: range(5, 8),
        subtropical: range(6, 11),
        temperate: range(9, 2),
        cool: range(10, 2),
        arid: range(6, 10),
      },
      title: 'Water deeply and evenly',
      description:
        'Soak the bed twice a week in dry weather, every second day in heat, so that water reaches a hand’s depth.',
      why: 'Dry spells followed by a soak split roots and make them woody.',
      inPot: { description: 'Water until it drains out the bottom whenever the top of the mix is dry.' },
    }),
    pests({
      rule: 'check-pests-young',
      phase: 'establish',
      priority: 1,
      months: coolPlanting,
      title: 'Protect seedlings from snails and slaters',
      description: 'Clear what they hide under, pick snails at dusk and lay a fine net over the seedlings.',
      why: 'All the seedlings can vanish overnight.',
      arid: {
        title: 'Protect seedlings from slaters and grasshoppers',
        description: 'Clear what slaters hide under, and lay a fine net over the seedlings.',
      },
    }),
    feed({
      rule: 'feed-roots',
      priority: 2,
      fromMonths: 1,
      months: { tropical: [6], subtropical: [5, 6], temperate: [5, 10], cool: [4, 11], arid: [6] },
      title: 'Side-dress lightly with potash',
      description: 'Sprinkle sulphate of potash along the row and water it in.',
      why: 'Potassium swells roots, where nitrogen would only grow leaves.',
      product: 'Sulphate of potash',
    }),
    pests({
      rule: 'check-aphids',
      priority: 2,
      fromMonths: 1,
      months: { tropical: [6], subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [8, 9] },
      title: 'Check the tops for aphids',
      description: 'Look where leaf stalks meet the crown and hose off what you find.',
      why: 'Aphids gather on young tops and spread virus from plant to plant.',
    }),
    feed({
      rule: 'feed-seaweed',
      phase: 'establish',
      priority: 2,
      months: coolPlanting,
      title: 'Water in a seaweed tonic',
      description: 'Give the young plants a weak seaweed drink over damp soil.',
      why: 'It helps small roots through their first weeks.',
      product: 'Seaweed tonic',
    }),
    // Gardeners who ask for no weeding thin all the same: without it there are no roots.
    prune({
      rule: 'thin-and-weed',
      phase: 'establish',
      priority: 1,
      months: { tropical: [5, 6], subtropical: [4, 5], temperate: [4, 10], cool: [3, 11], arid: [5] },
      title: 'Thin and weed the seedlings',
      description:
        'Snip crowded seedlings off at the foot, so that each has room for its root, and pull weeds while you are there.',
      why: 'Crowded roots stay thin.',
    }),
    mulch({
      rule: 'mulch-crop',
      priority: 3,
      fromMonths: 2,
      months: { tropical: [6], subtropical: [8, 9], temperate: [10, 11], cool: [11, 12], arid: [9] },
      title: 'Mulch between the rows',
      description: 'Spread 3 cm of fine mulch between rows once the tops stand 15 cm high.',
      why: 'Soil that stays evenly damp keeps the roots from splitting.',
    }),
    disease({
      rule: 'rotate-crop',
      phase: 'prepare',
      only: 'ground',
      priority: 3,
      months: { tropical: [3], subtropical: [2, 3], temperate: [2, 8], cool: [8, 9], arid: [3] },
      title: 'Choose a fresh bed for the next crop',
      description:
        'Note where this crop stood, and grow the next one where nothing of its family has stood for some years.',
      why: 'Root rots and nematodes build up where the same family returns.',
    }),
    soil({
      rule: 'improve-bed',
      only: 'ground',
      priority: 2,
      months: { tropical: [3, 4], subtropical: [2, 3], temperate: [2, 8], cool: [8, 9], arid: [3] },
      title: 'Loosen the bed a spade deep',
      description:
        'Fork the bed over, take out stones and rake it fine; add old compost but no fresh manure.',
      why: 'Stones and fresh manure make forked roots.',
      technical: 'Aim for a friable 30 cm profile at pH 6.0–6.8.',
    }),
  ],
}
