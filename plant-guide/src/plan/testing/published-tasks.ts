import type { Job } from '../../entry.ts'
import { isShelter } from '../../jobs/frost.ts'

const isDeadheading = (job: Job) => /deadhead|spent/.test(job.rule)
const isTraining = (job: Job) => job.rule === 'train-young'
const isThinning = (job: Job) => job.rule === 'thin-fruit' || job.rule === 'remove-first-fruit'

/** The jobs that a task of a published calendar covers; the specs compare their months with it. */
export const spokenOf: Record<string, (job: Job) => boolean> = {
  plant: (job) => job.type === 'Planting',
  sow: (job) => job.type === 'Planting',
  prune: (job) => job.type === 'Pruning' && !isDeadheading(job) && !isThinning(job) && !isTraining(job),
  deadhead: (job) => job.type === 'Pruning' && isDeadheading(job),
  thin: isThinning,
  feed: (job) => job.type === 'Fertilising',
  harvest: (job) => job.type === 'Harvesting',
  'check-pests': (job) => job.type === 'Pest control',
  'check-bronze-bug': (job) => job.rule === 'check-bronze-bug',
  'check-myrtle-rust': (job) => job.rule === 'check-myrtle-rust',
  'spray-disease': (job) => job.type === 'Disease control',
  water: (job) => job.type === 'Watering' && !isShelter(job),
  mulch: (job) => job.type === 'Mulching',
  'protect-frost': (job) => job.rule === 'cover-frost',
  divide: (job) => job.type === 'Propagation',
  lift: (job) => job.rule.startsWith('lift-'),
}
