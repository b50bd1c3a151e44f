import { mulch, propagate, water, weed } from '../jobs/jobs.ts'
import { thirsty } from '../jobs/months.ts'

export const springFeed = {
  tropical: [4, 5],
  subtropical: [8, 9],
  temperate: [9],
  cool: [9, 10],
  arid: [8, 9],
}

export const springPests = { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] }

export const preSummer = { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] }

export const mulchBeforeSummer = mulch({
  rule: 'mulch-before-summer',
  priority: 2,
  months: preSummer,
  title: 'Mulch before the heat',
  description: 'Spread 5 cm of organic mulch over damp soil around the plant, not up against it.',
  why: 'Mulch laid on damp spring soil keeps it damp into summer.',
  tropics: {
    title: 'Mulch for the dry season',
    why: 'Mulch laid while the soil is damp keeps it damp for weeks.',
  },
  arid: { why: 'Covered soil stays cool and keeps the water that it is given.' },
  inPot: { description: 'Spread 2 cm of fine mulch over damp mix, not up against the plant.' },
  product: 'Organic garden mulch',
})

export const weedSpring = weed({
  rule: 'weed-spring',
  priority: 2,
  fromMonths: 1,
  only: 'ground',
  months: springPests,
  title: 'Weed while the weeds are small',
  description: 'Pull weeds, roots and all, while the soil is damp and before they seed.',
  why: 'Stopping a weed before it seeds saves a season of weeding.',
})

/** Watering in the ground where weeks without rain are normal. */
export const soakWithoutRain = {
  description:
    'Soak the roots twice a week, every second day while it is hot, and every second week while it is cool.',
  onceGrown:
    'Soak the roots twice a week, every second day in a heatwave, and every second week while it is cool.',
}

export const waterSummer = water({
  rule: 'water-summer',
  priority: 1,
  repeat: 'season',
  months: thirsty,
  title: 'Water deeply in the morning',
  description: 'Soak the roots once or twice a week in dry weather, and pots every hot day.',
  arid: soakWithoutRain,
  why: 'A sprinkle dries off before it reaches the roots, and in the morning little water is lost to the heat.',
})

export const waterPot = water({
  rule: 'water-pot',
  priority: 2,
  only: 'pot',
  repeat: 'season',
  months: thirsty,
  title: 'Check the pot for dryness',
  description:
    'Lift or feel the pot twice a week; where it is light or dry on top, water until it drains out the bottom.',
  why: 'A pot dries out long before the garden shows it.',
  tropics: { why: 'A pot dries out within days once the rain stops.' },
})

export const cuttings = propagate({
  rule: 'take-cuttings',
  priority: 3,
  fromMonths: 12,
  months: { tropical: [4, 5], subtropical: [3], temperate: [3], cool: [2, 3], arid: [3] },
  title: 'Take half-ripe cuttings',
  description:
    'Cut finger-long tips below a leaf joint, strip the lower leaves and keep them humid in propagating mix.',
  why: 'Growth has firmed enough to root, and the weather is still warm.',
  product: 'Propagating mix',
})
