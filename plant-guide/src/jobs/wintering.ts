import type { Job, MonthsByZone } from '../entry.ts'
import { shelter } from './frost.ts'
import { plant as plantJob, water } from './jobs.ts'
import { always, range } from './months.ts'

/** When a tender plant is moved inside before hard frosts. */
const beforeFrosts: MonthsByZone = {
  subtropical: [5, 6, 7],
  temperate: range(4, 8),
  cool: range(3, 9),
  arid: range(4, 8),
}

/** Digs up a plant of warm climates and brings it inside before the cold. `isDry`: damp mix would rot it. */
export function liftBeforeFrost(plant: string, isDry: boolean): Job {
  const drink = isDry
    ? 'and water it only when its mix has dried right down,'
    : 'watered when its top is dry,'
  return shelter({
    phase: 'grow',
    months: beforeFrosts,
    title: `Water the ${plant} and lift it before the frosts`,
    description: `Water it well, and on the next day dig it up with its root ball and pot it. Keep it in a bright room, ${drink} until the nights are mild again in spring.`,
    why: 'It comes from where it never freezes, and the winter here kills it outdoors.',
    winter: { title: `Water the ${plant} and lift it out of the frost` },
  })
}

/** The same for a tree that dies in any winter of the place. It is too large to be dug up each year. */
export function liftForGood(plant: string): Job {
  return {
    ...liftBeforeFrost(plant, false),
    title: `Lift the ${plant} into a pot for the winter`,
    description:
      'Water it well, and on the next day dig it up with its root ball and pot it. Keep it in a bright, warm room until spring. Let it stay in the pot, and bring that in each year.',
    why: 'The winter here kills it outdoors, and no cloth holds off the cold.',
    winter: {},
  }
}

/** The same for plants that store water and would rot in damp mix. */
export function liftDryBeforeFrost(plant: string): Job {
  return shelter({
    phase: 'grow',
    months: beforeFrosts,
    instead: 'water-less-winter',
    title: `Lift the ${plant} before the frosts and keep it dry`,
    description:
      'In gloves, dig it up on a dry day, or take a few pieces where it is too large, and pot it in cactus mix. Keep it in a bright room and hardly water it until the nights are mild again in spring.',
    why: 'It is full of water, and a hard frost turns it to mush.',
    winter: { title: `Lift the ${plant} out of the frost and keep it dry` },
  })
}

export const setOutRule = 'set-out'

/** How a plant that has spent the winter inside goes out: new from the nursery, back to its place, or in its pot. */
const wayOut = {
  asNew: (plant: string) => ({
    title: `Plant the ${plant} out`,
    description:
      'plant it as deep as it stood in its pot, water it in, and shade new leaves from the hot sun',
    why: 'Its roots have more room in the ground.',
  }),
  again: (plant: string) => ({
    title: `Plant the ${plant} out again`,
    description:
      'set it back in its place at the depth it had, water it in, and shade new leaves from the hot sun',
    why: 'Its roots have more room in the ground.',
  }),
  potted: (plant: string) => ({
    title: `Stand the ${plant} outside in its pot`,
    description: 'stand the pot in its summer place, and shade its leaves from the hot sun',
    why: 'It grows in warm, damp air, and dies in the next winter if it is planted.',
  }),
}

/** The way out of a plant that has spent the winter inside. */
export function setOut(plant: string, how: keyof typeof wayOut): Job {
  const { description, ...words } = wayOut[how](plant)
  return plantJob({
    rule: setOutRule,
    only: 'ground',
    priority: 1,
    minutes: 20,
    months: always,
    description: `Once the nights are mild, ${description} for a week.`,
    ...words,
  })
}

export const keepInItsPotRule = 'keep-in-its-pot'

/** The first weeks of a plant that would be lifted again at once, or die. `drink`: how to water it meanwhile. */
export function keepInItsPot(plant: string, drink: string): Job {
  return water({
    rule: keepInItsPotRule,
    phase: 'establish',
    priority: 1,
    minutes: 10,
    untilMonths: 0,
    months: always,
    title: `Keep the ${plant} in a pot until the frosts are over`,
    description: `Keep it in a bright room, and ${drink}. Plant it out once the nights are mild.`,
    why: 'A frost would kill it in the ground.',
    inPot: {
      title: `Keep the potted ${plant} inside until the frosts are over`,
      description: `Keep it in a bright room, and ${drink}. Stand it out once the nights are mild.`,
      why: 'A frost would kill it outside.',
    },
  })
}

/** How to water a plant while it is inside: marsh plants stay wet, dormant plants hardly drink. */
export const waterInside = {
  wet: 'never let it dry out',
  less: 'water it less than in summer',
  hardly: 'hardly water it',
  inLeaf: 'water it while it is in leaf',
  untilYellow: 'water it as before until its leaves yellow, and then hardly at all',
}

/** When a plant that cold nights harm is brought inside: well before the first frost. */
const coolNights: MonthsByZone = { ...beforeFrosts, cool: range(3, 8) }

/** Brings a pot inside where frosts are harder than the plant survives, even under the eaves. */
export function bringIn(plant: string, drinks: keyof typeof waterInside): Job {
  return shelter({
    phase: 'grow',
    months: beforeFrosts,
    instead: 'water-less-winter',
    title: `Bring the ${plant} in before the frosts`,
    description: `Stand the pot in a bright room or a frost-free porch until the nights are mild again, in spring, and ${waterInside[drinks]}.`,
    why: 'The frosts here are harder than it lives through.',
    winter: { title: `Bring the ${plant} in out of the frost` },
  })
}

/** The same for a plant that cold nights harm long before a frost. `warmth`: the °C that its room keeps. */
export function bringInFromTheCold(plant: string, drinks: keyof typeof waterInside, warmth: number): Job {
  return {
    ...bringIn(plant, drinks),
    months: coolNights,
    title: `Bring the ${plant} in before the cold`,
    winter: { title: `Bring the ${plant} in out of the cold` },
    description: `Stand the pot in a bright room that stays above ${warmth} °C until the nights are mild again, in spring, and ${waterInside[drinks]}.`,
    why: 'It comes from where nights are warm, and cold ones harm it long before a frost does.',
  }
}
