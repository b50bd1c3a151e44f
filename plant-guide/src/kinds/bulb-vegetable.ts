import { disease, feed, mulch, pests, prune, soil, water, weed } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import type { KindGuide } from './guide.ts'

export const bulbVegetable: KindGuide = {
  name: 'Onion family',
  species: 'Allium',
  keywords: ['allium', 'onion', 'garlic', 'leek', 'shallot'],
  cropMonths: 8,
  care: {
    watering: 'Regularly while leaves grow, then stop as they yellow.',
    sunlight: 'Full sun.',
    soil: 'Free-draining, weed-free, with a little lime and last year’s compost.',
    fertilizing: 'Feed through winter and early spring, never once bulbs swell.',
    pruning: 'Snap off flower stems.',
  },
  jobs: [
    water({
      rule: 'water-young',
      phase: 'establish',
      priority: 1,
      months: { tropical: [5], subtropical: [5, 6], temperate: [5, 6], cool: [5, 6], arid: [5, 6] },
      title: 'Water the young plants in dry spells',
      description:
        'Water every second day until they are growing, then soak once a week when rain stays away.',
      why: 'Roots are short in the first months.',
      inPot: {
        title: 'Water the young plants when the mix dries out',
        description:
          'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom.',
      },
    }),
    water({
      rule: 'water-pot',
      only: 'pot',
      priority: 1,
      fromMonths: 1,
      repeat: 'season',
      months: { tropical: range(5, 8), subtropical: range(5, 8), arid: range(5, 8) },
      title: 'Water the pot when its top is dry',
      description:
        'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom.',
      why: 'Little rain falls in these months, and leaves that go short of water make small bulbs.',
    }),
    weed({
      rule: 'weed-crop',
      phase: 'establish',
      priority: 1,
      months: { tropical: [6, 7], subtropical: [5, 6], temperate: [6, 7], cool: [6, 7], arid: [5, 6] },
      title: 'Weed the young plants by hand',
      description: 'Pull weeds while they are small, holding the crop’s roots down with a finger.',
      why: 'Thin, upright leaves cast no shade, so weeds soon take over.',
    }),
    feed({
      rule: 'feed-late-winter',
      priority: 1,
      fromMonths: 2,
      months: { tropical: [6, 7], subtropical: [7, 8], temperate: [8, 9], cool: [8, 9, 10], arid: [7, 8] },
      title: 'Liquid feed as growth picks up',
      description: 'Water in a balanced liquid fertiliser every fortnight, and stop once the bulbs swell.',
      why: 'Each leaf that grows now makes the bulb larger.',
      technical: 'Stop nitrogen about eight weeks before harvest, or bulbs keep poorly.',
      product: 'Liquid fertiliser',
    }),
    water({
      rule: 'water-spring',
      priority: 1,
      fromMonths: 2,
      months: { tropical: [7, 8], subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [8, 9] },
      title: 'Water while the bulbs swell',
      description: 'Give one good soak a week in dry weather.',
      why: 'The bulbs fill out in these few weeks.',
    }),
    pests({
      rule: 'check-thrips',
      priority: 1,
      fromMonths: 2,
      months: { tropical: [7], subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
      title: 'Look for thrips and aphids between the leaves',
      description:
        'Part the leaves and hose the insects out. Leave streaked leaves on, as they still feed the bulb.',
      why: 'Thrips thrive on warm, dry days.',
    }),
    feed({
      rule: 'feed-autumn',
      priority: 2,
      months: { tropical: [5, 6], subtropical: [5], temperate: [5, 6], arid: [5] },
      title: 'Give a light feed once shoots are up',
      description: 'Scatter a little pelletised manure between rows and water it in.',
      why: 'It carries the plants through the cool months.',
      product: 'Pelletised manure',
    }),
    water({
      rule: 'stop-watering',
      priority: 2,
      ahead: { of: 'harvest', days: 18 },
      months: {
        tropical: [7, 8, 9],
        subtropical: [9, 10, 11],
        temperate: [10, 11, 12],
        cool: [11, 12, 1],
        arid: [9, 10, 11],
      },
      title: 'Ease off the water as leaves yellow',
      description: 'Stop watering two to three weeks before you lift the bulbs.',
      why: 'A dry finish cures the skins and makes them keep.',
    }),
    pests({
      rule: 'check-snails',
      phase: 'establish',
      priority: 3,
      months: { tropical: [6], subtropical: [5, 6], temperate: [5, 6], cool: [5, 6], arid: [5, 6] },
      title: 'Collect snails at dusk',
      description: 'Look on damp evenings and clear mulch from around thin seedlings.',
      why: 'Grass-thin seedlings are bitten off at the base.',
      arid: {
        title: 'Look for cutworms and slaters around the seedlings',
        description: 'Look after dark with a torch, and clear mulch from around thin seedlings.',
      },
    }),
    prune({
      rule: 'snap-flower-stems',
      priority: 3,
      ahead: { of: 'harvest', days: 21 },
      months: { tropical: [8], subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
      title: 'Snap off flower stems',
      description: 'Break rising stems off low down and eat the tender part.',
      why: 'A flowering plant puts its energy into seed instead of the bulb.',
    }),
    disease({
      rule: 'check-rust',
      priority: 2,
      fromMonths: 2,
      months: { tropical: [7], subtropical: [8, 9], temperate: [9, 10], cool: [9, 10], arid: [8, 9] },
      title: 'Watch for rust on the leaves',
      description:
        'Pick off the first leaves with orange pustules, and water the soil instead of the leaves.',
      why: 'In mild weather rust spreads over wet leaves within a week.',
    }),
    mulch({
      rule: 'mulch-crop',
      priority: 3,
      months: { tropical: [5], subtropical: [5, 6], temperate: [5, 6], cool: [5, 6], arid: [5, 6] },
      title: 'Mulch thinly between rows',
      description: 'Spread 3 cm of straw between rows, not over the necks.',
      why: 'A thin cover holds back weeds.',
    }),
    soil({
      rule: 'improve-bed',
      only: 'ground',
      priority: 3,
      months: { tropical: [3, 4], subtropical: [2, 3], temperate: [2, 3], cool: [2, 3], arid: [2, 3] },
      title: 'Prepare the next bed with lime and compost',
      description:
        'Rake old compost and, unless the soil is limy, a little lime into a bed that held another family last year.',
      why: 'White rot builds up for years where the onion family is grown in the same bed.',
      // Inland soil is limy already.
      arid: {
        title: 'Prepare the next bed with compost',
        description: 'Rake old compost into a bed that held another family last year.',
      },
    }),
  ],
}
