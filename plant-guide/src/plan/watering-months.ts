import { civilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { whileGrowing } from '../catalogue/crop-months.ts'
import { likesItDry } from '../catalogue/traits.ts'
import { type Climate, hasDrySpring } from '../climate/climate.ts'
import type { Job, PlantKind } from '../entry.ts'
import { range, thirsty } from '../jobs/months.ts'
import { potDrink } from '../kinds/common-jobs.ts'
import type { KnownCare } from '../names/find-care.ts'
import { inPotWords } from './method-words.ts'
import { isInItsFirstYear, type Situation } from './situation.ts'

/**
 * Kinds with a watering calendar of their own: water in the wrong months rots them, or their own jobs cover every
 * month.
 */
export const drinkOtherwise: readonly PlantKind[] = [
  'bulb',
  'summer-bulb',
  'succulent',
  'indoor',
  'orchid',
  'lawn',
  'water-plant',
]

/** Fruit that lives on the summer rain of the subtropics in the ground, but not in a pot. */
const warmFruit: readonly PlantKind[] = ['tropical-fruit', 'berry']

/**
 * Returns months to add to a watering job. A pot is checked all year, because its mix shows when it is dry. Where rain
 * is unreliable, and for plants set out within a year (their roots are short), summer watering begins in November, or
 * for new plants that like damp soil where summers are dry in October. Where springs are dry, it begins in September, or
 * in June for a plant in its first winter. It lasts all year in an arid garden, and until May in a temperate one.
 */
export function drierMonths(job: Job, months: readonly number[], situation: Situation): readonly number[] {
  const { care, climate, method } = situation
  if (isPotOfACrop(job, situation)) return allYear
  if (isPotOfRhizomes(job, months, situation)) return range(3, 5)
  const { zone } = climate
  const isRound = job.type === 'Watering' && job.repeat === 'season'
  if (zone === 'tropical') return isRound && method === 'pot' && goesByTheMix(job, situation) ? allYear : []
  if (isRound && care.cropMonths !== null && hasDryAutumn(climate))
    return months.includes(2) ? range(3, 5) : []
  if (care.cropMonths !== null || !isRound) return []
  const isOfTheWarmth = care.entry && warmFruit.includes(care.entry.kind) && job.priority === 1
  if (zone === 'subtropical' && method === 'pot' && isOfTheWarmth) return allYear
  if (![12, 1, 2].every((each) => months.includes(each))) return []
  const from = hasItsFirstWinter(situation) ? 6 : 9
  const untilTheRains = hasDrySpring(climate) && !drinksOtherwise(situation) ? range(from, 11) : []
  return [...untilTheRains, ...throughTheDry(job, months, situation)]
}

/** Whether the plant went in since the last winter was ending: its roots are short in its first dry one. */
function hasItsFirstWinter({ planted, today }: Situation): boolean {
  const { year, month } = partsOf(today)
  return planted >= civilDate(month <= 8 ? year - 1 : year, 8, 1)
}

/** Whether rain is unreliable until the end of autumn. */
const hasDryAutumn = ({ zone, drySummer }: Climate) => zone === 'arid' || (zone === 'temperate' && drySummer)

function throughTheDry(job: Job, months: readonly number[], situation: Situation): readonly number[] {
  const { care, climate, method } = situation
  const { zone } = climate
  const isYoung = isInItsFirstYear(situation)
  const isOwn =
    method === 'ground' &&
    isOfItsOwn(job, months, situation) &&
    livesOnLittle(care) &&
    !(isYoung && zone === 'arid')
  const keepsItsMonths = isOwn || drinksOtherwise(situation)
  if (!keepsItsMonths && (zone === 'arid' || method === 'pot')) return allYear
  if (method === 'pot' && care.entry?.kind === 'succulent')
    return hasOtherRounds(job, care) ? [] : restsInWinter(care) ? fromSpringOn : allYear
  if (isInLeafTillWinter(months, situation)) return untilItDiesDown
  const isDry = isYoung || (climate.drySummer && job.priority === 1)
  if (isDry && zone === 'temperate' && !keepsItsMonths)
    return isYoung && climate.drySummer && job.rule !== 'water-dry-spells' ? range(10, 5) : range(11, 5)
  return isYoung || method === 'pot' ? [11] : []
}

const allYear = range(1, 12)

/** Whether a lasting plant's pot is watered when its mix is dry, which it may be between storms too. */
function goesByTheMix(job: Job, { care }: Situation): boolean {
  const { title } = { ...inPotWords({ ...job, ...job.tropics }), ...job.inPot }
  const isOfDryPlaces = care.entry !== undefined && likesItDry(care.entry)
  return care.cropMonths === null && !isOfDryPlaces && title === potDrink.title
}

/**
 * Watering months of a potted succulent that rests in winter; a forest succulent never rests and is watered all year.
 */
const fromSpringOn = range(9, 4)

/** Whether the pot has rounds of its own for the other seasons, as that of a succulent that rests in summer. */
const hasOtherRounds = (job: Job, { jobs }: KnownCare) =>
  jobs.some(({ rule, type, repeat, only }) => {
    return rule !== job.rule && type === 'Watering' && repeat === 'season' && only === 'pot'
  })

const restsInWinter = ({ jobs }: KnownCare) =>
  jobs.some(({ rule, only }) => only !== 'ground' && /^(water-less|rest|lift)-/.test(rule))

const untilItDiesDown = range(11, 5)

/**
 * Whether a summer bulb in a pot, or where autumns are dry, stays in leaf until winter, because nothing dries it off
 * earlier.
 */
const isInLeafTillWinter = (months: readonly number[], { care, climate, method }: Situation) =>
  (method === 'pot' || climate.drySummer) &&
  climate.zone === 'temperate' &&
  care.entry?.kind === 'summer-bulb' &&
  !months.includes(9) &&
  !restsInWinter(care)

/** Whether a plant keeps its own watering months: it likes dry soil, or the months serve its fruit. */
const livesOnLittle = ({ entry }: KnownCare) =>
  !entry || likesItDry(entry) || keptForTheirFruit.includes(entry.kind)

const keptForTheirFruit: readonly PlantKind[] = ['vine-fruit', 'tropical-fruit', 'perennial-vegetable']

/** The watering rule of crops that rot in damp mix once their leaves have died. */
export const dugWater = 'water-standing'

/** Whether a job waters a potted rhizome, such as ginger, that is in leaf from spring until it is dug in winter. */
function isPotOfRhizomes(
  { rule }: Job,
  months: readonly number[],
  { care: { entry, cropMonths }, climate: { zone }, method }: Situation,
): boolean {
  const isLong = cropMonths !== null && cropMonths >= 8
  const isInLeaf = [12, 1, 2].every((each) => months.includes(each))
  const isDug = entry?.kind === 'root-vegetable' && rule === dugWater
  return method === 'pot' && zone === 'temperate' && isLong && isInLeaf && isDug
}

/** Whether a job waters a crop in a pot. It lasts as long as the crop stands, because the mix shows when it is dry. */
export function isPotOfACrop({ type, rule, repeat }: Job, { care, method }: Situation): boolean {
  const { entry, cropMonths } = care
  const isCrop = method === 'pot' && cropMonths !== null && entry !== undefined
  if (!isCrop || type !== 'Watering' || repeat === 'once') return false
  const isDug = entry.kind === 'root-vegetable' && rule === dugWater
  return (whileGrowing.includes(rule) && !isDug) || (rule === 'water-pot' && entry.kind === 'legume')
}

/** Whether a dry autumn leaves the plant's watering unchanged. */
export const drinksOtherwise = ({ care: { entry } }: Situation): boolean =>
  entry !== undefined && drinkOtherwise.includes(entry.kind) && !goesOn.includes(entry.kind)

/** Kinds that need water through a dry autumn after all: turf browns, and ponds sink. */
const goesOn: readonly PlantKind[] = ['lawn', 'water-plant']

/** Whether the watering months are the plant's own rather than its zone's usual dry months (`thirsty`). */
function isOfItsOwn(
  { rule, months: written }: Job,
  months: readonly number[],
  { care: { entry }, climate: { zone } }: Situation,
): boolean {
  const isShorter = thirsty[zone]?.some((month) => !months.includes(month)) ?? false
  return (
    isShorter || (rule === 'water-summer' && written[zone] !== thirsty[zone] && !!entry?.jobs.some(has(rule)))
  )
}

const has = (rule: string) => (job: Job) => job.rule === rule
