import { harvest, plant } from '../jobs.ts'
import type { Job, MonthsByZone } from './entry.ts'

/** Starting a crop, in the months it is sown or planted out. */
export function start(
  title: string,
  months: MonthsByZone,
  description: string,
  why: string,
  product?: string,
): Job {
  return plant({
    rule: 'plant',
    priority: 1,
    months,
    title,
    description,
    why,
    ...(product === undefined ? {} : { product }),
  })
}

/** Picking a crop, from so many months after planting. */
export function pick(
  title: string,
  months: MonthsByZone,
  fromMonths: number,
  description: string,
  why: string,
): Job {
  return harvest({ rule: 'harvest', priority: 1, months, fromMonths, title, description, why })
}
