import type { Job } from '../catalogue/entry.ts'
import { disease, feed, mulch, pests, propagate, prune, soil, water, weed } from '../jobs.ts'
import { range, thirsty } from '../months.ts'
import { potDrink } from './common-jobs.ts'

export const springFeed = {
  tropical: [10, 11],
  subtropical: [9],
  temperate: [9],
  cool: [9, 10],
  arid: [8, 9],
}

export const springPests = { tropical: [10], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] }

const lateSummer = { tropical: [3], subtropical: [2, 3], temperate: [2, 3], cool: [2], arid: [3] }

export const waterSummer = water({
  rule: 'water-summer',
  priority: 1,
  repeat: 'season',
  months: thirsty,
  title: 'Soak the roots deeply in dry weather',
  description: 'Let water run slowly over the roots once a week, and into pots every hot day.',
  why: 'Deep, occasional watering makes deep roots.',
})

export const checkPestsSpring = pests({
  rule: 'check-pests-spring',
  general: true,
  priority: 1,
  months: springPests,
  title: 'Check new leaves for pests',
  description: 'Look for aphids, scale and chewed edges; hose, wipe or pick off what you find.',
  why: 'Soft leaves attract the first pests of the season.',
})

export const mulchBeforeSummer = mulch({
  rule: 'mulch-before-summer',
  priority: 2,
  months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
  title: 'Mulch before the heat',
  description: 'Spread 7 cm of organic mulch, a hand’s width clear of the stem.',
  why: 'Covered soil stays cool and keeps the spring rain.',
  tropics: {
    title: 'Mulch for the dry season',
    why: 'Covered soil keeps the last of the wet season’s rain.',
  },
  inPot: { description: 'Spread 2 cm of fine mulch over damp mix, clear of the stem.' },
  product: 'Organic garden mulch',
})

export const weedBase = weed({
  rule: 'weed-base',
  priority: 2,
  fromMonths: 1,
  months: { tropical: [4], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
  only: 'ground',
  title: 'Clear weeds and grass from the base',
  description: 'Hand-weed a wide circle and keep trimmers away from the plant.',
  why: 'Grass right up to the stem takes the water first.',
})

export const addCompost = soil({
  rule: 'add-compost',
  priority: 3,
  months: { tropical: [9], subtropical: [8], temperate: [8], cool: [8, 9], arid: [8] },
  title: 'Spread compost over the roots',
  description: 'Lay 3 cm of compost under the outer leaves and water it in.',
  why: 'It will have worked in by the time the roots grow.',
  product: 'Compost',
})

export const waterYoung = water({
  rule: 'water-young',
  priority: 1,
  only: 'ground',
  untilMonths: 24,
  repeat: 'season',
  months: thirsty,
  title: 'Water the young plant',
  description: 'Give a slow bucket over the roots once a week, and a second one when it is hot.',
  why: 'Its roots are still short, and a deep soak draws them down.',
})

/** For what finds its own water once it has grown, but for the longest dry. */
export const soakInDrought = water({
  rule: 'water-dry-spells',
  priority: 2,
  only: 'ground',
  fromMonths: 24,
  repeat: 'season',
  months: thirsty,
  title: 'Soak the roots in long dry spells',
  description: 'After two or three weeks without rain, let a hose trickle over the roots for an hour.',
  why: 'Roots go deep when they are soaked seldom and well.',
})

export const waterDryPot = water({
  rule: 'water-dry-pot',
  priority: 1,
  only: 'pot',
  repeat: 'season',
  months: thirsty,
  ...potDrink,
})

export const feedLateSummer = feed({
  rule: 'feed-late-summer',
  fromMonths: 6,
  priority: 2,
  months: lateSummer,
  title: 'Feed lightly in late summer',
  tropics: {
    title: 'Feed lightly as the wet season ends',
    why: 'The soil is warm and damp, and growth slows once it dries.',
  },
  description: 'Scatter slow-release fertiliser at half strength and water it in.',
  why: 'The soil is warm, and one more flush comes before the cool.',
  product: 'Slow-release fertiliser',
})

const indoorWarm = { tropical: [9, 10], subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] }

export const all = range(1, 12)

export const always = { tropical: all, subtropical: all, temperate: all, cool: all, arid: all }

export const indoorJobs: readonly Job[] = [
  water({
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
      why: 'Plants of the shade rot in wet soil and wilt in dry, and how often they drink changes with the season.',
    },
  }),
  feed({
    rule: 'feed-spring',
    priority: 1,
    minutes: 10,
    months: indoorWarm,
    title: 'Start feeding for the growing season',
    description: 'Water in half-strength indoor plant food, on damp mix.',
    why: 'Light is returning and the plant starts to grow again.',
    tropics: { why: 'The plant grows fastest in the warm, humid months ahead.' },
    inGround: { description: 'Water in a half-strength liquid plant food, on damp soil.' },
    product: 'Indoor plant food',
  }),
  pests({
    rule: 'check-pests-spring',
    priority: 1,
    months: { tropical: [9], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9] },
    title: 'Look under leaves for mites and mealybug',
    description: 'Check undersides and leaf joints; wipe pests off with a damp cloth or a cotton bud.',
    why: 'There are no ladybirds indoors to eat them.',
    inGround: { why: 'Both hide where neither rain nor wind reaches them, and spread in dry weather.' },
  }),
  feed({
    rule: 'feed-summer',
    priority: 2,
    minutes: 10,
    repeat: 'season',
    months: {
      tropical: range(11, 3),
      subtropical: [12, 1, 2],
      temperate: [12, 1, 2],
      cool: [12, 1, 2],
      arid: [12, 1, 2],
    },
    title: 'Feed monthly in the growing season',
    description: 'Give half-strength liquid food once a month, and none in winter.',
    tropics: {
      description: 'Give half-strength liquid food once a month, and none in the cooler dry season.',
    },
    why: 'It makes most of its leaves in these months.',
    product: 'Indoor plant food',
  }),
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
    priority: 2,
    months: { tropical: [5], subtropical: [6], temperate: [6], cool: [6], arid: [6] },
    title: 'Wash dust off the leaves',
    description: 'Wipe or shower the leaves with lukewarm water.',
    why: 'Dusty leaves miss winter light, and heated rooms breed mites.',
    inGround: {
      description: 'Hose the leaves from above and below on a mild morning.',
      why: 'Dusty leaves miss light, and mites breed in the dust.',
    },
    tropics: { why: 'The dry season is dusty, and mites breed in dry air.' },
  }),
  water({
    rule: 'water-less-winter',
    only: 'pot',
    priority: 3,
    minutes: 10,
    months: { tropical: [6], subtropical: [5], temperate: [5], cool: [5], arid: [5] },
    title: 'Water less as the days shorten',
    tropics: {
      title: 'Water less in the cooler months',
      description: 'Let the mix dry further between drinks, out of the air conditioner’s draught.',
    },
    description: 'Let the mix dry further between drinks, and move it away from heaters and cold glass.',
    why: 'A resting plant in wet mix rots.',
  }),
  pests({
    rule: 'check-gnats',
    only: 'pot',
    priority: 3,
    months: { tropical: [2], subtropical: [3], temperate: [4], cool: [4], arid: [4] },
    title: 'Dry out fungus gnats',
    description: 'Let the top of the mix dry and hang a yellow sticky trap.',
    why: 'Gnats are a sign that the mix stays wet too long.',
    product: 'Yellow sticky traps',
  }),
  soil({
    rule: 'repot',
    only: 'pot',
    priority: 2,
    fromMonths: 18,
    months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
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
    title: 'Take a cutting or a division',
    description: 'Root a tip in water or damp mix, or split off a rooted piece.',
    why: 'Cuttings root within weeks in warm weather.',
  }),
  disease({
    rule: 'check-roots',
    only: 'pot',
    priority: 3,
    months: { tropical: [4], subtropical: [7], temperate: [7], cool: [7], arid: [7] },
    title: 'Check for root rot',
    description: 'Tip it out if leaves yellow in wet mix; cut brown roots off and repot drier.',
    why: 'Rot shows in the coldest, darkest weeks.',
    tropics: { why: 'Rot shows after months of humid air.' },
  }),
]
