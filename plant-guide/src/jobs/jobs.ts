import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { Job } from '../entry.ts'

type JobOfType = Omit<Job, 'type' | 'minutes' | 'repeat'> & Partial<Pick<Job, 'minutes' | 'repeat'>>

function ofType(type: TaskType, minutes: number): (job: JobOfType) => Job {
  return (job) => ({ type, minutes, repeat: 'once', ...job })
}

/** Each function makes a job of one type, once a year unless `repeat` says otherwise. */
export const feed = ofType('Fertilising', 15)
export const prune = ofType('Pruning', 30)
export const pests = ofType('Pest control', 15)
export const disease = ofType('Disease control', 20)
export const weed = ofType('Weeding', 20)
export const water = ofType('Watering', 20)
export const harvest = ofType('Harvesting', 20)
export const plant = ofType('Planting', 30)
export const propagate = ofType('Propagation', 30)
export const mulch = ofType('Mulching', 30)
export const soil = ofType('Soil improvement', 30)
