import type { Job, MonthsByZone } from '../../../entry.ts'
import { feed } from '../../../jobs/jobs.ts'

export const planting: MonthsByZone = {
  tropical: [4, 5, 6],
  subtropical: [3, 4, 5],
  temperate: [2, 3, 4],
  cool: [1, 2, 3],
  arid: [3, 4],
}

/** Feeding while picking, for crops that make new leaves or shoots for months. */
export function feedWhilePicked(crop: string, months: MonthsByZone, description: string): Job {
  return feed({
    rule: 'feed-picking',
    priority: 1,
    fromMonths: 2,
    minutes: 10,
    repeat: 'season',
    months,
    title: `Feed the ${crop} while you pick`,
    description,
    why: 'Each picking takes what it has to make again.',
    product: 'Liquid fertiliser',
  })
}
