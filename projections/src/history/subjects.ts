import type { Happened } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { change, create, each } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'

type Kind = 'plant' | 'location' | 'task' | 'nursery-plant'

/**
 * Something that a garden's history mentions, kept after it is deleted. Events hold only ids; this document holds the
 * names at each time, and the revisions at which to look in the stream.
 */
export type SubjectDocument = {
  id: string
  gardenId: GardenId
  kind: Kind
  /**
   * Its names in order, each with the revision that introduced it. At most 200 are kept: the first and the newest. For
   * a name in between that was dropped, the history shows the first name.
   */
  names: { since: number; name: string }[]
  /** The revision that deleted it; null while it exists, and always for tasks, which have no history of their own. */
  gone: number | null
  /** The revisions that requested a plant's care plans, and those of the outcomes. */
  planning: number[]
}

/** A bound is needed because unlimited renames would make the document too large for the store. */
const mostNames = 200

const plantId = (event: { plantId: string }) => event.plantId
const nurseryPlantId = (event: { nurseryPlantId: string }) => event.nurseryPlantId
const locationId = (event: { locationId: string }) => event.locationId

export const subjects = readModel<SubjectDocument>('subjects', 2, {
  indexes: [['gardenId']],
  on: {
    LocationCreated: begin('location', locationId, ({ name }) => name),
    LocationRenamed: rename(locationId, ({ name }) => name),
    LocationDeleted: end((event) => [event.locationId, ...event.plantIds]),
    PlantCreated: create(plantId, (event, { gardenId, revision }) => {
      const subject = subjectOf('plant', { id: event.plantId, gardenId, revision, name: event.name })
      return { ...subject, planning: [revision] }
    }),
    PlantRenamed: rename(plantId, ({ name }) => name),
    PlantDeleted: end((event) => [event.plantId]),
    CarePlanRequested: change(plantId, (plant, _event, happened) => planned(plant, happened)),
    CarePlanAccepted: [
      change(plantId, (plant, _event, happened) => planned(plant, happened)),
      beginTasks(({ tasks }) => tasks),
    ],
    CarePlanFailed: change(plantId, (plant, _event, happened) => planned(plant, happened)),
    TaskAdded: beginTasks(({ task }) => [task]),
    TaskCompleted: beginTasks(({ next }) => (next ? [next] : [])),
    TaskReworded: rename(
      ({ taskId }) => taskId,
      ({ title }) => title,
    ),
    NurseryPlantAdded: begin('nursery-plant', nurseryPlantId, ({ name }) => name),
    NurseryPlantRevised: rename(nurseryPlantId, ({ name }) => name),
    NurseryPlantRemoved: end((event) => [event.nurseryPlantId]),
    NurseryPlantConverted: end((event) => (event.kept ? [] : [event.nurseryPlantId])),
  },
})

type Beginning = { id: string; gardenId: GardenId; revision: number; name: string }

function subjectOf(kind: Kind, { id, gardenId, revision, name }: Beginning): SubjectDocument {
  return { id, gardenId, kind, names: [{ since: revision, name }], gone: null, planning: [] }
}

function begin<Event>(
  kind: Kind,
  id: (event: NoInfer<Event>) => string,
  name: (event: NoInfer<Event>) => string,
): Change<SubjectDocument, Event> {
  return create(id, (event: Event, { gardenId, revision }) =>
    subjectOf(kind, { id: id(event), gardenId, revision, name: name(event) }),
  )
}

function beginTasks<Event>(
  tasks: (event: Event) => readonly { taskId: string; title: string }[],
): Change<SubjectDocument, Event> {
  return {
    ids: (event) => tasks(event).map(({ taskId }) => taskId),
    fold(_before, event, { gardenId, revision }, id) {
      const name = tasks(event).find(({ taskId }) => taskId === id)?.title ?? ''
      return subjectOf('task', { id, gardenId, revision, name })
    },
  }
}

function rename<Event>(
  id: (event: NoInfer<Event>) => string,
  nameIn: (event: NoInfer<Event>) => string | undefined,
): Change<SubjectDocument, Event> {
  return change(id, (subject, event: Event, { revision }) => {
    const name = nameIn(event)
    if (name === undefined || name === subject.names.at(-1)?.name) return subject
    const [first, ...later] = [...subject.names, { since: revision, name }]
    return { ...subject, names: first ? [first, ...later.slice(1 - mostNames)] : [] }
  })
}

function end<Event>(ids: (event: NoInfer<Event>) => readonly string[]): Change<SubjectDocument, Event> {
  return each(ids, (subject, _event, { revision }) => ({ ...subject, gone: revision }))
}

function planned(plant: SubjectDocument, { revision }: Happened): SubjectDocument {
  return { ...plant, planning: [...plant.planning, revision] }
}
