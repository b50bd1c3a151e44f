import type { CivilDate } from '../civil-date.ts'
import type { PlantId } from '../ids.ts'
import type { TaskPeriod } from '../profile/choices.ts'
import type { PlannedTask } from '../tasks/task.ts'
import type { PlanSettings } from './plan-settings.ts'

export type CarePlanCommand =
  | {
      type: 'RequestCarePlans'
      plantIds: PlantId[] | 'all'
      replacing: boolean
      now: string
      settings?: PlanSettings | undefined
      /** How far ahead plans must reach; the saved period if absent. */
      taskPeriod?: TaskPeriod | undefined
    }
  | {
      type: 'AcceptCarePlan'
      plantId: PlantId
      round: number
      tasks: PlannedTask[]
      note?: string | undefined
      plannedOn?: CivilDate | undefined
    }
  | { type: 'FailCarePlan'; plantId: PlantId; round: number; reason: string }
