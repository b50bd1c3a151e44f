import type { Job, MonthsByZone, PlantKind } from '../entry.ts'
import { water } from './jobs.ts'

const frostyMonths: MonthsByZone = {
  subtropical: [6, 7],
  temperate: [5, 6, 7, 8],
  cool: [5, 6, 7, 8, 9],
  arid: [5, 6, 7, 8],
}

const coverRule = 'cover-frost'
/** The rule of a warm place for the winter, for a plant that cold nights harm. */
export const keepWarmRule = 'keep-warm'
/** Rules of shelter that does not depend on frost alone. */
const shelters = [coverRule, keepWarmRule]

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
  months: { subtropical: [8, 9], temperate: [9, 10], cool: [9, 10, 11], arid: [9] },
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

/** Months for which a plant is covered that hardens as it grows. A palm stays low for years before its trunk rises. */
export const monthsToHarden = (kind: PlantKind): number => (kind === 'palm' ? 60 : 36)

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

/** Shelter from the frosts of winter. */
export function shelter(
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
