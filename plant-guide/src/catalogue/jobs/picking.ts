import type { Job } from '../../entry.ts'
import { harvest } from '../../jobs/jobs.ts'
import type { Telling } from './garden-jobs.ts'

/** Picking from a tree, once it is old enough to bear. */
export const pickFrom = (years: number, ...telling: Telling): Job => pickAfter(years * 12, ...telling)

/** Picking from a lasting plant, from this many months after its planting on. */
export function pickAfter(fromMonths: number, ...[title, months, description, why]: Telling): Job {
  return harvest({
    rule: 'harvest',
    priority: 1,
    repeat: 'season',
    fromMonths,
    title,
    months,
    description,
    why,
  })
}
