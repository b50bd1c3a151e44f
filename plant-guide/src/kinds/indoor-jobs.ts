import type { Job } from '../entry.ts'
import { feed, pests, propagate, prune, soil, water } from '../jobs/jobs.ts'
import { always, range, south } from '../jobs/months.ts'
import { settleIn } from './common-jobs.ts'

const indoorWarm = { tropical: [9, 10], subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] }

/** Why mites and mealybug come outside, where most houseplants live in the tropics. */
const outdoors = { why: 'Both hide where neither rain nor wind reaches them, and spread in dry weather.' }

/** Water that goes by the mix, or in open ground by the soil. */
export const checkTheMix = water({
  rule: 'water-check',
  priority: 1,
  minutes: 10,
  repeat: 'monthly',
  months: always,
  title: 'Check how fast the mix dries',
  description:
    'Push a finger in to the second knuckle each week and water only when it is dry there; empty the saucer.',
  why: 'More indoor plants die of too much water than too little, and how often they need it changes with the season.',
  inGround: {
    title: 'Soak the roots where the soil is dry',
    description:
      'Push a finger in to the second knuckle each week, and every second day in the heat, and soak the roots only where it is dry there.',
    why: 'Plants of the shade rot in wet soil and wilt in dry, and how often they drink changes with the season.',
  },
})

/** For pots, and for plants in leaf for a few months only: in the ground, slow-release food lasts from spring to autumn. */
export const feedMonthly = feed({
  rule: 'feed-summer',
  priority: 2,
  minutes: 10,
  repeat: 'season',
  months: {
    tropical: range(11, 3),
    ...south(12, 1, 2),
  },
  title: 'Feed monthly in the growing season',
  description: 'Give half-strength liquid food once a month, and none in winter.',
  tropics: {
    description: 'Give half-strength liquid food once a month, and none in the cooler dry season.',
  },
  why: 'It makes most of its leaves in these months.',
  product: 'Indoor plant food',
})

/** The first feed of the year. */
export const feedInSpring: Job = feed({
  rule: 'feed-spring',
  priority: 1,
  minutes: 10,
  months: indoorWarm,
  title: 'Start feeding for the growing season',
  description: 'Water in half-strength indoor plant food, on damp mix, once a month while it is warm.',
  why: 'The days are longer, and the plant grows again.',
  tropics: {
    description:
      'Water in half-strength indoor plant food, on damp mix, once a month until the wet season ends.',
    why: 'The plant grows fastest in the warm, humid months ahead.',
  },
  inGround: {
    title: 'Feed for the growing season',
    description: 'Scatter a little slow-release plant food over the roots and water it in.',
    product: 'Slow-release fertiliser',
  },
  product: 'Indoor plant food',
})

/** The year of plants that live in rooms, or outside where winters are warm. */
export const indoorJobs: readonly Job[] = [
  { ...settleIn, only: 'ground' },
  checkTheMix,
  feedInSpring,
  pests({
    rule: 'check-pests-spring',
    priority: 1,
    months: { tropical: [9], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9] },
    title: 'Look under leaves for mites and mealybug',
    description: 'Check undersides and leaf joints; wipe pests off with a damp cloth or a cotton bud.',
    why: 'Nothing hunts them indoors, so a few are soon many.',
    inGround: {
      ...outdoors,
      description:
        'Check undersides and leaf joints; wash mites off from below, and dab white fluff with a cotton bud dipped in methylated spirits.',
    },
    tropics: outdoors,
  }),
  { ...feedMonthly, only: 'pot' },
  prune({
    rule: 'tidy-leaves',
    priority: 2,
    months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10], arid: [9] },
    title: 'Remove tired leaves and leggy tips',
    description: 'Snip yellow leaves at the base and shorten bare stems to a leaf.',
    why: 'Shoots follow within weeks in spring.',
    tropics: { why: 'Shoots follow within weeks as it warms up.' },
  }),
  pests({
    rule: 'wash-leaves',
    only: 'pot',
    priority: 2,
    months: { tropical: [5], subtropical: [6], temperate: [6], cool: [6], arid: [6] },
    title: 'Wash dust off the leaves',
    description: 'Wipe or shower the leaves with lukewarm water.',
    why: 'Dusty leaves miss winter light, and mites breed in dry air.',
    tropics: { why: 'The dry season is dusty, and mites breed in dry air.' },
  }),
  water({
    rule: 'water-less-winter',
    only: 'pot',
    priority: 3,
    minutes: 10,
    months: { subtropical: [5], temperate: [5], cool: [4], arid: [5] },
    title: 'Water less as the days shorten',
    description: 'Let the mix dry further between drinks, and move the pot away from heaters and cold glass.',
    why: 'A resting plant in wet mix rots.',
  }),
  soil({
    rule: 'repot',
    only: 'pot',
    priority: 2,
    fromMonths: 18,
    months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [9, 10], arid: [9] },
    title: 'Repot into fresh mix',
    description:
      'Where roots circle the pot, loosen them and go up one size; otherwise renew the top few centimetres.',
    why: 'Roots take to new mix at once while days lengthen.',
  }),
  propagate({
    rule: 'take-cuttings',
    priority: 3,
    fromMonths: 12,
    months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
    title: 'Grow a second plant',
    description: 'Root the tip of a stem in water or damp mix.',
    why: 'Roots form within weeks in warm weather.',
  }),
]
