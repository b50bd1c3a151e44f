import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { visibilityOf } from '@wattle/contracts/locations/visibility.ts'
import { locationIn, plantsOf, tasksOf } from '../state/find.ts'
import type { Garden } from '../state/garden.ts'

export function presentLocation(garden: Garden, locationId: string, isMockData: boolean): LocationView {
  const { id, name, description, icon, iconBackground, potFriendly, conditions } = locationIn(
    garden,
    locationId,
  )
  const plants = plantsOf(garden, id)
  const plantIds = plants.map((plant) => plant.id)
  return {
    id,
    name,
    description,
    icon,
    iconBackground,
    potFriendly,
    conditions: { ...conditions, soil: conditions.soilType, water: conditions.moisture },
    isMockData,
    locationVisibility: visibilityOf(plants.map((plant) => plant.visibility)),
    count: plantIds.length,
    taskCount: tasksOf(garden, plantIds).length,
  }
}
