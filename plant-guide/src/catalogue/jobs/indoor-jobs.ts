import type { Job } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, propagate, water } from '../../jobs/jobs.ts'
import { always, everywhere, range } from '../../jobs/months.ts'
import { settleInBy } from '../../kinds/common-jobs.ts'
import { mulchBeforeSummer } from '../../kinds/foliage-jobs.ts'
import { checkTheMix, feedInSpring, indoorJobs } from '../../kinds/indoor-jobs.ts'
import { soakedByAge } from './garden-jobs.ts'

/** Rules for indoor plants that dry out between waterings; wrong for a plant that never should. */
export const dryingOut = ['water-check', 'water-less-winter']

/** Mulch for a plant of shady forests that stands in open ground. */
export const mulchInTheGround: Job = { ...mulchBeforeSummer, only: 'ground' }

/** The first weeks of a plant whose thick roots or leaves store water. */
export function settleInDry(plant: string): Job {
  return settleInBy({
    only: 'ground',
    title: `Water the new ${plant} in`,
    description: 'Soak the soil once, and then only when it has dried right down.',
    why: 'Its roots store water while they take hold, and rot where they stand in it.',
  })
}

/** Water for a plant that must not dry out, in any season. */
export function keepDamp(plant: string, description: string, why: string): Job {
  return water({
    rule: 'water-all-year',
    priority: 1,
    minutes: 10,
    repeat: 'monthly',
    months: always,
    title: `Keep the ${plant} just damp`,
    description,
    why,
  })
}

/** Water for a plant that grows into a tree in open ground and then lives on rain, except in dry weeks. */
export const soakAsATree = (plant: string): Job => ({
  ...checkTheMix,
  inGround: {
    title: `Soak the ${plant} in dry weather`,
    ...soakedByAge,
    why: 'Deep soaks draw the roots down, and a tree with deep roots lives on rain for most of the year.',
  },
})

/** Water for a fern whose furry roots creep over the top of its mix. */
export function waterRoundTheFeet(plant: string): Job {
  return water({
    rule: 'water-check',
    priority: 1,
    minutes: 10,
    repeat: 'monthly',
    months: always,
    title: `Water the ${plant} once its top is dry`,
    description:
      'Push a fingertip in twice a week, and where it is dry, water around the furry roots and not over them; empty the saucer.',
    why: 'Fronds brown when the roots run dry, and furry roots rot when they stay wet.',
    inGround: {
      description:
        'Push a fingertip in twice a week, and where the soil is dry, water around the furry roots and not over them.',
    },
  })
}

/** Bringing in a potted plant that cold harms long before it freezes. */
export function keepInARoom(plant: string): Job {
  const { product: _, ...job } = coverFromFrost(plant, {
    title: `Bring the ${plant} in before the cold`,
    description:
      'Stand the pot by a bright window of a room that stays above 12 °C, until the nights do so again outside.',
    why: 'It comes from warm forests, and cold nights harm it long before a frost does.',
    inGround: {
      title: `Lift the ${plant} into a pot before the cold`,
      description:
        'Settle it in orchid bark and stand it by a bright window of a room that stays above 12 °C, until the nights do so again outside.',
    },
  })
  return job
}

/** Dividing a plant that grows as a clump from below the mix and has no stem for cuttings. */
export function divideInWarmth(plant: string): Job {
  return propagate({
    rule: 'take-cuttings',
    instead: 'repot',
    priority: 2,
    fromMonths: 18,
    months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
    title: `Divide or repot the ${plant}`,
    description:
      'Where it fills its pot, tip it out, pull the clump into pieces with roots and leaves, and pot each in fresh mix. Otherwise renew the top few centimetres.',
    inGround: {
      title: `Divide the ${plant}`,
      description:
        'If it is crowded, lift it, pull the clump into pieces with roots and leaves, and plant each again at once.',
    },
    why: 'Pieces root within weeks in warm weather.',
  })
}

/** Water for a fern on a board or a trunk, which grows through the warm months and rests almost dry. */
export function hoseTheBoard(fern: string): Job {
  return water({
    rule: 'water-summer',
    priority: 1,
    minutes: 10,
    repeat: 'season',
    months: {
      tropical: range(4, 11),
      subtropical: range(8, 4),
      temperate: range(9, 4),
      cool: range(10, 4),
      arid: range(1, 12),
    },
    title: `Hose the ${fern} and its board`,
    description:
      'Soak the sphagnum behind its shields two or three times a week in hot weather, and once a week while it is mild.',
    why: 'A board dries out within days, but roots that are always wet rot.',
    inPot: {
      title: `Water the ${fern} and keep its air damp`,
      description:
        'Feel the mix; water until it drains out the bottom once the top few centimetres are dry, and mist the fronds in warm weather.',
      why: 'Fronds brown at the edges in dry air, and roots that are always wet rot.',
    },
  })
}

/** The first feed of the year for a plant that needs little, and not every month. */
export const feedOnceInSpring: Job = {
  ...feedInSpring,
  description: 'Water in half-strength indoor plant food, on damp mix.',
  tropics: { why: 'The plant grows fastest in the warm, humid months ahead.' },
}

/** The rule of a first, light feed that a plant has of its own. */
export const feedNewRule = 'feed-new'

/** The first food of a plant that was set out in open ground after the feed of spring. */
export function feedNewInTheGround(plant: string): Job {
  return feed({
    rule: feedNewRule,
    priority: 2,
    minutes: 5,
    only: 'ground',
    fromMonths: 1,
    untilMonths: 4,
    months: { tropical: [1], subtropical: [1], temperate: [1], cool: [1] },
    title: `Give the new ${plant} a first, light feed`,
    description: 'Scatter a pinch of slow-release plant food over the roots and water it in.',
    why: 'It has settled in, and the food in its nursery mix is running out.',
    product: 'Slow-release fertiliser',
  })
}

const weaker = (words: string) => words.replace('half-strength', 'quarter-strength')

/** The feeds of an indoor plant at quarter strength, for roots that half-strength food burns. */
export const quarterStrength: readonly Job[] = indoorJobs
  .filter(({ type }) => type === 'Fertilising')
  .map(({ tropics, ...job }) => ({
    ...job,
    description: weaker(job.description),
    ...(job.inGround?.description
      ? { inGround: { ...job.inGround, description: weaker(job.inGround.description) } }
      : {}),
    tropics: { ...tropics, description: weaker(tropics?.description ?? job.description) },
  }))

/** A single feed after the one in spring, instead of monthly feeds, for a plant that needs little. */
export function feedOnceMore(
  plant: string,
  why = 'It grows slowly, and food that it does not use builds up as salt.',
): Job {
  return feed({
    rule: 'feed-midsummer',
    priority: 2,
    minutes: 5,
    months: everywhere(12, 1),
    fromMonths: 3,
    only: 'pot',
    title: `Give the ${plant} a light feed`,
    description: 'Water in half-strength liquid food, on damp mix, and again two months later.',
    why,
    product: 'Indoor plant food',
  })
}

/** When pests of houseplants wake. */
export const springPests = { tropical: [9], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9] }
