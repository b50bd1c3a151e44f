import type { Job, MonthsByZone } from '../../entry.ts'
import { harvest } from '../../jobs/jobs.ts'

/** Picking from a tree, once it is old enough to bear. */
export function pickFrom(
  years: number,
  title: string,
  months: MonthsByZone,
  description: string,
  why: string,
): Job {
  return harvest({
    rule: 'harvest',
    priority: 1,
    repeat: 'season',
    fromMonths: years * 12,
    title,
    months,
    description,
    why,
  })
}
