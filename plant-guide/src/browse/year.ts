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
    .sort((a, b) => (a.goodMonths[0] ?? 0) - (b.goodMonths[0] ?? 0) || a.priority - b.priority)
}

function isDoneIn({ where }: Job, { frost, drySummer }: Climate): boolean {
  if (where === 'frost') return frost !== 'none'
  return where !== 'dry-summer' || drySummer
}
