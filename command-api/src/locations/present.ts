import type { LocationView } from '@wattle/contracts/locations/views.ts'
import type { LocationVisibility } from '@wattle/contracts/plants/choices.ts'
import { locationIn, plantsOf, tasksOf } from '../garden/find.ts'
import type { Garden } from '../garden/garden.ts'

export function presentLocation(garden: Garden, locationId: string, isMockData: boolean): LocationView {
  const { id, name, description, icon, iconBackground, potFriendly, conditions } = locationIn(
    garden,
    locationId,
  )
  const plantIds = plantsOf(garden, id).map((plant) => plant.id)
  return {
    id,
    name,
    description,
    icon,
    iconBackground,
    potFriendly,
    conditions: { ...conditions, soil: conditions.soilType, water: conditions.moisture },
    isMockData,
    locationVisibility: visibilityOf(garden, id),
    count: plantIds.length,
    taskCount: tasksOf(garden, plantIds).length,
  }
}

/** `mixed` when the plants of a location differ, `private` when there are none. */
export function visibilityOf(garden: Garden, locationId: string): LocationVisibility {
  const found = new Set(plantsOf(garden, locationId).map((plant) => plant.visibility))
  return found.size > 1 ? 'mixed' : ([...found][0] ?? 'private')
}
