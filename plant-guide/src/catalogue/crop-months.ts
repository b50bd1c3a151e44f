import { type Job, type MonthsByZone, type PlantKind, zones } from '../entry.ts'
import { inYear, range } from '../jobs/months.ts'

/**
 * The months of preparing a bed by zone: it is fed in the month in which sowing begins, and dug over in that month or
 * the one before.
 */
export function forSowing(job: Job, planted: readonly Job[]): MonthsByZone {
  const sown = monthsOf(planted)
  const prepared = zones.flatMap((zone) => {
    const months = sown[zone]?.length ? preparing(job, sown[zone]) : job.months[zone]
    return months ? [[zone, months]] : []
  })
  return Object.fromEntries(prepared)
}

/** The months in which a job prepares a bed for sowing in the given months. */
export function preparing({ type }: Job, sowing: readonly number[]): number[] {
  const begins = sowing.filter((month) => !sowing.includes(before(month)))
  const ahead = type === 'Soil improvement' ? begins.map(before) : []
  return [...new Set([...ahead, ...begins])]
}

/** The months of establishing a crop: the month of its planting and the one after. */
export function firstWeeks(planted: readonly Job[]): MonthsByZone {
  const sown = monthsOf(planted)
  return Object.fromEntries(
    zones.map((zone) => [
      zone,
      [...new Set((sown[zone] ?? []).flatMap((month) => [month, inYear(month + 1)]))],
    ]),
  )
}

/**
 * Keeps only zones in which the crop has a job of its own; it is not grown elsewhere, so jobs of its kind are not
 * wanted there.
 */
export function whereGrown(months: MonthsByZone, own: readonly Job[]): MonthsByZone {
  const grown = zones.filter((zone) => own.some((job) => job.months[zone]?.length))
  return Object.fromEntries(grown.flatMap((zone) => (months[zone] ? [[zone, months[zone]]] : [])))
}

/** Months that a ripe crop, such as garlic, may wait for its harvest season. */
const longestWait = 3

/**
 * A crop that is ready within a month, sown while it is warm, cannot wait for its season: radishes go woody, and rocket
 * runs to seed.
 */
const warm = range(10, 3)
/** Heads of the cabbage family open as soon as they are ripe. Those that take longer than this wait for the cold. */
const longestHead = 3

function goesOver(age: number, sown: number, kind: PlantKind): boolean {
  return kind === 'brassica' ? age <= longestHead : age === 1 && warm.includes(sown)
}

/** Adds harvest months for plantings that ripen when no harvest month comes soon, or that go over at once. */
export function ripening(pick: Job, planted: readonly Job[], kind: PlantKind): Job {
  const sown = monthsOf(planted)
  const months = zones.flatMap((zone) => {
    const picked = pick.months[zone]
    if (!picked?.length) return []
    const age = pick.fromMonths ?? 0
    const waits = (ripe: number) =>
      range(inYear(ripe + 1), inYear(ripe + longestWait)).some((month) => picked.includes(month))
    const late = (sown[zone] ?? [])
      .filter((month) => goesOver(age, month, kind) || !waits(month + age))
      .map((month) => month + age)
      .flatMap((ripe) => [inYear(ripe), inYear(ripe + 1)])
    return [[zone, [...new Set([...picked, ...late])]]]
  })
  return { ...pick, months: Object.fromEntries(months) }
}

/** The rule of the feed that starts with a crop's first flowers. */
export const feedWhileFruiting = 'feed-while-fruiting'

/** Rules of care that a crop gets while it stands, in whichever months that is. */
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

/** Rules of a legume's care at its first flowers. Legumes that grow through winter have their own months for it. */
export const whileFlowering = ['water-flowering', 'feed-potash']

/** Rules of work on the flowers of a crop, which goes on until the crop is over. */
export const whileInFlower = ['deadhead', 'pick-flowers']

/** Rules of stakes and strings, without which a tall crop falls over in any month. */
export const supports = ['stake', 'tie-in']

/** Whether a job feeds each crop at a time that follows from its planting. */
export const feedsTheCrop = ({ type, rule }: Job) =>
  type === 'Fertilising' && (whileGrowing.includes(rule) || whileFlowering.includes(rule))

/** A crop that was planted late may be cleared this many months before its `cropMonths` are over. */
const clearedEarly = 2

/** Moves a clearing job to the months in which the sowings are over. */
export function onceOver(job: Job, planted: readonly Job[], length: number): Job {
  const sown = monthsOf(planted)
  const months = zones.flatMap((zone) => {
    if (!job.months[zone]) return []
    const over = (sown[zone] ?? []).flatMap((month) => {
      const first = inYear(month + length)
      // A crop that is picked late stands longer, but its seed is dry by then.
      return job.type === 'Propagation' ? [first] : range(first, inYear(first + 2))
    })
    return [[zone, over.length > 0 ? [...new Set(over)] : job.months[zone]]]
  })
  // Seed is saved before clearing, so it needs no minimum age of its own.
  const stood = job.type === 'Propagation' ? 0 : length - clearedEarly
  return { ...job, months: Object.fromEntries(months), fromMonths: Math.max(job.fromMonths ?? 0, stood) }
}

/** Months after planting within which a crop needs its first feed. A fruiting crop is fed from its first flowers on. */
const firstFood = ({ rule }: Job) => (rule === feedWhileFruiting ? 3 : 6)

/** Whether one of the feed's own months comes early enough for a crop planted in the given month. */
export function isFedInTime(job: Job, own: readonly number[], planted: number, length: number): boolean {
  const soon = Math.min(Math.ceil(length * 0.6), firstFood(job))
  const stands = range(inYear(planted + 1), inYear(planted + soon))
  return job.type === 'Fertilising' && stands.some((month) => own.includes(month))
}

/** Adds the two months after each planting to a job, unless its own months already feed that planting in time. */
export function whileItGrows(job: Job, planted: readonly Job[], length: number): Job {
  return inMonthsAfter(planted, job, (own, month) => isFedInTime(job, own, month, length))
}

/** Adds the two months after each planting to a job, whatever its own months are. */
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
