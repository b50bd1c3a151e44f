import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds.ts'
import { range } from '../months.ts'
import { phaseOf } from '../timetable.ts'
import {
  forSowing,
  growingWater,
  inYear,
  monthsOf,
  ripening,
  whereGrown,
  whileItGrows,
} from './crop-months.ts'
import { type CatalogueEntry, type Job, type MonthsByZone, zones } from './entry.ts'

/** All care of an entry: its own jobs, and those of its kind that it neither replaces nor rules out. */
export function effectiveJobs(entry: CatalogueEntry): Job[] {
  const guide: KindGuide = kindGuides[entry.kind]
  const settled = new Set([...entry.jobs.map((job) => job.rule), ...(entry.without ?? [])])
  const isCrop = (entry.cropMonths ?? guide.cropMonths) !== undefined
  const planted = entry.jobs.filter((job) => job.type === 'Planting')
  const inherited = guide.jobs
    .filter((job) => !settled.has(job.rule))
    .filter(({ type }) => type !== 'Fertilising' || entry.feeding !== 'never')
    .map((job) => (job.type === 'Fertilising' && entry.feeding ? { ...job, untilMonths: youth } : job))
    .map((job) =>
      isCrop && goesWithPlanting(job) && planted.length > 0 ? { ...job, months: monthsOf(planted) } : job,
    )
    .map((job) => (isCrop && phaseOf(job) === 'prepare' ? { ...job, months: forSowing(job, planted) } : job))
    .map((job) => (isCrop ? { ...job, months: whereGrown(job.months, entry.jobs) } : job))
    .map((job) => (job.general ? { ...job, months: whereNeeded(job, entry.jobs) } : job))
  const jobs = [...entry.jobs, ...inherited]
    .map((job) => (isCrop && job.rule === 'harvest' ? ripening(job, planted) : job))
    .map((job) => (isCrop && growingWater.includes(job.rule) ? whileItGrows(job, planted) : job))
  return jobs.flatMap((job) => {
    const followed = job.after === undefined ? job : following(job, jobs)
    return Object.values(followed.months).some((list) => list.length > 0) ? [followed] : []
  })
}

/** Months in which a plant that is fed while it is young counts as young. */
const youth = 36

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

/** Months of a follow-up that fall less than so many after the job it depends on has begun to end. */
const soonAfter = 4

/** Months before the job it depends on comes round again, in which it would be too early. */
const wellBefore = 3

/** A job in the months that come soon after those of the job it depends on, and not before the plant is old enough for that. */
function following(job: Job, jobs: readonly Job[]): Job {
  const first = jobs.find(({ rule }) => rule === job.after)
  if (!first) return job
  const months = Object.fromEntries(
    Object.entries(job.months).map(([zone, list]) => {
      const aimed = first.months[zone as keyof MonthsByZone] ?? []
      const last = aimed.at(-1)
      if (last === undefined) return [zone, list]
      const soon = list.filter((month) => (month - last + 12) % 12 <= soonAfter)
      const between = soon.filter(
        (month) => !range(inYear(month + 1), inYear(month + wellBefore)).some((next) => aimed.includes(next)),
      )
      return [zone, between.length > 0 ? between : soon]
    }),
  )
  return { ...job, months, fromMonths: Math.max(job.fromMonths ?? 0, first.fromMonths ?? 0) }
}
