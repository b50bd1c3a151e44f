import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import type { Climate } from '../climate/climate.ts'
import type { CatalogueEntry, Job } from '../entry.ts'
import { inYear } from '../jobs/months.ts'
import { coveredWhereExposed } from '../plan/exposed.ts'
import { afterHardFrost, monthsHere } from '../plan/frost-months.ts'
import { suitsClimate } from '../plan/suits-place.ts'
import { inPlace } from '../plan/wording.ts'
import { isTender } from './tender.ts'

/** A job with the months (1 to 12, in order) that suit it at a place. */
export type GuideJob = Pick<Job, 'rule' | 'type' | 'title' | 'description' | 'why' | 'priority' | 'only'> & {
  goodMonths: readonly number[]
}

/** A plant's year at a place: its jobs that have a suitable month there, in the order in which they begin from January. */
export function yearOf(entry: CatalogueEntry, climate: Climate): GuideJob[] {
  const jobs = effectiveJobs(entry)
  const tender = isTender(entry, jobs)
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

/** The month in which a run of months begins: 12 for December to February. */
function beginningOf(months: readonly number[]): number {
  return months.find((month) => !months.includes(inYear(month - 1))) ?? 1
}
