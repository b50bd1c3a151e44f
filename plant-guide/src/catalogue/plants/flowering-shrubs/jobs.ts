import type { Job, MonthsByZone } from '../../../entry.ts'
import { coarseMulch } from '../../../kinds/native-jobs.ts'
import { proteaFeed } from '../../jobs/native-jobs.ts'

export const lateWinter = { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] }

/** Hot, drying months of the first two summers; in the subtropics spring is dry as well. */
export const firstSummers: MonthsByZone = {
  subtropical: [9, 10, 11, 12, 1, 2],
  temperate: [12, 1, 2],
  cool: [12, 1, 2],
  arid: [10, 11, 12, 1, 2, 3],
}

/** A feed in late winter only: midsummer food burns the roots of plants set out in spring on poor soil. */
export const poorSoilFeed = (why: string): Job => ({ ...proteaFeed(lateWinter, why), fromMonths: 2 })

/** Mulch in spring, once the soil has warmed. */
export const barkMulch: Job = {
  ...coarseMulch,
  months: { subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
}
