import { defaultBackground } from '@wattle/contracts/locations/backgrounds.ts'
import {
  defaultIcon,
  locationVisibilities,
  moistures,
  soilTypes,
  sunlightChoices,
} from '@wattle/contracts/locations/choices.ts'
import type { LocationView, LocationWithPlants } from '@wattle/contracts/locations/views.ts'
import { choiceOf, fieldsOf, listIn, numberOf, textOf, textOrNull, unwrapped } from '../http/fields.ts'
import { readPlants } from './read-plant.ts'

/** The location in an answer, wrapped or bare, with defaults for missing fields. Throws if it has no id. */
export function readLocation(answer: unknown): LocationView {
  const fields = fieldsOf(unwrapped(answer, 'location'))
  const id = textOf(fields.id)
  if (!id) throw new Error('Invalid location data')
  const conditions = fieldsOf(fields.conditions)
  const soilType = choiceOf(conditions.soilType ?? conditions.soil, soilTypes, null)
  const moisture = choiceOf(conditions.moisture ?? conditions.water, moistures, null)
  return {
    id,
    name: nameOf(fields),
    description: textOf(fields.description),
    icon: textOf(fields.icon) || defaultIcon,
    iconBackground: textOf(fields.iconBackground) || defaultBackground,
    potFriendly: fields.potFriendly === true,
    conditions: {
      sunlight: choiceOf(conditions.sunlight, sunlightChoices, null),
      soilType,
      moisture,
      soil: soilType,
      water: moisture,
    },
    isMockData: fields.isMockData === true,
    locationVisibility: choiceOf(fields.locationVisibility, locationVisibilities, 'private'),
    count: numberOf(fields.count, listIn(fields, 'plants').length),
    taskCount: numberOf(fields.taskCount, 0),
  }
}

/** The locations in an answer, each with its first page of plants. */
export function readLocationsWithPlants(answer: unknown): LocationWithPlants[] {
  return listIn(answer, 'locations').map((item) => ({
    ...readLocation(item),
    plants: readPlants(item),
    nextToken: textOrNull(fieldsOf(item).nextToken),
  }))
}

/** Answers without `isMockData` mark samples by a suffix on the name, which gardeners should not see. */
function nameOf(fields: Record<string, unknown>) {
  const name = textOf(fields.name)
  return fields.isMockData === undefined ? name.replace(/\s*\(Mock\)$/, '') : name
}
