import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds.ts'
import type { CatalogueEntry, Job } from './entry.ts'

/** All care of an entry: its own jobs, and those of its kind that it neither replaces nor rules out. */
export function effectiveJobs(entry: CatalogueEntry): Job[] {
  const guide: KindGuide = kindGuides[entry.kind]
  const settled = new Set([...entry.jobs.map((job) => job.rule), ...(entry.without ?? [])])
  return [...entry.jobs, ...guide.jobs.filter((job) => !settled.has(job.rule))]
}
