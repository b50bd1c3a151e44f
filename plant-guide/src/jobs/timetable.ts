import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Job, Phase } from '../entry.ts'
import { isShelter } from './frost.ts'

const phaseOfType: Partial<Record<TaskType, Phase>> = {
  'Soil improvement': 'prepare',
  Planting: 'plant',
  Harvesting: 'harvest',
}

/** The stage of a crop's year that a job belongs to. */
export function phaseOf(job: Job): Phase {
  return job.phase ?? phaseOfType[job.type] ?? 'grow'
}

/** Whether a job is the first watering after planting. */
export function isFirstDrink(job: Job): boolean {
  return job.type === 'Watering' && !isShelter(job) && phaseOf(job) === 'establish'
}

/** Whether a job sows seed, rather than planting out what has roots already. */
export const isSowing = ({ type, title }: Job) => type === 'Planting' && title.startsWith('Sow ')

const slotOfPhase: Record<Exclude<Phase, 'grow'>, number> = {
  prepare: 0,
  plant: 1,
  establish: 2,
  harvest: 6,
  clear: 7,
}

/** Weeding comes before feeding, and feeding before mulching. */
const slotOfType: Partial<Record<TaskType, number>> = {
  Weeding: 2,
  Fertilising: 4,
  Watering: 4,
  Mulching: 5,
}

/** How many slots a month has. Work that depends on other work comes in a later slot. */
export const slots = 8

export function slotOf(job: Job): number {
  if (isShelter(job) && job.phase === undefined) return 0
  if (job.after !== undefined) return slotOfPhase.clear
  const phase = phaseOf(job)
  // What is picked month after month is not left until late in its first.
  if (job.type === 'Harvesting' && job.repeat === 'monthly') return 3
  return phase === 'grow' ? (slotOfType[job.type] ?? 3) : slotOfPhase[phase]
}
