import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { visibilityOf } from '@wattle/contracts/locations/visibility.ts'
import type { Garden } from '../state/garden.ts'
import { locationIn, plantsOf, tasksOf } from '../state/garden-lookup.ts'

export function presentLocation(garden: Garden, locationId: string, isMockData: boolean): LocationView {
  const location = locationIn(garden, locationId)
  const { sunlight, soilType, moisture } = location.conditions
  const plants = plantsOf(garden, locationId)
  const tasks = tasksOf(
    garden,
    plants.map((plant) => plant.id),
  )
  return {
    id: location.id,
    name: location.name,
    description: location.description,
    icon: location.icon,
    iconBackground: location.iconBackground,
    potFriendly: location.potFriendly,
    conditions: { sunlight, soilType, moisture, soil: soilType, water: moisture },
    isMockData,
    locationVisibility: visibilityOf(plants.map((plant) => plant.visibility)),
    count: plants.length,
    taskCount: tasks.length,
  }
}
