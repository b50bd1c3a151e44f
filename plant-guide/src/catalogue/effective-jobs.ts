import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds.ts'
import { type CatalogueEntry, type Job, type MonthsByZone, zones } from './entry.ts'

/** All care of an entry: its own jobs, and those of its kind that it neither replaces nor rules out. */
export function effectiveJobs(entry: CatalogueEntry): Job[] {
  const guide: KindGuide = kindGuides[entry.kind]
  const settled = new Set([...entry.jobs.map((job) => job.rule), ...(entry.without ?? [])])
  const isCrop = (entry.cropMonths ?? guide.cropMonths) !== undefined
  const planted = entry.jobs.filter((job) => job.type === 'Planting')
  const inherited = guide.jobs
    .filter((job) => !settled.has(job.rule))
    .map((job) => (goesWithPlanting(job) && planted.length > 0 ? { ...job, months: monthsOf(planted) } : job))
    .map((job) => (isCrop ? { ...job, months: whereGrown(job.months, entry.jobs) } : job))
    .map((job) => (job.general ? { ...job, months: whereNeeded(job, entry.jobs) } : job))
  const jobs = [...entry.jobs, ...inherited]
  return jobs.flatMap((job) => {
    const months = job.after === undefined ? job.months : monthsAfter(job, jobs)
    return Object.values(months).some((list) => list.length > 0) ? [{ ...job, months }] : []
  })
}

/** Where a crop has no work of its own it is not grown, and its kind's is not wanted. */
function whereGrown(months: MonthsByZone, own: readonly Job[]): MonthsByZone {
  const grown = zones.filter((zone) => own.some((job) => job.months[zone]?.length))
  return Object.fromEntries(grown.flatMap((zone) => (months[zone] ? [[zone, months[zone]]] : [])))
}

/** Nobody looks twice in one season: where the plant has a pest of its own, looking for that one is enough. */
function whereNeeded({ months, type }: Job, own: readonly Job[]): MonthsByZone {
  const zonesLeft = zones.filter((zone) => {
    const looked = own.filter((job) => job.type === type).flatMap((job) => job.months[zone] ?? [])
    const isNear = (month: number) => looked.some((each) => month === each)
    return months[zone] && !months[zone].some(isNear)
  })
  return Object.fromEntries(zonesLeft.map((zone) => [zone, months[zone] ?? []]))
}

/** A crop is established when it is planted, whenever its kind usually is; late frosts have months of their own. */
function goesWithPlanting({ phase, where }: Job): boolean {
  return phase === 'establish' && where === undefined
}

function monthsOf(jobs: readonly Job[]): MonthsByZone {
  return Object.fromEntries(
    zones.map((zone) => [zone, [...new Set(jobs.flatMap((job) => job.months[zone] ?? []))]]),
  )
}

/** Months of a follow-up that fall less than so many after the job it depends on has begun to end. */
const soonAfter = 4

/** The months of a job that come soon after those of the job it depends on; as they are where the plant has none such. */
function monthsAfter({ months, after }: Job, jobs: readonly Job[]): MonthsByZone {
  const first = jobs.find((job) => job.rule === after)
  if (!first) return months
  return Object.fromEntries(
    Object.entries(months).map(([zone, list]) => {
      const done = first.months[zone as keyof MonthsByZone]
      const last = done?.at(-1)
      if (last === undefined) return [zone, list]
      return [zone, list.filter((month) => (month - last + 12) % 12 <= soonAfter)]
    }),
  )
}
