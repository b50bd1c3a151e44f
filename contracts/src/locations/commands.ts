import { z } from 'zod'
import type { LocationId } from '../ids.ts'
import { optionalText, requiredText } from '../values.ts'
import {
  defaultBackground,
  defaultIcon,
  locationBackgrounds,
  moistures,
  soilTypes,
  sunlightChoices,
} from './choices.ts'
import { locationIcons } from './icons.ts'

const name = requiredText('Please give this location a name.')
const icon = z.enum(locationIcons.map((each) => each.emoji))
const iconBackground = z.enum(locationBackgrounds.map((each) => each.colour))

/** An empty string or null means that the gardener does not know. */
const unknown = (value: unknown) => (value === '' ? null : value)
const conditions = z.object({
  sunlight: z.preprocess(unknown, z.enum(sunlightChoices).nullable().optional()),
  soilType: z.preprocess(unknown, z.enum(soilTypes).nullable().optional()),
  moisture: z.preprocess(unknown, z.enum(moistures).nullable().optional()),
  /** Other names for soilType and moisture. */
  soil: z.preprocess(unknown, z.enum(soilTypes).nullable().optional()),
  water: z.preprocess(unknown, z.enum(moistures).nullable().optional()),
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

/** Fields that are left out stay as they are. */
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
