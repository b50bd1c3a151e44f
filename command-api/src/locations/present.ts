import { presentLocation } from '@wattle/contracts/locations/present.ts'
import type { LocationView } from '@wattle/contracts/locations/views.ts'
import type { Garden } from '../state/garden.ts'
import { locationIn, plantsOf, tasksOf } from '../state/garden-lookup.ts'

export function presentLocationIn(garden: Garden, locationId: string, isMockData: boolean): LocationView {
  const plants = plantsOf(garden, locationId)
  const tasks = tasksOf(
    garden,
    plants.map((plant) => plant.id),
  )
  return presentLocation(locationIn(garden, locationId), {
    visibilities: plants.map((plant) => plant.visibility),
    taskCount: tasks.length,
    isMockData,
  })
}
