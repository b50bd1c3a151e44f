import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds.ts'
import { range } from '../months.ts'
import { phaseOf } from '../timetable.ts'
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

/** A bed is fed in the month in which sowing begins, and dug over in that or the one before. */
function forSowing({ months, type }: Job, planted: readonly Job[]): MonthsByZone {
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

const before = (month: number) => inYear(month - 1)

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

/** Months that a crop may wait for its season once it is ripe, as garlic does. */
const patience = 3

/** What is ripe is picked: in its months, and where none of them comes soon after a planting, when that one is ripe. */
function ripening(pick: Job, planted: readonly Job[]): Job {
  const sown = monthsOf(planted)
  const months = zones.flatMap((zone) => {
    const picked = pick.months[zone]
    if (!picked?.length) return []
    const late = (sown[zone] ?? [])
      .map((month) => month + (pick.fromMonths ?? 0))
      .filter(
        (ripe) => !range(inYear(ripe + 1), inYear(ripe + patience)).some((month) => picked.includes(month)),
      )
      .flatMap((ripe) => [inYear(ripe), inYear(ripe + 1)])
    return [[zone, [...new Set([...picked, ...late])]]]
  })
  return { ...pick, months: Object.fromEntries(months) }
}

const inYear = (month: number) => ((month + 11) % 12) + 1

const growingWater = [
  'water-while-fruiting',
  'water-leaves',
  'water-roots',
  'water-heads',
  'water-growing',
  'water-standing',
  'water-summer',
]

/** A crop drinks in the months after its planting, whichever those are. */
function whileItGrows(water: Job, planted: readonly Job[]): Job {
  const sown = monthsOf(planted)
  const months = zones.map((zone) => {
    const growing = (sown[zone] ?? []).flatMap((month) => [inYear(month + 1), inYear(month + 2)])
    return [zone, [...new Set([...(water.months[zone] ?? []), ...growing])]]
  })
  return { ...water, months: Object.fromEntries(months) }
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
