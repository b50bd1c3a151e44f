import { z } from 'zod'
import { CarePlanView } from '../care-plans/views.ts'
import { TaskView } from '../tasks/views.ts'
import { CareAuthors, CareInstructions } from './care.ts'
import { plantingMethods, visibilities } from './choices.ts'

export const PlantView = z.object({
  id: z.string(),
  name: z.string(),
  species: z.string(),
  locationId: z.string(),
  plantedDate: z.string(),
  plantingMethod: z.enum(plantingMethods),
  visibility: z.enum(visibilities),
  careInstructions: CareInstructions,
  careAuthors: CareAuthors,
  imageUrl: z.string().nullable(),
  /** The kind of plant, drawn if there is no picture; absent if it is not known, and in the response to a write. */
  kind: z.string().optional(),
})
export type PlantView = z.infer<typeof PlantView>

export const PlantResponse = z.object({ plant: PlantView })
export const PlantsResponse = z.object({ plants: z.array(PlantView) })
/** All pending tasks of a plant, and the latest of its completed ones by due date. */
export const PlantTasks = z.object({
  tasks: z.array(TaskView),
  /** The number of further completed tasks, all due before those listed. */
  earlierCompleted: z.number(),
})
export type PlantTasks = z.infer<typeof PlantTasks>
export const PlantTasksResponse = PlantTasks.extend({ plan: CarePlanView })
export type PlantTasksResponse = z.infer<typeof PlantTasksResponse>

/** A plant on a location's page, with its pending tasks of this month. */
export const PlantCard = PlantView.extend({ upcomingTasks: z.array(TaskView) })
export type PlantCard = z.infer<typeof PlantCard>

export const PlantPage = z.object({
  plants: z.array(PlantCard),
  nextToken: z.string().nullable(),
  count: z.number(),
})
export type PlantPage = z.infer<typeof PlantPage>

/** A plant in a list of the whole garden, with its location and the due date of its next task. */
export const PlantWithLocation = PlantView.extend({
  locationName: z.string(),
  locationBackground: z.string(),
  nextDue: z.string().nullable(),
})
export type PlantWithLocation = z.infer<typeof PlantWithLocation>

export const PlantWithLocationPage = z.object({
  plants: z.array(PlantWithLocation),
  nextToken: z.string().nullable(),
  /** Matches on all pages. */
  count: z.number(),
})
export type PlantWithLocationPage = z.infer<typeof PlantWithLocationPage>
