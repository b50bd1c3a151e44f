import { isDeepStrictEqual } from 'node:util'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { defaultBackground } from '@wattle/contracts/locations/backgrounds.ts'
import { defaultIcon } from '@wattle/contracts/locations/choices.ts'
import type { LocationChanges, LocationCommand } from '@wattle/contracts/locations/commands.ts'
import { type Conditions, unknownConditions } from '@wattle/contracts/locations/location.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { get } from '../lib/persistent-map.ts'
import type { Decider } from '../state/decider.ts'
import type { Location } from '../state/entities.ts'
import { fitsOneAppend } from '../state/fits-one-append.ts'
import { locationIn, plantsOf, tasksOf } from '../state/garden-lookup.ts'
import { factsOf } from '../state/tasks.ts'

export const decideLocations = {
  CreateLocation: ({ type: _type, conditions, ...rest }, garden) => {
    if (get(garden.locations, rest.locationId)) throw new Refused('already-there')
    return [{ type: 'LocationCreated', ...rest, conditions: withChanges(unknownConditions, conditions) }]
  },
  ChangeLocation: (command, garden) => changes(locationIn(garden, command.locationId), command.changes),
  DeleteLocation: ({ locationId, cascade }, garden) => {
    locationIn(garden, locationId)
    const plantIds = plantsOf(garden, locationId).map((plant) => plant.id)
    if (plantIds.length > 0 && !cascade) throw new Refused('location-has-plants')
    const tasks = tasksOf(garden, plantIds).map(factsOf)
    const deleted: GardenEvent = { type: 'LocationDeleted', locationId, plantIds, tasks }
    if (!fitsOneAppend(deleted)) throw new Refused('location-has-many-tasks')
    return [deleted]
  },
} satisfies Decider<LocationCommand>

function changes(location: Location, wanted: LocationChanges): GardenEvent[] {
  const events: GardenEvent[] = []
  const locationId = location.id
  const name = wanted.name ?? location.name
  if (name !== location.name) events.push({ type: 'LocationRenamed', locationId, name, was: location.name })

  const look = {
    description: cleared(wanted.description, location.description, ''),
    icon: cleared(wanted.icon, location.icon, defaultIcon),
    iconBackground: cleared(wanted.iconBackground, location.iconBackground, defaultBackground),
  }
  const { description, icon, iconBackground } = location
  if (!isDeepStrictEqual(look, { description, icon, iconBackground })) {
    events.push({ type: 'LocationDecorated', locationId, ...look })
  }

  const potFriendly = wanted.potFriendly ?? location.potFriendly
  const conditions =
    wanted.conditions === null ? unknownConditions : withChanges(location.conditions, wanted.conditions)
  if (potFriendly !== location.potFriendly || !isDeepStrictEqual(conditions, location.conditions)) {
    events.push({ type: 'LocationConditionsChanged', locationId, potFriendly, conditions })
  }
  return events
}

/** An absent field is not changed; null resets it to the default. */
function cleared<T>(wanted: T | null | undefined, now: T, fresh: T): T {
  return wanted === undefined ? now : (wanted ?? fresh)
}

function withChanges(now: Conditions, wanted: LocationChanges['conditions']): Conditions {
  if (!wanted) return now
  const { sunlight, soilType = wanted.soil, moisture = wanted.water } = wanted
  return {
    sunlight: sunlight === undefined ? now.sunlight : sunlight,
    soilType: soilType === undefined ? now.soilType : soilType,
    moisture: moisture === undefined ? now.moisture : moisture,
  }
}
