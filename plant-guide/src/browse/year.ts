import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import type { Climate } from '../climate/climate.ts'
import type { CatalogueEntry, Job } from '../entry.ts'
import { isFrostTender } from '../jobs/frost.ts'
import { inYear } from '../jobs/months.ts'
import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { coveredWhereExposed } from '../plan/exposed.ts'
import { afterHardFrost, monthsHere, suitsClimate } from '../plan/suits.ts'
import { inPlace } from '../plan/wording.ts'

/** A job in the months that are good for it at a place, counted from January. */
export type GuideJob = Pick<Job, 'rule' | 'type' | 'title' | 'description' | 'why' | 'priority' | 'only'> & {
  goodMonths: readonly number[]
}

/** A plant's year at a place: the jobs that have a month there, in the order they come from January. */
export function yearOf(entry: CatalogueEntry, climate: Climate): GuideJob[] {
  const guide: KindGuide = kindGuides[entry.kind]
  const jobs = effectiveJobs(entry)
  // No frost comes into the rooms of houseplants.
  const tender = entry.kind !== 'indoor' && isFrostTender(entry.frostTender ?? guide.frostTender, jobs)
  const suited = jobs.filter((job) => suitsClimate(job, climate))
  return coveredWhereExposed(suited, entry, climate)
    .map((job) => {
      const { rule, type, title, description, why, priority, only } = inPlace(job, climate)
      const goodMonths = [
        ...new Set(monthsHere(afterHardFrost(job, entry.kind, climate), climate, tender)),
      ].sort((a, b) => a - b)
      return { rule, type, title, description, why, priority, ...(only ? { only } : {}), goodMonths }
    })
    .filter(({ goodMonths }) => goodMonths.length > 0)
    .sort((a, b) => beginningOf(a.goodMonths) - beginningOf(b.goodMonths) || a.priority - b.priority)
}

/** The month in which a stretch of months begins: 12 of December to February. */
function beginningOf(months: readonly number[]): number {
  return months.find((month) => !months.includes(inYear(month - 1))) ?? 1
}
