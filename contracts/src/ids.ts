import { z } from 'zod'

/** Every id is a lower-case UUID. A malformed id is a bad request; an unknown one is not found. */
const id = (what: string) =>
  z
    .string()
    .regex(
      /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/,
      `That is not a valid ${what} ID.`,
    )
    .transform((text) => text.toLowerCase())
    .meta({ format: 'uuid' })

export const GardenId = id('garden')
export type GardenId = z.infer<typeof GardenId>

export const LocationId = id('location')
export type LocationId = z.infer<typeof LocationId>

export const PlantId = id('plant')
export type PlantId = z.infer<typeof PlantId>

export const NurseryPlantId = id('nursery plant')
export type NurseryPlantId = z.infer<typeof NurseryPlantId>

export const TaskId = id('task')
export type TaskId = z.infer<typeof TaskId>
