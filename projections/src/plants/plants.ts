import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import { startsWork } from '@wattle/contracts/envelope.ts'
import { beginningsOf, sortKeyOf } from '@wattle/contracts/search-words.ts'
import { change, create, each, remove } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'
import type { PlantDocument } from './document.ts'
import { nothingDue, type Timed, withDueDates } from './due-dates.ts'
import { type PlantViews, plantViews } from './views.ts'

const plantId = (event: { plantId: string }) => event.plantId

/**
 * Searches use the index on word beginnings: about forty entries per plant, which cost a rebuild a twelfth of its time.
 * Results are sorted when read, because an index per sort order would be rewritten whenever a task is completed.
 */
export const plants = readModel<PlantDocument, PlantViews>('plants', 6, {
  indexes: [
    ['gardenId', 'created'],
    ['gardenId', 'locationId', 'created'],
    ['gardenId', { each: 'beginnings' }],
  ],
  views: plantViews,
  on: {
    PlantCreated: create(
      plantId,
      ({ type: _type, plantId: id, careAuthors = {}, ...rest }, { gardenId, revision, metadata }) => {
        // If no care plan is started, nobody should wait for one.
        const status = startsWork(metadata) ? 'generating' : 'none'
        return {
          id,
          gardenId,
          created: revision,
          ...rest,
          careAuthors,
          plan: { status },
          ...nothingDue,
          ...foundBy(rest),
        }
      },
    ),
    PlantRenamed: change(plantId, (plant, { name, species }) => {
      return { ...plant, name, species, ...foundBy({ name, species }) }
    }),
    PlantPhotographed: change(plantId, (plant, { imageUrl }) => ({ ...plant, imageUrl })),
    PlantingCorrected: change(plantId, (plant, { plantedDate, plantingMethod }) => {
      return { ...plant, plantedDate, plantingMethod }
    }),
    CareInstructionsRevised: change(plantId, (plant, { careInstructions, careAuthors = {} }) => {
      return { ...plant, careInstructions, careAuthors }
    }),
    PlantMoved: change(plantId, (plant, { to }) => ({ ...plant, locationId: to })),
    VisibilityChanged: each(
      ({ plantIds }) => plantIds,
      (plant, { visibility }) => ({ ...plant, visibility }),
    ),
    CarePlanRequested: change(plantId, (plant, _requested, { metadata }) =>
      startsWork(metadata) ? { ...plant, plan: { status: 'generating' } } : plant,
    ),
    CarePlanAccepted: change(plantId, (plant, { note, tasks, replaced }) => {
      const plan: CarePlanView = note ? { status: 'ready', reason: note } : { status: 'ready' }
      return { ...withDueDates(plant, replaced, tasks), plan }
    }),
    CarePlanFailed: change(plantId, (plant, { reason }) => ({
      ...plant,
      plan: { status: 'failed', reason },
    })),
    TaskAdded: due(
      () => [],
      ({ task }) => [task],
    ),
    TaskRescheduled: due(
      ({ was }) => [was],
      ({ was, dueDate }) => [{ ...was, dueDate }],
    ),
    TaskAssigned: due(
      ({ was }) => [was],
      ({ was, plantId }) => [{ ...was, plantId }],
    ),
    TaskCompleted: due(
      ({ task }) => [task],
      ({ next }) => (next ? [next] : []),
    ),
    TaskReopened: due(
      ({ revoked }) => (revoked ? [revoked] : []),
      ({ task }) => [{ ...task, status: 'pending' }],
    ),
    TaskDeleted: due(
      ({ task }) => [task],
      () => [],
    ),
    PlantDeleted: remove((event) => [event.plantId]),
    LocationDeleted: remove(({ plantIds }) => plantIds),
  },
})

function foundBy({ name, species }: { name: string; species: string }) {
  return {
    beginnings: beginningsOf(`${name} ${species}`),
    nameKey: sortKeyOf(name),
    speciesKey: sortKeyOf(species),
  }
}

/** Updates the due dates of the plants whose tasks leave or come. */
function due<Event>(
  leaving: (event: Event) => readonly Timed[],
  coming: (event: Event) => readonly Timed[],
): Change<PlantDocument, Event> {
  return each(
    (event) => {
      const plantIds = [...leaving(event), ...coming(event)].flatMap(({ plantId }) => plantId ?? [])
      return [...new Set(plantIds)]
    },
    (plant, event) => withDueDates(plant, leaving(event), coming(event)),
  )
}
