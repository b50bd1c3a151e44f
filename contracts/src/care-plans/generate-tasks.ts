import { z } from 'zod'
import { PlantId } from '../ids.ts'
import { Postcode, State, TaskGeneration } from '../profile/commands.ts'
import { flattenTaskGeneration } from '../profile/preferences-shapes.ts'
import type { PlanSettings } from './plan-settings.ts'

/** Blank says as little as nothing. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null && field !== ''))
}

const settings = {
  userLocation: z
    .preprocess(withoutBlanks, z.object({ state: State.optional(), postcode: Postcode.optional() }).nullish())
    .optional(),
  taskPreferences: z
    .preprocess((value) => withoutBlanks(flattenTaskGeneration(value)), TaskGeneration.nullish())
    .optional(),
}
type Settings = z.infer<z.ZodObject<typeof settings>>

/**
 * Which plans to make: one plant's or every plant's; `regenerate` replaces untouched generated tasks. Place and
 * preferences are for these plans alone, and what they leave out comes from the saved settings.
 */
export const GenerateTasks = z
  .object({ plantId: PlantId.optional(), regenerate: z.boolean().default(false), ...settings })
  .nullish()
  .transform((body) => ({
    plantId: body?.plantId,
    regenerate: body?.regenerate ?? false,
    ...settingsOf(body),
  }))

/** The same for the one plant that the address names. */
export const GenerateTasksForPlant = z.object(settings).nullish().transform(settingsOf)

/** `settings` is there only if something is said, so that the saved ones count when the plan is made. */
function settingsOf(body: Settings | null | undefined) {
  const { taskPeriod, ...preferences } = body?.taskPreferences ?? {}
  const said: PlanSettings = { ...body?.userLocation, ...preferences }
  return { taskPeriod, settings: Object.keys(said).length > 0 ? said : undefined }
}
