import type { LocationView } from '@wattle/contracts/locations/views.ts'
import { visibilityOf } from '@wattle/contracts/locations/visibility.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'

export function presentLocation(
  location: LocationDocument,
  taskCount: number,
  isMockData: boolean,
): LocationView {
  const { sunlight, soilType, moisture } = location.conditions
  return {
    id: location.id,
    name: location.name,
    description: location.description,
    icon: location.icon,
    iconBackground: location.iconBackground,
    potFriendly: location.potFriendly,
    conditions: { sunlight, soilType, moisture, soil: soilType, water: moisture },
    isMockData,
    locationVisibility: visibilityOf(Object.values(location.plants)),
    count: Object.keys(location.plants).length,
    taskCount,
  }
}
