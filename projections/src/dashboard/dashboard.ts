import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { onlyOne, type ReadModel } from '../read-model.ts'
import { type Counted, type Months, recount } from './months.ts'

/** The counts on Home. The reader decides which month is the current one. */
export type DashboardDocument = {
  gardenId: GardenId
  months: Months
  /** In the order they were created. */
  locations: readonly { id: string; name: string; count: number }[]
}

export const dashboard: ReadModel<DashboardDocument> = {
  name: 'dashboard',
  version: 1,
  indexes: [['gardenId']],

  route({ event }) {
    switch (event.type) {
      case 'LocationCreated':
      case 'LocationRenamed':
      case 'LocationDeleted':
      case 'PlantCreated':
      case 'PlantMoved':
      case 'PlantDeleted':
      case 'TaskAdded':
      case 'CarePlanAccepted':
      case 'TaskRescheduled':
      case 'TaskReprioritised':
      case 'TaskCompleted':
      case 'TaskReopened':
      case 'TaskDeleted':
        return [onlyOne]
      default:
        return []
    }
  },

  evolve(before, { event, gardenId }) {
    const { months, locations } = before ?? { months: {}, locations: [] }
    return { gardenId, months: monthsAfter(months, event), locations: locationsAfter(locations, event) }
  },
}

function monthsAfter(months: Months, event: GardenEvent): Months {
  switch (event.type) {
    case 'TaskAdded':
      return recount(months, [], [pending(event.task)])
    case 'CarePlanAccepted':
      return recount(months, event.replaced, event.tasks.map(pending))
    case 'TaskRescheduled':
      return recount(months, [event.was], [{ ...event.was, dueDate: event.dueDate }])
    case 'TaskReprioritised':
      return recount(months, [event.was], [{ ...event.was, priority: event.priority }])
    case 'TaskCompleted': {
      const done: Counted = { ...event.task, status: 'completed' }
      return recount(months, [event.task], event.next ? [done, pending(event.next)] : [done])
    }
    case 'TaskReopened': {
      const leaving = event.revoked ? [event.task, event.revoked] : [event.task]
      return recount(months, leaving, [{ ...event.task, status: 'pending' }])
    }
    case 'TaskDeleted':
      return recount(months, [event.task], [])
    case 'PlantDeleted':
    case 'LocationDeleted':
      return recount(months, event.tasks, [])
    default:
      return months
  }
}

function pending({ dueDate, priority }: PlannedTask): Counted {
  return { dueDate, priority, status: 'pending' }
}

type Locations = DashboardDocument['locations']

function locationsAfter(locations: Locations, event: GardenEvent): Locations {
  switch (event.type) {
    case 'LocationCreated':
      return [...locations, { id: event.locationId, name: event.name, count: 0 }]
    case 'LocationRenamed':
      return locations.map((each) => (each.id === event.locationId ? { ...each, name: event.name } : each))
    case 'LocationDeleted':
      return locations.filter((each) => each.id !== event.locationId)
    case 'PlantCreated':
      return countPlants(locations, event.locationId, 1)
    case 'PlantMoved':
      return countPlants(countPlants(locations, event.from, -1), event.to, 1)
    case 'PlantDeleted':
      return countPlants(locations, event.locationId, -1)
    default:
      return locations
  }
}

function countPlants(locations: Locations, id: string, by: 1 | -1): Locations {
  return locations.map((each) => (each.id === id ? { ...each, count: each.count + by } : each))
}
