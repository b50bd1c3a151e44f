import type { PlanSettings } from '@wattle/contracts/care-plans/plan-settings.ts'
import type { Conditions } from '@wattle/contracts/locations/location.ts'
import type { NurseryPlantAdded } from '@wattle/contracts/nursery/events.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { PlantingMethod, Visibility } from '@wattle/contracts/plants/choices.ts'
import {
  type AustralianState,
  type Complexity,
  defaultComplexity,
  defaultEffort,
  defaultTaskPeriod,
  type Effort,
  type TaskPeriod,
} from '@wattle/contracts/profile/choices.ts'
import { defaultTaskTypes, type TaskStatus, type TaskType } from '@wattle/contracts/tasks/choices.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'

export type Profile = {
  readonly state: AustralianState | null
  readonly postcode: string | null
  readonly city: string | null
  readonly effort: Effort
  readonly preferredTaskTypes: readonly TaskType[]
  readonly complexity: Complexity
  readonly taskPeriod: TaskPeriod
  readonly displayName: string | null
  readonly about: string
  readonly featureImageUrl: string | null
  readonly galleryImageUrls: readonly string[]
  readonly listed: boolean
}

export const initialProfile: Profile = {
  state: null,
  postcode: null,
  city: null,
  effort: defaultEffort,
  preferredTaskTypes: defaultTaskTypes,
  complexity: defaultComplexity,
  taskPeriod: defaultTaskPeriod,
  displayName: null,
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  listed: false,
}

export type Location = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly iconBackground: string
  readonly potFriendly: boolean
  readonly conditions: Conditions
}

export type Plant = Readonly<Care> & {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly species: string
  readonly plantedDate: string
  readonly plantingMethod: PlantingMethod
  readonly visibility: Visibility
  readonly imageUrl: string | null
  /** The latest requested care plan. */
  readonly plan: {
    readonly round: number
    readonly status: 'open' | 'ready' | 'failed'
    readonly replacing: boolean
    /** The place and preferences that the request set for this plan. */
    readonly settings?: PlanSettings
  }
  /** The day on which the last plan was made, if known. */
  readonly plannedOn?: string
  /**
   * Rules of generated tasks that the gardener deleted; care plans leave them out until the plan is replaced.
   */
  readonly declined: readonly string[]
}

export type Task = Omit<PlannedTask, 'taskId'> & {
  readonly id: string
  readonly status: TaskStatus
  readonly completedOn: string | null
  /** Whether a care plan generated the task. */
  readonly isAutomated: boolean
  /** Whether the gardener has changed the task, so that no plan may remove it. */
  readonly touched: boolean
  /** The date that a recurring task was first moved from, and its series' day of the month until then. */
  readonly movedFrom?: { readonly dueDate: string; readonly day: number } | null
  /** The next occurrence, which was added when this task was completed. */
  readonly nextId: string | null
  /** The product that the gardener deleted from the shed, as long as the deletion can be undone. */
  readonly deletedProduct?: PlannedTask['product']
}

export type NurseryPlant = { readonly id: string } & Readonly<
  Omit<NurseryPlantAdded, 'type' | 'nurseryPlantId' | keyof Care> & Care
>

/** The erasure that was requested for a garden. */
export type Erasure = {
  /** The instant until which the gardener can withdraw; null if an administrator erases without a request. */
  readonly eraseAfter: string | null
  /** Whether the garden refuses all further commands. */
  readonly hasBegun: boolean
}
