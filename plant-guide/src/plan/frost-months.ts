import { type Climate, isHardFrost } from '../climate/climate.ts'
import { NSW, QLD, WA } from '../climate/states.ts'
import type { Job, PlantKind, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'

/** The months in which a job is right at a place, shifted for its frosts if those damage the plant. */
export function monthsHere(
  job: Job,
  { zone, frost }: Pick<Climate, 'zone' | 'frost'>,
  frostTender: boolean,
): readonly number[] {
  const isEarly = frost === 'heavy' || (zone === 'cool' && frost === 'moderate')
  const months = job.months[zone] ?? []
  const hard = isHardFrost(frost)
  // Cover begins a month later where frosts are light, and a month earlier where they are heavy or, in a cool climate,
  // moderate. Shelter that has a phase follows cool nights or late frosts instead.
  const isCover = isShelter(job) && job.phase === undefined
  if (isCover && !hard) return months.filter((month) => month !== 5 || zone === 'cool')
  if (isCover && isEarly && months.includes(5)) return [4, ...months]
  if (!frostTender) return months
  const lastFrost = isEarly ? 9 : 8
  if (springFood.includes(job.rule) && frost !== 'none') return laterOf(months, lastFrost, hard)
  if (!hard) return months
  if (job.type === 'Pruning') return afterFrost(months, lastFrost)
  return job.type === 'Planting' ? onceFrostIsOver(months, zone) : months
}

/** Rules of a rose's work at the end of winter. */
const atWintersEnd = ['prune-winter', 'winter-clean-spray', 'take-hardwood-cuttings', 'feed-early-spring']

/** Moves a rose's winter work to the months of a cool climate where frosts are hard. */
export function afterHardFrost(job: Job, kind: PlantKind | undefined, { zone, frost }: Climate): Job {
  const isLate = frost === 'heavy' || (zone === 'temperate' && frost === 'moderate')
  const { cool } = job.months
  const isOfWinter = job.months[zone]?.every((month) => month >= 6 && month <= 9)
  if (kind !== 'rose' || !isLate || !isOfWinter || !cool?.length || !atWintersEnd.includes(job.rule))
    return job
  return { ...job, months: { ...job.months, [zone]: cool } }
}

/** The rule of the spray that must be on before the buds of a fruit tree open. */
export const beforeTheBuds = 'copper-bud-swell'

/**
 * Moves the spray before the buds open to the months of the subtropics where a temperate winter is mild, as on
 * Queensland's ranges and on the warmer coasts: the low-chill trees that are grown there swell their buds in July.
 */
export function beforeEarlyBuds(job: Job, { zone, frost, state }: Climate): Job {
  const isMild = state === QLD || (frost === 'none' && [NSW, WA].some((each) => each === state))
  const { subtropical } = job.months
  if (job.rule !== beforeTheBuds || zone !== 'temperate' || !isMild || !subtropical?.length) return job
  return { ...job, months: { ...job.months, temperate: subtropical } }
}

/** Months in which a hard frost still kills new plants. */
const lateFrosts = [8, 9]

/**
 * Removes the months of late frost from the planting months. Where none is left, and inland, where they are all the
 * spring there is, October takes their place.
 */
function onceFrostIsOver(months: readonly number[], zone: Zone): readonly number[] {
  const late = months.filter((month) => !lateFrosts.includes(month))
  // Inland, what goes in from April on does not flower or bear before the frosts.
  if (zone === 'arid' && late.length < months.length)
    return [...late.filter((month) => month < 4), 10, ...late.filter((month) => month > 10)]
  const ofSpring = late.filter((month) => month < 3 || month > 9)
  // In temperate and cool climates, frost kills autumn sowings before they flower or bear.
  const isCold = zone === 'temperate' || zone === 'cool'
  const safe = isCold && ofSpring.length > 0 ? ofSpring : late
  return months.length > 0 && safe.length === 0 ? [10] : safe
}

/** Rules of food and fresh mix, which bring soft shoots; they wait until the last frost is over. */
const springFood = ['feed-spring', 'feed-early-spring', 'fresh-mix']

/** Keeps the months after the last frost. Where frosts are hard, a job with no such month moves to the first one. */
function laterOf(months: readonly number[], lastFrost: number, hard: boolean): readonly number[] {
  const safe = months.filter((month) => month > lastFrost)
  const isOfSpring = months.some((month) => month >= 7)
  if (safe.length > 0) return safe
  return hard && isOfSpring ? [lastFrost + 1] : months
}

/**
 * Removes the frosty months from pruning, because burnt shoots shelter the living wood below until the last frost. A
 * job with no other month moves to the month after the last frost.
 */
function afterFrost(months: readonly number[], lastFrost: number): readonly number[] {
  const safe = months.filter((month) => month < 5 || month > lastFrost)
  return months.length > 0 && safe.length === 0 ? [lastFrost + 1] : safe
}
