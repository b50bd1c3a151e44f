import { range } from '../months.ts'
import { type Job, type MonthsByZone, zones } from './entry.ts'

/** A bed is fed in the month in which sowing begins, and dug over in that or the one before. */
export function forSowing({ months, type }: Job, planted: readonly Job[]): MonthsByZone {
  const sown = monthsOf(planted)
  const prepared = zones.flatMap((zone) => {
    const sowing = sown[zone] ?? []
    const begins = sowing.filter((month) => !sowing.includes(before(month)))
    if (begins.length === 0) return months[zone] ? [[zone, months[zone]]] : []
    const ahead = type === 'Soil improvement' ? begins.map(before) : []
    return [[zone, [...new Set([...ahead, ...begins])]]]
  })
  return Object.fromEntries(prepared)
}

/** Where a crop has no work of its own it is not grown, and its kind's is not wanted. */
export function whereGrown(months: MonthsByZone, own: readonly Job[]): MonthsByZone {
  const grown = zones.filter((zone) => own.some((job) => job.months[zone]?.length))
  return Object.fromEntries(grown.flatMap((zone) => (months[zone] ? [[zone, months[zone]]] : [])))
}

/** Months that a crop may wait for its season once it is ripe, as garlic does. */
const longestWait = 3

/** What is ripe is picked: in its months, and where none of them comes soon after a planting, when that one is ripe. */
export function ripening(pick: Job, planted: readonly Job[]): Job {
  const sown = monthsOf(planted)
  const months = zones.flatMap((zone) => {
    const picked = pick.months[zone]
    if (!picked?.length) return []
    const late = (sown[zone] ?? [])
      .map((month) => month + (pick.fromMonths ?? 0))
      .filter(
        (ripe) =>
          !range(inYear(ripe + 1), inYear(ripe + longestWait)).some((month) => picked.includes(month)),
      )
      .flatMap((ripe) => [inYear(ripe), inYear(ripe + 1)])
    return [[zone, [...new Set([...picked, ...late])]]]
  })
  return { ...pick, months: Object.fromEntries(months) }
}

/** The waterings of a crop that stands, by their rules. */
export const growingWater = [
  'water-while-fruiting',
  'water-leaves',
  'water-roots',
  'water-heads',
  'water-growing',
  'water-standing',
  'water-summer',
]

/** A crop drinks in the months after its planting, whichever those are. */
export function whileItGrows(water: Job, planted: readonly Job[]): Job {
  const sown = monthsOf(planted)
  const months = zones.map((zone) => {
    const growing = (sown[zone] ?? []).flatMap((month) => [inYear(month + 1), inYear(month + 2)])
    return [zone, [...new Set([...(water.months[zone] ?? []), ...growing])]]
  })
  return { ...water, months: Object.fromEntries(months) }
}

export function monthsOf(jobs: readonly Job[]): MonthsByZone {
  return Object.fromEntries(
    zones.map((zone) => [zone, [...new Set(jobs.flatMap((job) => job.months[zone] ?? []))]]),
  )
}

const before = (month: number) => inYear(month - 1)

export const inYear = (month: number) => ((month + 11) % 12) + 1
