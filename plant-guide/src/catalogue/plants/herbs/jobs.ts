import type { Job } from '../../../entry.ts'
import { bushyHerbJobs, springOfWhatLasts } from '../../../kinds/herbs.ts'

export const sownAnew = [
  ...springOfWhatLasts,
  'water-pot-autumn',
  'refresh-soil',
  'thin-for-air',
  'water-summer',
]

/** The jobs that bushy herbs share, without the given rules. */
export const bushyHerb = (...without: string[]): Job[] =>
  bushyHerbJobs.filter(({ rule }) => !without.includes(rule))
