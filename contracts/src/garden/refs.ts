import type { Refs } from '../envelope.ts'
import type { TaskFacts } from '../tasks/facts.ts'
import type { GardenEvent } from './events.ts'

/** The plants, locations and tasks that an event touches. */
export function refsOf(event: GardenEvent): Refs {
  switch (event.type) {
    case 'LocationCreated':
    case 'LocationRenamed':
    case 'LocationDecorated':
    case 'LocationConditionsChanged':
      return refs([], [event.locationId])
    case 'LocationDeleted':
      return refs(event.plantIds, [event.locationId], event.tasks.map(idOf))
    case 'PlantCreated':
      return refs([event.plantId], [event.locationId])
    case 'PlantRenamed':
    case 'PlantPhotographed':
    case 'PlantingCorrected':
    case 'CareInstructionsRevised':
    case 'CarePlanRequested':
    case 'CarePlanFailed':
      return refs([event.plantId])
    case 'PlantMoved':
      return refs([event.plantId], [event.from, event.to])
    case 'VisibilityChanged':
      return refs(event.plantIds, [event.locationId])
    case 'PlantDeleted':
      return refs([event.plantId], [event.locationId], event.tasks.map(idOf))
    case 'TaskAdded':
      return refs(one(event.task.plantId), [], [event.task.taskId])
    case 'CarePlanAccepted':
      return refs([event.plantId], [], [...event.tasks, ...event.replaced].map(idOf))
    case 'TaskRescheduled':
    case 'TaskReprioritised':
      return refs(one(event.was.plantId), [], [event.was.taskId])
    case 'TaskAssigned':
      return refs([...one(event.was.plantId), ...one(event.plantId)], [], [event.was.taskId])
    case 'TaskReworded':
    case 'TaskRecurrenceChanged':
      return refs(one(event.plantId), [], [event.taskId])
    case 'TaskCompleted':
      return refs(one(event.task.plantId), [], [event.task.taskId, ...one(event.next?.taskId)])
    case 'TaskReopened':
      return refs(one(event.task.plantId), [], [event.task.taskId, ...one(event.revoked?.taskId)])
    case 'TaskDeleted':
      return refs(one(event.task.plantId), [], [event.task.taskId])
    case 'GardenPlaced':
    case 'CarePreferencesChanged':
    case 'DisplayNameChosen':
    case 'ProfilePresented':
    case 'GardenListed':
    case 'GardenUnlisted':
      return refs()
    default:
      return event satisfies never
  }
}

const refs = (plants: string[] = [], locations: string[] = [], tasks: string[] = []): Refs => ({
  plants,
  locations,
  tasks,
})
const one = (id: string | null | undefined): string[] => (id ? [id] : [])
const idOf = (task: Pick<TaskFacts, 'taskId'>): string => task.taskId
