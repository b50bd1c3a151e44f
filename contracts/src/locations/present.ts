import type { Visibility } from '../plants/choices.ts'
import type { Conditions } from './location.ts'
import type { LocationView } from './views.ts'
import { visibilityOf } from './visibility.ts'

type Location = Pick<
  LocationView,
  'id' | 'name' | 'description' | 'icon' | 'iconBackground' | 'potFriendly'
> & { conditions: Conditions }

type Contents = {
  /** The visibility of each plant in the location. */
  plants: readonly Visibility[]
  taskCount: number
  isMockData: boolean
}

export function presentLocation(
  location: Location,
  { plants, taskCount, isMockData }: Contents,
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
    locationVisibility: visibilityOf(plants),
    count: plants.length,
    taskCount,
  }
}
