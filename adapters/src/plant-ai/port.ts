import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState, Complexity, Effort } from '@wattle/contracts/profile/choices.ts'
import type { Priority, RecurringFrequency, TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { TaskReason } from '@wattle/contracts/tasks/task.ts'

export type IdentificationRequest = {
  /** Whose allowance the answer counts against, where it costs something. */
  gardenId: GardenId
  /** The picture's bytes as stored (JPEG), or null where there is only a hint. */
  picture: Uint8Array | null
  hint?: string
  /** Most matches wanted; the engine's own limit when absent. */
  maxMatches?: number
}

export type IdentifiedPlant = { name: string; species: string; careInstructions: CareInstructions }

export type Identification = {
  /** What the matches were made from: `hint` says that nobody looked at the picture. */
  source: 'picture' | 'hint'
  /** Best first; empty when nothing fits. */
  plants: IdentifiedPlant[]
  /** One sentence for the gardener when nobody looked at the picture though an AI would have. */
  note?: string
}

export type CarePlanRequest = {
  /** Whose allowance the answer counts against, where it costs something. */
  gardenId: GardenId
  plant: {
    name: string
    species: string
    plantedDate: CivilDate
    plantingMethod: PlantingMethod
    careInstructions: CareInstructions
  }
  place: { state: AustralianState; postcode: string }
  effort: Effort
  preferredTaskTypes: TaskType[]
  complexity: Complexity
  /** The gardener's own civil date; every due date lies in the twelve months from it. */
  today: CivilDate
}

export type ProposedTask = {
  title: string
  description: string
  taskType: TaskType
  dueDate: CivilDate
  priority: Priority
  /** Minutes. */
  estimatedTime: number
  isRecurring: boolean
  recurringFrequency: RecurringFrequency
  productName?: string
  reason: TaskReason
}

export type CarePlan = {
  /** Sorted by due date, at most as many as the effort allows. */
  tasks: ProposedTask[]
  /** For the gardener: whose plan it is, and when it holds less than the effort asks for. */
  note?: string
}

/**
 * Recognises plants and plans their care. Throws `PlantAiUnavailable` when it cannot answer now, and gives up when the
 * signal says so.
 */
export interface PlantAi {
  identify(request: IdentificationRequest, signal?: AbortSignal): Promise<Identification>
  planCare(request: CarePlanRequest, signal?: AbortSignal): Promise<CarePlan>
}

export class PlantAiUnavailable extends Error {
  readonly code = 'plant-ai-unavailable'
}
