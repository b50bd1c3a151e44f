import { z } from 'zod'
import type { LocationId } from '../ids.ts'
import { optionalText, orBlank, requiredText } from '../values.ts'
import { defaultBackground, locationBackgrounds } from './backgrounds.ts'
import { defaultIcon, moistures, soilTypes, sunlightChoices } from './choices.ts'
import { locationIcons } from './icons.ts'

const name = requiredText('Please give this location a name.')
const icon = z.enum(locationIcons.map((each) => each.emoji))
const iconBackground = z.enum(locationBackgrounds.map((each) => each.colour))

/** An empty string or null means that the gardener does not know the condition. */
const conditions = z.object({
  sunlight: orBlank(z.enum(sunlightChoices).nullish()),
  soilType: orBlank(z.enum(soilTypes).nullish()),
  moisture: orBlank(z.enum(moistures).nullish()),
  /** Other names for soilType and moisture. */
  soil: orBlank(z.enum(soilTypes).nullish()),
  water: orBlank(z.enum(moistures).nullish()),
})

export const NewLocation = z.object({
  name,
  description: optionalText()
    .nullish()
    .transform((text) => text ?? ''),
  icon: icon.nullish().transform((emoji) => emoji ?? defaultIcon),
  iconBackground: iconBackground.nullish().transform((colour) => colour ?? defaultBackground),
  potFriendly: z.boolean().default(false),
  conditions: conditions.nullish(),
})
export type NewLocation = z.infer<typeof NewLocation>

/** Absent fields are not changed. */
export const LocationChanges = z.object({
  name: name.optional(),
  description: optionalText().nullish(),
  icon: icon.nullish(),
  iconBackground: iconBackground.nullish(),
  potFriendly: z.boolean().optional(),
  conditions: conditions.nullish(),
})
export type LocationChanges = z.infer<typeof LocationChanges>

export type LocationCommand =
  | ({ type: 'CreateLocation'; locationId: LocationId } & NewLocation)
  | { type: 'ChangeLocation'; locationId: LocationId; changes: LocationChanges }
  | { type: 'DeleteLocation'; locationId: LocationId; cascade: boolean }
