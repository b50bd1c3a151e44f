import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import type { CatalogueEntry, Job } from '../catalogue/entry.ts'
import type { Climate } from '../climate.ts'

/** A job in the months that are good for it at a place, counted from January. */
export type GuideJob = Pick<Job, 'rule' | 'type' | 'title' | 'description' | 'why' | 'priority' | 'only'> & {
  goodMonths: readonly number[]
}

/** A plant's year at a place: the jobs that have a month there, in the order they come from January. */
export function yearOf(entry: CatalogueEntry, climate: Climate): GuideJob[] {
  return effectiveJobs(entry)
    .filter((job) => isDoneIn(job, climate))
    .map(({ rule, type, title, description, why, priority, only, months }) => ({
      rule,
      type,
      title,
      description,
      why,
      priority,
      ...(only ? { only } : {}),
      goodMonths: [...new Set(months[climate.zone])].sort((a, b) => a - b),
    }))
    .filter(({ goodMonths }) => goodMonths.length > 0)
    .sort((a, b) => beginningOf(a.goodMonths) - beginningOf(b.goodMonths) || a.priority - b.priority)
}

function isDoneIn({ where }: Job, { frost, drySummer }: Climate): boolean {
  const here = new Set<string>([
    ...(frost === 'none' ? [] : ['frost']),
    ...(frost === 'moderate' || frost === 'heavy' ? ['hard-frost'] : []),
    ...(drySummer ? ['dry-summer'] : []),
  ])
  return where === undefined || here.has(where)
}

/** The month in which a stretch of months begins: 12 of December to February. */
function beginningOf(months: readonly number[]): number {
  return months.find((month) => !months.includes(((month + 10) % 12) + 1)) ?? 1
}
