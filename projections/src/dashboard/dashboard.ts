import type { GardenId } from '@wattle/contracts/ids.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { only } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'
import { type Counted, type Months, recount } from './months.ts'

/** The counts on Home. The reader picks the current month, because it depends on the day where the garden is. */
export type DashboardDocument = {
  gardenId: GardenId
  /** Where the garden is; null until the gardener says so. */
  state: AustralianState | null
  months: Months
  /** In the order they were created. */
  locations: readonly { id: string; name: string; count: number }[]
  nurseryPlants: number
}

export const dashboard = readModel<DashboardDocument>('dashboard', 2, {
  indexes: [['gardenId']],
  on: {
    LocationCreated: home(({ locations }, { locationId: id, name }) => {
      return { locations: [...locations, { id, name, count: 0 }] }
    }),
    LocationRenamed: home(({ locations }, { locationId, name }) => {
      return { locations: locations.map((each) => (each.id === locationId ? { ...each, name } : each)) }
    }),
    LocationDeleted: home(({ months, locations }, { locationId, tasks }) => ({
      months: recount(months, tasks, []),
      locations: locations.filter(({ id }) => id !== locationId),
    })),
    PlantCreated: home(({ locations }, { locationId }) => ({
      locations: countPlants(locations, locationId, 1),
    })),
    PlantMoved: home(({ locations }, { from, to }) => ({
      locations: countPlants(countPlants(locations, from, -1), to, 1),
    })),
    PlantDeleted: home(({ months, locations }, { locationId, tasks }) => ({
      months: recount(months, tasks, []),
      locations: countPlants(locations, locationId, -1),
    })),
    TaskAdded: home(({ months }, { task }) => ({ months: recount(months, [], [pending(task)]) })),
    CarePlanAccepted: home(({ months }, { replaced, tasks }) => ({
      months: recount(months, replaced, tasks.map(pending)),
    })),
    TaskRescheduled: home(({ months }, { dueDate, was }) => ({
      months: recount(months, [was], [{ ...was, dueDate }]),
    })),
    TaskReprioritised: home(({ months }, { priority, was }) => ({
      months: recount(months, [was], [{ ...was, priority }]),
    })),
    TaskCompleted: home(({ months }, { task, next }) => {
      const done: Counted = { ...task, status: 'completed' }
      return { months: recount(months, [task], next ? [done, pending(next)] : [done]) }
    }),
    TaskReopened: home(({ months }, { task, revoked }) => ({
      months: recount(months, revoked ? [task, revoked] : [task], [{ ...task, status: 'pending' }]),
    })),
    TaskDeleted: home(({ months }, { task }) => ({ months: recount(months, [task], []) })),
    NurseryPlantAdded: home(({ nurseryPlants }) => ({ nurseryPlants: nurseryPlants + 1 })),
    NurseryPlantRemoved: home(({ nurseryPlants }) => ({ nurseryPlants: nurseryPlants - 1 })),
    NurseryPlantConverted: home(({ nurseryPlants }, { kept }) => {
      return { nurseryPlants: kept ? nurseryPlants : nurseryPlants - 1 }
    }),
    GardenPlaced: home((_before, { state }) => (state === undefined ? {} : { state })),
  },
})

/** Merges changed counts into the garden's document. */
function home<Event>(
  counts: (before: DashboardDocument, event: Event) => Partial<DashboardDocument>,
): Change<DashboardDocument, Event> {
  return only((before, event, { gardenId }) => {
    const home = before ?? { gardenId, state: null, months: {}, locations: [], nurseryPlants: 0 }
    return { ...home, ...counts(home, event) }
  })
}

function pending({ dueDate, priority }: PlannedTask): Counted {
  return { dueDate, priority, status: 'pending' }
}

type Locations = DashboardDocument['locations']

function countPlants(locations: Locations, id: string, by: 1 | -1): Locations {
  return locations.map((each) => (each.id === id ? { ...each, count: each.count + by } : each))
}
