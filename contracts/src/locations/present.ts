import type { Visibility } from '../plants/choices.ts'
import type { Conditions } from './location.ts'
import type { LocationLabel, LocationView } from './views.ts'
import { visibilityOf } from './visibility.ts'

type Location = Pick<
  LocationView,
  'id' | 'name' | 'description' | 'icon' | 'iconBackground' | 'potFriendly'
> & { conditions: Conditions }

type Contents = {
  /** One for each plant in the location. */
  visibilities: readonly Visibility[]
  taskCount: number
  isMockData: boolean
}

export function presentLocation(
  location: Location,
  { visibilities, taskCount, isMockData }: Contents,
): LocationView {
  const { sunlight, soilType, moisture } = location.conditions
  return {
    ...presentLabel(location),
    description: location.description,
    potFriendly: location.potFriendly,
    conditions: { sunlight, soilType, moisture, soil: soilType, water: moisture },
    isMockData,
    locationVisibility: visibilityOf(visibilities),
    count: visibilities.length,
    taskCount,
  }
}

/** The label alone, of anything that has it. */
export const presentLabel = ({ id, name, icon, iconBackground }: LocationLabel): LocationLabel => ({
  id,
  name,
  icon,
  iconBackground,
})
