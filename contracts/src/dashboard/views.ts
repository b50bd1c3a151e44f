import { z } from 'zod'

const byPriority = z.object({ high: z.number(), medium: z.number(), low: z.number() })

/** Counts for Home. Months follow the gardener's calendar; `…ByPriority` counts pending tasks. */
export const SummaryView = z.object({
  tasksThisMonth: z.number(),
  incompleteTasksThisMonth: z.number(),
  tasksThisMonthByPriority: byPriority,
  tasksLastMonth: z.number(),
  incompleteTasksLastMonth: z.number(),
  tasksLastMonthByPriority: byPriority,
  /** Pending tasks of every month before this one, latest month first. */
  leftOver: z.array(z.object({ month: z.string(), count: z.number() })),
  /** Every task, pending or completed. */
  totalTasks: z.number(),
  totalPlants: z.number(),
  totalNurseryPlants: z.number(),
  totalLocations: z.number(),
  plantsByLocation: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
})
export type SummaryView = z.infer<typeof SummaryView>
