import type { Job, MonthsByZone } from '../entry.ts'
import { plant as plantJob, water } from './jobs.ts'
import { always, range } from './months.ts'

const frostyMonths: MonthsByZone = {
  subtropical: [6, 7],
  temperate: [5, 6, 7, 8],
  cool: [5, 6, 7, 8, 9],
  arid: [5, 6, 7, 8],
}

/** When a tender plant is moved inside before hard frosts. */
const beforeFrosts: MonthsByZone = {
  subtropical: [5, 6, 7],
  temperate: range(4, 8),
  cool: range(3, 9),
  arid: range(4, 8),
}

const coverRule = 'cover-frost'
/** Rules of shelter that does not depend on frost alone. */
const shelters = [coverRule, 'keep-warm']

/** Whether a job protects a plant from frost, or from nights that are cold for it. */
export function isShelter({ rule, where }: Job): boolean {
  return where === 'frost' || where === 'hard-frost' || shelters.includes(rule)
}

/** Whether a job takes a plant out of the ground for the winter, because of frost or because it rests dry. */
export const isLift = ({ type, title }: Job): boolean =>
  type === 'Watering' && /\blift (it|the)\b/i.test(title)

/** Whether frost damages a plant all its life: as its entry or kind says, otherwise if a job shelters it at any age. */
export function isFrostTender(said: boolean | undefined, jobs: readonly Job[]): boolean {
  return said ?? jobs.some((job) => isShelter(job) && job.untilMonths === undefined)
}

/** Shelter for plants that are set out in spring and would die in a late frost. */
export const coverLateFrost = water({
  rule: 'cover-late-frost',
  priority: 1,
  where: 'hard-frost',
  phase: 'establish',
  minutes: 15,
  months: { subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [9] },
  title: 'Water and cover young plants before a late frost',
  description:
    'Water the soil in the morning. At dusk put frost cloth on hoops or a cut-off bottle over each plant, off again the next morning.',
  why: 'A late frost kills warm-season seedlings outright.',
  dry: {
    title: 'Cover young plants before a late frost',
    description:
      'At dusk put frost cloth on hoops or a cut-off bottle over each plant, off again the next morning.',
  },
  inPot: {
    title: 'Move the young plants under cover before a late frost',
    description:
      'Stand the pot under the eaves or in a shed for the night, and put it out again in the morning.',
  },
  product: 'Frost cloth',
})

type Words = Partial<Pick<Job, 'title' | 'description' | 'why' | 'untilMonths' | 'inGround' | 'inPot'>>

const atDusk =
  'lay frost cloth over stakes at dusk, and take it off the next morning. Move a pot under the eaves.'
const underTheEaves =
  'move the pot under the eaves for the night. If it is too heavy to move, cover it with frost cloth at dusk and uncover it in the morning.'
const forecast = 'Whenever a frost is forecast before spring is over,'
const burns = 'Frost burns leaves and soft shoots, and a hard one kills.'

/**
 * Shelter where there is frost. It begins with watering, because damp soil stays warmer at night and most gardeners ask
 * for watering tasks.
 */
export function coverFromFrost(plant: string, words: Words = {}): Job {
  // The default wording for a pot or for dry soil could contradict a description of the plant's own.
  const isInOwnWords = words.description !== undefined
  return shelter({
    title: `Water and cover the ${plant} before a frost`,
    description: `${forecast} see that the soil is damp, ${atDusk}`,
    why: `${burns} Damp soil stays warmer overnight.`,
    product: 'Frost cloth',
    ...(!isInOwnWords && {
      inPot: { description: `${forecast} see that the mix is damp and ${underTheEaves}` },
      dry: {
        title: `Cover the ${plant} before a frost`,
        description: `${forecast} ${atDusk}`,
        why: burns,
        inPot: { description: `${forecast} ${underTheEaves}` },
      },
    }),
    ...words,
  })
}

/** Words for shelter of a plant that has grown taller than the gardener reaches. */
export function coveredAsHighAsOneReaches(job: Job): Job {
  const onceGrown = job.description.replace(
    /(lay|hang) frost cloth over (stakes|its support)/,
    'drape frost cloth over as much of it as you reach',
  )
  return onceGrown === job.description ? job : { ...job, onceGrown }
}

/** Shelter for plants that rot in cold, wet soil. */
export function keepDryInFrost(plant: string, words: Words = {}): Job {
  return shelter({
    instead: 'water-less-winter',
    title: `Keep the ${plant} dry and out of the frost`,
    description:
      'Hardly water while nights are cold. In weeks of rain put a clear cover on stakes over it, and drape frost cloth over it before a frost. Move a pot under the eaves.',
    why: 'The roots rot in cold, wet soil, and what is full of water turns to mush in a frost.',
    inPot: {
      description:
        'Hardly water while nights are cold. Keep the pot under the eaves, or drape frost cloth over it before a frost.',
      why: 'The roots rot in cold, wet mix, and what is full of water turns to mush in a frost.',
    },
    ...words,
  })
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

/** The way back to the ground of a plant that has spent the winter inside. `isNew`: it was bought in that winter. */
export function setOut(plant: string, isNew: boolean): Job {
  return plantJob({
    rule: setOutRule,
    only: 'ground',
    priority: 1,
    minutes: 20,
    ...(isNew && { fromMonths: 0 }),
    months: always,
    title: isNew ? `Plant the ${plant} out` : `Plant the ${plant} out again`,
    description: `Once the nights are mild, ${isNew ? 'plant it as deep as it stood in its pot' : 'set it back in its place at the depth it had'}, water it in, and shade new leaves from the hot sun for a week.`,
    why: 'The frosts are over, and its roots have more room in the ground.',
  })
}

/** The first weeks of a plant that would be lifted again at once, or die. A marsh plant stays wet. */
export function keepInItsPot(plant: string, isOfMarshes: boolean): Job {
  const drink = (soil: string) =>
    isOfMarshes ? 'stand it in a saucer of water' : `water it only when the top half of the ${soil} is dry`
  return water({
    rule: 'keep-in-its-pot',
    phase: 'establish',
    priority: 1,
    minutes: 10,
    untilMonths: 0,
    months: always,
    title: `Keep the ${plant} in a pot until the frosts are over`,
    description: `Keep it in a bright room, and ${drink('soil')}. Plant it out once the nights are mild.`,
    why: 'A frost would kill it in the ground.',
    inPot: {
      title: `Keep the potted ${plant} inside until the frosts are over`,
      description: `Keep it in a bright room, and ${drink('mix')}. Stand it out once the nights are mild.`,
      why: 'A frost would kill it outside.',
    },
  })
}

/** How to water a plant while it is inside: marsh plants stay wet, dormant plants hardly drink. */
const indoors = {
  wet: 'never let it dry out',
  less: 'water it less than in summer',
  hardly: 'hardly water it',
  inLeaf: 'water it while it is in leaf',
  untilYellow: 'water it as before until its leaves yellow, and then hardly at all',
}

/** When a plant that cold nights harm is brought inside: well before the first frost. */
const coolNights: MonthsByZone = { ...beforeFrosts, cool: range(3, 8) }

/** Brings a pot inside where frosts are harder than the plant survives, even under the eaves. */
export function bringIn(plant: string, drinks: keyof typeof indoors): Job {
  return shelter({
    phase: 'grow',
    months: beforeFrosts,
    instead: 'water-less-winter',
    title: `Bring the ${plant} in before the frosts`,
    description: `Stand the pot in a bright room or a frost-free porch until the nights are mild again, in spring, and ${indoors[drinks]}.`,
    why: 'The frosts here are harder than it lives through.',
    winter: { title: `Bring the ${plant} in out of the frost` },
  })
}

/** The same for a plant that cold nights harm long before a frost. `warmth`: the °C that its room keeps. */
export function bringInFromTheCold(plant: string, drinks: keyof typeof indoors, warmth: number): Job {
  return {
    ...bringIn(plant, drinks),
    months: coolNights,
    title: `Bring the ${plant} in before the cold`,
    winter: { title: `Bring the ${plant} in out of the cold` },
    description: `Stand the pot in a bright room that stays above ${warmth} °C until the nights are mild again, in spring, and ${indoors[drinks]}.`,
    why: 'It comes from where nights are warm, and cold ones harm it long before a frost does.',
  }
}

function shelter(
  words: Pick<Job, 'title' | 'description' | 'why' | 'product' | 'instead' | 'inPot' | 'winter' | 'dry'> &
    Partial<Pick<Job, 'phase' | 'months'>>,
): Job {
  return water({
    rule: coverRule,
    priority: 1,
    minutes: 15,
    where: 'frost',
    months: frostyMonths,
    ...words,
  })
}
