import { feed, mulch, pests, water, weed } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'
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
  why: 'A slow soak reaches all the roots, where a sprinkle wets only the top.',
  inPot: potDrink,
})

export const checkPestsSpring = pests({
  rule: 'check-pests-spring',
  general: true,
  priority: 1,
  months: springPests,
  title: 'Check new leaves for pests',
  description: 'Look for aphids, scale and chewed edges; hose, wipe or pick off what you find.',
  why: 'Pests settle on leaves while they are soft.',
})

export const mulchBeforeSummer = mulch({
  rule: 'mulch-before-summer',
  priority: 2,
  months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
  title: 'Mulch before the heat',
  description: 'Spread 7 cm of organic mulch around the plant, a hand’s width clear of its base.',
  why: 'Covered soil stays cool and keeps the spring rain.',
  arid: { why: 'Covered soil stays cool and keeps the water that it is given.' },
  tropics: {
    title: 'Mulch for the dry season',
    why: 'Covered soil keeps the last of the wet season’s rain.',
  },
  inPot: { description: 'Spread 2 cm of fine mulch over damp mix, not up against the plant.' },
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
  why: 'Grass right up to the plant takes the water first.',
})

/** How many months grass holds a young tree back. Later the tree takes the water from the grass. */
export const untilItShades = 60

export const waterYoung = water({
  rule: 'water-young',
  priority: 1,
  only: 'ground',
  untilMonths: 24,
  repeat: 'season',
  months: thirsty,
  title: 'Water the young plant',
  description:
    'Pour a bucket of water slowly over the roots once a week, and another when it is hot, unless there has been good rain.',
  why: 'Its roots are still short, and a deep soak draws them down.',
  arid: {
    description:
      'Pour two buckets of water slowly over the roots once a week, twice a week while it is hot, and every second week in the cool.',
  },
})

/** For plants that find their own water once grown, except in the longest dry spells. */
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
  arid: {
    title: 'Soak the roots while it stays dry',
    description:
      'Let a hose trickle over the roots for an hour once a week while it is hot, and every second week in the cool.',
  },
  tropics: {
    title: 'Soak the roots through the dry season',
    description: 'Let a hose trickle over the roots for an hour every week or two until the rains come.',
    why: 'No rain falls for months, and roots go deep when they are soaked well.',
  },
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
  arid: { title: 'Feed lightly as the heat ends' },
  description: 'Scatter slow-release fertiliser at half strength and water it in.',
  why: 'The soil is warm, and the plant grows on until the cool weather.',
  product: 'Slow-release fertiliser',
})
