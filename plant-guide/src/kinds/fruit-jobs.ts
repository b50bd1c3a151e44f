import { mulch, pests, prune, weed } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import { regionalPests } from '../jobs/regional-pests.ts'

const weedRing = { tropical: [4, 11], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9] }

const preSummer = { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] }

export const weedBase = weed({
  rule: 'weed-base',
  priority: 2,
  months: weedRing,
  only: 'ground',
  title: 'Clear grass and weeds from around the base',
  description: 'Hand-weed a wide circle and keep the spade away from surface roots.',
  why: 'Grass roots in the same top layer of soil, and takes the food and the water first.',
})

export const mulchBase = mulch({
  rule: 'mulch-before-summer',
  priority: 2,
  months: preSummer,
  title: 'Mulch before the heat',
  description: 'Spread 7 cm of straw or lucerne over damp soil, a hand’s width clear of the base.',
  why: 'Feeder roots lie just under the surface, where it gets hottest.',
  tropics: {
    title: 'Mulch for the dry season',
    why: 'The wet ends about now, and covered soil stays damp for weeks longer.',
  },
  inPot: {
    description: 'Spread 2 cm of fine mulch over damp mix, not up against the plant.',
    why: 'Covered mix takes longer to dry out.',
  },
  product: 'Lucerne mulch',
})

/** A tree in its first year grows roots instead of fruit. */
export const removeFirstFruit = prune({
  rule: 'remove-first-fruit',
  priority: 2,
  minutes: 10,
  untilMonths: 11,
  months: { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
  title: 'Take the fruit off the new fruit tree',
  description: 'In its first year twist every fruit off while it is small.',
  why: 'The tree needs its strength for roots and for the branches that carry later crops.',
})

/** Fruit fly lays its eggs in stone fruit from half size on. */
export const baitFruitFly = pests({
  rule: 'bait-fruit-fly',
  priority: 1,
  fromMonths: 24,
  ahead: { of: 'harvest', days: 56 },
  months: { subtropical: range(8, 2), temperate: range(9, 2), cool: range(11, 3), arid: range(8, 2) },
  title: 'Put out fruit fly baits and a trap',
  description:
    'Begin when the fruit is half size: hang a trap, use bait as its label says, and pick up every fruit that falls.',
  why: 'Fruit fly lays in fruit that is still green, and maggots in fallen fruit become the next flies.',
  product: 'Fruit fly bait',
  states: regionalPests.fruitFly.states,
})
