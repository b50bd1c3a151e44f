import { type Job, type MonthsByZone, zones } from '../entry.ts'
import { inYear, range } from '../jobs/months.ts'

/** A bed is fed in the month in which sowing begins, and dug over in that or the one before. */
export function forSowing(job: Job, planted: readonly Job[]): MonthsByZone {
  const sown = monthsOf(planted)
  const prepared = zones.flatMap((zone) => {
    const months = sown[zone]?.length ? preparing(job, sown[zone]) : job.months[zone]
    return months ? [[zone, months]] : []
  })
  return Object.fromEntries(prepared)
}

/** The months of a preparation for a sowing in these. */
export function preparing({ type }: Job, sowing: readonly number[]): number[] {
  const begins = sowing.filter((month) => !sowing.includes(before(month)))
  const ahead = type === 'Soil improvement' ? begins.map(before) : []
  return [...new Set([...ahead, ...begins])]
}

/** A crop is established in the month of its planting and the one after. */
export function firstWeeks(planted: readonly Job[]): MonthsByZone {
  const sown = monthsOf(planted)
  return Object.fromEntries(
    zones.map((zone) => [
      zone,
      [...new Set((sown[zone] ?? []).flatMap((month) => [month, inYear(month + 1)]))],
    ]),
  )
}

/** Where a crop has no work of its own it is not grown, and its kind's is not wanted. */
export function whereGrown(months: MonthsByZone, own: readonly Job[]): MonthsByZone {
  const grown = zones.filter((zone) => own.some((job) => job.months[zone]?.length))
  return Object.fromEntries(grown.flatMap((zone) => (months[zone] ? [[zone, months[zone]]] : [])))
}

/** Months that a crop may wait for its season once it is ripe, as garlic does. */
const longestWait = 3

/** What is ready a month after it was sown waits for no season while it is warm: a radish goes woody, and rocket to seed. */
const warm = range(10, 3)
const goesOver = (age: number, sown: number) => age === 1 && warm.includes(sown)

/** What is ripe is picked: in its months, and where none of them comes soon after a planting, when that one is ripe. */
export function ripening(pick: Job, planted: readonly Job[]): Job {
  const sown = monthsOf(planted)
  const months = zones.flatMap((zone) => {
    const picked = pick.months[zone]
    if (!picked?.length) return []
    const age = pick.fromMonths ?? 0
    const waits = (ripe: number) =>
      range(inYear(ripe + 1), inYear(ripe + longestWait)).some((month) => picked.includes(month))
    const late = (sown[zone] ?? [])
      .filter((month) => goesOver(age, month) || !waits(month + age))
      .map((month) => month + age)
      .flatMap((ripe) => [inYear(ripe), inYear(ripe + 1)])
    return [[zone, [...new Set([...picked, ...late])]]]
  })
  return { ...pick, months: Object.fromEntries(months) }
}

/** Food that a crop wants from its first flowers on, by its rule. */
export const feedWhileFruiting = 'feed-while-fruiting'

/** What a crop is given while it stands, whenever that is, by its rules. */
export const whileGrowing = [
  'feed-growing',
  'feed-leaves',
  'feed-standing',
  feedWhileFruiting,
  'check-pests-fruit',
  'mulch-crop',
  'water-while-fruiting',
  'water-leaves',
  'water-roots',
  'water-heads',
  'water-growing',
  'water-standing',
  'water-summer',
]

/** What a legume wants at its first flowers, by its rules; what grows through winter has months of its own. */
export const whileFlowering = ['water-flowering', 'feed-potash']

/** So many months before its own are over a crop that went in late may be cleared. */
const clearedEarly = 2

/** A bed is cleared when a sowing has stood its months. */
export function onceOver(job: Job, planted: readonly Job[], length: number): Job {
  const sown = monthsOf(planted)
  const months = zones.flatMap((zone) => {
    if (!job.months[zone]) return []
    const over = (sown[zone] ?? []).flatMap((month) => {
      const first = inYear(month + length)
      // What is picked late stands on a while; its seed is dry by then.
      return job.type === 'Propagation' ? [first] : range(first, inYear(first + 2))
    })
    return [[zone, over.length > 0 ? [...new Set(over)] : job.months[zone]]]
  })
  // Seed is saved before that.
  const stood = job.type === 'Propagation' ? 0 : length - clearedEarly
  return { ...job, months: Object.fromEntries(months), fromMonths: Math.max(job.fromMonths ?? 0, stood) }
}

/** Months after its planting in which a crop wants its first food; what fruits is fed from its first flowers on. */
const firstFood = ({ rule }: Job) => (rule === feedWhileFruiting ? 3 : 6)

/** Whether a crop that was planted in a month is fed in good time in a month that the feed has of its own. */
export function isFedInTime(job: Job, own: readonly number[], planted: number, length: number): boolean {
  const soon = Math.min(Math.ceil(length * 0.6), firstFood(job))
  const stands = range(inYear(planted + 1), inYear(planted + soon))
  return job.type === 'Fertilising' && stands.some((month) => own.includes(month))
}

/** A crop has its care in the months after its planting, whichever those are. */
export function whileItGrows(job: Job, planted: readonly Job[], length: number): Job {
  return inMonthsAfter(planted, job, (own, month) => isFedInTime(job, own, month, length))
}

/** The same for what it wants as soon as it is up. */
export function soonAfterPlanting(job: Job, planted: readonly Job[]): Job {
  return inMonthsAfter(planted, job, () => false)
}

function inMonthsAfter(
  planted: readonly Job[],
  job: Job,
  isCaredFor: (own: readonly number[], month: number) => boolean,
): Job {
  const sown = monthsOf(planted)
  const months = zones.map((zone) => {
    const own = job.months[zone] ?? []
    const lacking = (sown[zone] ?? []).filter((month) => !isCaredFor(own, month))
    const after = lacking.flatMap((month) => [inYear(month + 1), inYear(month + 2)])
    return [zone, [...new Set([...own, ...after])]]
  })
  return { ...job, months: Object.fromEntries(months) }
}

export function monthsOf(jobs: readonly Job[]): MonthsByZone {
  return Object.fromEntries(
    zones.map((zone) => [zone, [...new Set(jobs.flatMap((job) => job.months[zone] ?? []))]]),
  )
}

const before = (month: number) => inYear(month - 1)
