import { feed, pests, prune, water } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { eatersOfDryCountry } from './common-jobs.ts'
import { mulchBeforeSummer, weedSpring } from './flowering-jobs.ts'
import type { KindGuide } from './guide.ts'

/** A pinch for plants that are set out with a few leaves. */
export const pinchSeedlings = prune({
  rule: 'pinch-tips',
  phase: 'establish',
  priority: 2,
  months: { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
  untilMonths: 3,
  title: 'Pinch the tips of young plants',
  description: 'Nip out the growing tip once there are six leaves.',
  why: 'Each pinch gives you several flowering stems instead of one.',
})

export const annualFlower: KindGuide = {
  name: 'Annual flower',
  species: 'Various',
  keywords: [
    'annual',
    'bedding',
    'petunia',
    'viola',
    'pansy',
    'marigold',
    'zinnia',
    'cosmos',
    'lobelia',
    'snapdragon',
    'tagetes',
    'cerinthe',
    'phacelia',
  ],
  cropMonths: 7,
  care: {
    watering: 'Every second day, daily in pots and hot weather.',
    sunlight: 'Sun.',
    soil: 'Loose soil with compost.',
    fertilizing: 'Liquid flower food every fortnight.',
    pruning: 'Pinch young plants and deadhead often.',
  },
  jobs: [
    water({
      rule: 'water-growing',
      priority: 1,
      repeat: 'season',
      months: {
        tropical: range(4, 11),
        subtropical: [9, 10, 11],
        temperate: [9, 10, 11],
        cool: [9, 10, 11],
        arid: [9, 10, 11],
      },
      title: 'Water the flowers in dry weather',
      description: 'Soak the soil at the roots when its top few centimetres are dry; look at pots every day.',
      inPot: {
        description:
          'Look at the pot every day, and water until it drains out the bottom when its top is dry.',
      },
      why: 'They grow and flower within months, and dry soil stops both.',
    }),
    feed({
      rule: 'feed-growing',
      fromMonths: 1,
      priority: 1,
      repeat: 'season',
      months: {
        tropical: [4, 5, 6, 7, 8, 9],
        subtropical: [9, 10, 11],
        temperate: [9, 10, 11],
        cool: [9, 10, 11],
        arid: [9, 10, 11],
      },
      title: 'Liquid feed for more flowers',
      description: 'Water in a flower food on damp soil, and again two weeks later.',
      why: 'Months of flowers use up what is in the soil.',
      product: 'Liquid flower food',
    }),
    pests({
      rule: 'check-snails',
      general: true,
      phase: 'establish',
      priority: 1,
      months: { tropical: [5], subtropical: [4, 9], temperate: [4, 9], cool: [4, 10], arid: [4, 9] },
      title: 'Protect young plants from snails',
      description: 'Hunt at dusk and ring the young plants with grit.',
      why: 'Snails love soft new leaves.',
      arid: eatersOfDryCountry,
    }),
    prune({
      rule: 'deadhead',
      priority: 2,
      fromMonths: 1,
      months: {
        tropical: [5, 6, 7],
        subtropical: [10, 11, 12],
        temperate: [10, 11, 12, 1],
        cool: [11, 12, 1, 2],
        arid: [10, 11],
      },
      title: 'Pinch off spent flowers',
      description: 'Pinch flowers off with their stalks twice a week.',
      why: 'Annuals stop flowering once they set seed.',
    }),
    pinchSeedlings,
    feed({
      rule: 'feed-at-planting',
      phase: 'prepare',
      only: 'ground',
      priority: 2,
      months: { tropical: [4], subtropical: [3, 9], temperate: [3, 9], cool: [3, 10], arid: [3, 9] },
      title: 'Dress the bed with compost before you plant',
      description: 'Rake compost and a handful of organic pellets into each empty square metre and water it.',
      why: 'Plants that are to flower for weeks need rich soil from the start.',
      product: 'Compost',
    }),
    pests({
      rule: 'check-aphids',
      general: true,
      priority: 2,
      months: { tropical: [6], subtropical: [9, 10], temperate: [10], cool: [11], arid: [9] },
      title: 'Hose aphids off the new leaves and buds',
      description: 'Use a fine jet in the morning.',
      why: 'Aphids twist soft leaves and buds before they open.',
    }),
    water({
      rule: 'water-seedlings',
      phase: 'establish',
      priority: 1,
      months: { tropical: [4], subtropical: [3, 9], temperate: [3, 9], cool: [3, 10], arid: [3, 9] },
      title: 'Water seedlings in',
      description:
        'Water gently each morning for a week, keep sown soil damp until seedlings are up, and then water whenever its top is dry.',
      why: 'Seedlings take days to root into the soil, and seed that dries out as it wakes is lost.',
      sown: {
        title: 'Keep the sown seed damp',
        description:
          'Until the seedlings are up, water with a fine rose before the top of the soil dries, each morning while it is warm; then whenever it is dry.',
        why: 'Seed that dries out as it wakes is lost, and so are roots a finger long.',
      },
    }),
    // Weeding is for the first weeks only, because grown flowers shade the soil.
    {
      ...weedSpring,
      phase: 'establish',
      sown: {
        title: 'Thin and weed the seedlings',
        description:
          'Pull weeds while they are small, and pinch seedlings out that stand closer together than the packet says.',
        why: 'Crowded seedlings grow tall and thin, and flower little.',
      },
    },
    {
      ...mulchBeforeSummer,
      priority: 3,
      untilMonths: 3,
      description: 'Spread 3 cm of fine mulch over damp soil between the plants, clear of their stems.',
      inPot: { description: 'Spread 1 cm of fine mulch over damp mix, clear of the stems.' },
    },
  ],
}
