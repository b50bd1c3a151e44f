import { z } from 'zod'
import { PlantId } from '../ids.ts'
import type { PlannedTask } from '../tasks/task.ts'

/** Which plans to make: one plant's or every plant's; `regenerate` replaces untouched generated tasks. */
export const GenerateTasks = z
  .object({ plantId: PlantId.optional(), regenerate: z.boolean().default(false) })
  .nullish()
  .transform((body) => body ?? { regenerate: false })

export type CarePlanCommand =
  | { type: 'RequestCarePlans'; plantIds: PlantId[] | 'all'; replacing: boolean; now: string }
  | {
      type: 'AcceptCarePlan'
      plantId: PlantId
      round: number
      tasks: PlannedTask[]
      note?: string | undefined
    }
  | { type: 'FailCarePlan'; plantId: PlantId; round: number; reason: string }
