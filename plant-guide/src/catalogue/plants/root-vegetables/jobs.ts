import type { Job } from '../../../entry.ts'

/** Rules for root vegetables that are wrong for a rhizome or a stalk. */
export const notARoot = [
  'water-seedlings',
  'thin-and-weed',
  'water-roots',
  'feed-roots',
  'check-pests-young',
  'feed-seaweed',
  'check-caterpillars',
  'check-aphids',
  'improve-bed',
  'mulch-crop',
]

/** Replaces the words of the watering job, for a crop whose water ends before it is dug. */
export function withWater(jobs: readonly Job[], words: Partial<Job>): Job[] {
  return jobs.map((job) => (job.rule === 'water-standing' ? { ...job, ...words } : job))
}
