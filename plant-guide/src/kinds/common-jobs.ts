import type { Job } from '../entry.ts'
import { prune, soil, water } from '../jobs/jobs.ts'
import { always, range, south } from '../jobs/months.ts'

/**
 * A wetting agent before the heat, for any plant in the ground or in a pot through summer. Not in the tropics, where
 * the soil is damp for half of the year.
 */
export const applySoilWetter = water({
  rule: 'apply-soil-wetter',
  fromMonths: 3,
  priority: 3,
  filler: true,
  months: { subtropical: [9, 10], temperate: [10], cool: [11], arid: [9] },
  title: 'Check before the heat that water soaks in',
  description: 'Pour a can of water over the roots; where it beads or runs off, pour a soil wetter on.',
  why: 'Soil that has dried right out turns water away.',
  inPot: { why: 'Old potting mix turns water away once it has dried out.' },
  product: 'Soil wetter',
})

/** Compost goes on with the new mulch, so that nobody rakes mulch aside for it. */
export const addCompost = soil({
  rule: 'add-compost',
  ahead: { of: 'mulch-before-summer', days: 5 },
  fromMonths: 6,
  priority: 3,
  months: { tropical: [4, 5, 6], ...south(8, 9, 10, 11, 12, 1) },
  only: 'ground',
  title: 'Spread compost before you mulch',
  description: 'Lay 3 cm of compost over damp soil, clear of the base, and then the new mulch over it.',
  why: 'Under mulch it stays damp, and the worms carry it down to the roots.',
  product: 'Compost',
})

/** Wording for the arid zone, where snails are few but other pests eat young plants. */
export const eatersOfDryCountry = {
  title: 'Look for what eats the young plants',
  description:
    'Look over the leaves and around the stems in the cool of the morning, and pick off caterpillars and grasshoppers.',
  why: 'A young plant has few leaves to lose.',
}

/** A staked young tree outgrows its ties. */
export const loosenTies = prune({
  rule: 'loosen-ties',
  priority: 2,
  minutes: 10,
  only: 'ground',
  fromMonths: 6,
  untilMonths: 24,
  months: { tropical: [10], subtropical: [8], temperate: [8], cool: [8], arid: [8] },
  title: 'Loosen or take off the young tree’s ties',
  description:
    'Where it is staked, see that no tie cuts into the bark; take the stake away once the tree stands by itself.',
  why: 'The trunk is about to thicken, and one that may sway a little grows stronger.',
})

/** Renews the mix around a shrub or tree after years in a pot. Nothing is cut, because some roots don't tolerate it. */
export const freshMix = soil({
  rule: 'fresh-mix',
  priority: 2,
  only: 'pot',
  fromMonths: 18,
  months: { tropical: [9], subtropical: [8], temperate: [8, 9], cool: [9, 10], arid: [8, 9] },
  title: 'Give the pot fresh mix',
  description:
    'Replace the top 5 cm of the mix. Where roots fill the pot, move the plant into one a size up instead, with fresh mix around its roots.',
  why: 'Mix rots and sinks within a few years, and the roots run out of air.',
})

/** The same for plants that are bare in winter. Those that frost can kill still wait for warm weather. */
export const freshMixWhileBare: Job = {
  ...freshMix,
  months: { tropical: [8], subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
}

/** Wording for a pot, for jobs whose own wording soaks open ground. */
export const potDrink = {
  title: 'Water the pot when the top is dry',
  description:
    'Push a finger in once a week in the cool and every day while it is hot; where it is dry at the first knuckle, water until it drains out the bottom.',
  why: 'A pot warms up and dries out long before the ground does.',
}

/** Why a plant that does not live on rain needs water in open ground. In a pot, its roots are everywhere. */
export const drySurface = 'Most roots lie near the surface, which dries first.'

/** The first weeks of any long-lived plant, in every season except the wet season of the tropics, which begins late. */
export const settleIn = water({
  rule: 'settle-in',
  phase: 'establish',
  priority: 1,
  untilMonths: 0,
  months: {
    tropical: range(4, 12),
    subtropical: range(1, 12),
    temperate: range(1, 12),
    cool: range(1, 12),
    arid: range(1, 12),
  },
  title: 'Water the new plant through its first weeks',
  description:
    'Soak the soil over the roots twice a week, and every second day while it is hot, unless there has been good rain.',
  winter: { description: 'Soak the soil over the roots once a week, unless there has been good rain.' },
  arid: {
    description:
      'Soak the soil over the roots every morning while days are hot, and twice a week in the cool months.',
  },
  why: 'Until new roots grow, it reaches only the water in its planting hole.',
  inPot: {
    description: 'Feel the mix every day, and water until it drains out the bottom when the top is dry.',
    why: 'A plant that has just moved dries out fast until its new roots grow.',
  },
})

/** Watering for a crop in a zone where nobody sows it, the same as for any other crop. */
export const cropDrinks: readonly Job[] = [
  water({
    rule: 'water-seedlings',
    phase: 'establish',
    priority: 1,
    months: always,
    title: 'Keep seed and seedlings damp',
    description:
      'Water gently each morning until seedlings stand, and in the heat shade them through the hottest hours.',
    why: 'Seed that dries out as it wakes is lost, and so are roots a finger long.',
  }),
  water({
    rule: 'water-growing',
    priority: 1,
    repeat: 'season',
    // In the tropics the wet season does the watering.
    months: { ...always, tropical: range(4, 11) },
    title: 'Water the plants deeply while they grow',
    description: 'Soak the soil twice a week, more often in heat, unless there has been good rain.',
    why: 'What grows fast has short roots and stops when they are dry.',
    inPot: {
      description: 'Water until it drains out the bottom whenever the top of the mix is dry.',
    },
  }),
]

/** For plants from dry places, in a pot through the wet season of the tropics. */
export const keepDryInTheWet = water({
  rule: 'keep-dry-in-the-wet',
  priority: 1,
  minutes: 10,
  only: 'pot',
  months: { tropical: [11, 12, 1, 2] },
  title: 'Keep the pot out of the rain through the wet',
  description: 'Stand it under the eaves until the rain ends, and water it only when the mix is dry.',
  why: 'It comes from dry places, and its roots rot in mix that is wet for months.',
})

/** The same in a plant's own words, which must be right in any season and climate. */
export function settleInBy(words: Partial<Job>): Job {
  const { winter: _, arid: __, ...always } = settleIn
  return { ...always, ...words }
}

/** The first weeks of a tree that may be sold without leaves or soil, as orchard trees are in winter. */
export const settleInBare: Job = {
  ...settleIn,
  why: 'Roots that were dug or potted grow out only into soil that is damp all round them.',
}
