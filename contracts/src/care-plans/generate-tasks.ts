import { z } from 'zod'
import { PlantId } from '../ids.ts'
import { isFields, knownFields } from '../known-fields.ts'
import { orNothing, Postcode, State, TaskGeneration } from '../profile/commands.ts'
import { flattenTaskGeneration } from '../profile/preferences-shapes.ts'
import type { PlanSettings } from './plan-settings.ts'

/** Reads an object without its blank fields: null and an empty string count as absent. */
function saidOf<Shape extends z.ZodRawShape>(fields: z.ZodObject<Shape>) {
  const names = Object.keys(fields.shape)
  const said = (value: unknown) => {
    if (!isFields(value)) return value
    return knownFields(
      value,
      names.filter((name) => value[name] !== null && value[name] !== ''),
    )
  }
  return z.preprocess(said, fields.nullish())
}

const settings = {
  userLocation: saidOf(z.object({ state: orNothing(State), postcode: orNothing(Postcode) })).optional(),
  taskPreferences: z.preprocess(flattenTaskGeneration, saidOf(TaskGeneration)).optional(),
}
type Settings = z.infer<z.ZodObject<typeof settings>>

/**
 * Which plans to make: one plant's or every plant's; `regenerate` replaces untouched generated tasks. Place
 * and preferences apply to these plans only; absent fields come from the saved settings.
 */
export const GenerateTasks = z
  .object({ plantId: PlantId.optional(), regenerate: z.boolean().default(false), ...settings })
  .nullish()
  .transform((body) => ({
    plantId: body?.plantId,
    regenerate: body?.regenerate ?? false,
    ...settingsOf(body),
  }))

/** The same settings for the one plant that the URL names. */
export const GenerateTasksForPlant = z.object(settings).nullish().transform(settingsOf)

/**
 * `settings` is undefined if the request sets none, so that the settings saved when the plan is made apply.
 */
function settingsOf(body: Settings | null | undefined) {
  const { taskPeriod, ...preferences } = body?.taskPreferences ?? {}
  const said: PlanSettings = { ...body?.userLocation, ...preferences }
  return { taskPeriod, settings: Object.keys(said).length > 0 ? said : undefined }
}
