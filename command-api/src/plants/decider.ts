import { isDeepStrictEqual } from 'node:util'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { authorsOf, noCare, noCareInstructions, withCareChanges } from '@wattle/contracts/plants/care.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import type { PlantChanges, PlantCommand, PlantMove } from '@wattle/contracts/plants/commands.ts'
import { latestPlantedDate } from '@wattle/contracts/plants/planted-date.ts'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { get } from '../lib/persistent-map.ts'
import { decideSequentially } from '../state/decide-sequentially.ts'
import type { Decider } from '../state/decider.ts'
import type { Plant } from '../state/entities.ts'
import { fitsOneAppend } from '../state/fits-one-append.ts'
import type { Garden } from '../state/garden.ts'
import { locationIn, nurseryPlantIn, plantIn, plantsOf, tasksOf } from '../state/garden-lookup.ts'
import { factsOf } from '../state/tasks.ts'
import { todayIn } from '../state/today-in-garden.ts'

export const decidePlants = {
  CreatePlant: (command, garden) => {
    const { type: _type, now, nurseryPlantId, removeFromNursery, ...plant } = command
    const { plantId, locationId } = plant
    if (get(garden.plants, plantId)) throw new Refused('already-there')
    locationIn(garden, locationId)
    mayPublish(garden, plant.visibility)
    const today = todayIn(garden, now)
    const plantedDate = plant.plantedDate ?? today
    mayBePlantedOn(plantedDate, today)
    const find = nurseryPlantId ? nurseryPlantIn(garden, nurseryPlantId) : null
    const careInstructions = plant.careInstructions ?? noCareInstructions
    const careAuthors = authorsOf(careInstructions, find ?? noCare, plant.careAuthors)
    const created: GardenEvent = {
      type: 'PlantCreated',
      ...plant,
      plantedDate,
      careInstructions,
      careAuthors,
    }
    if (!nurseryPlantId) return [created]
    const kept = !removeFromNursery
    return [created, { type: 'NurseryPlantConverted', nurseryPlantId, plantId, locationId, kept }]
  },
  ChangePlant: (command, garden) =>
    changes(plantIn(garden, command.plantId), command.changes, garden, todayIn(garden, command.now)),
  ChangeLocationVisibility: ({ locationId, visibility }, garden) => {
    const location = locationIn(garden, locationId)
    const plants = plantsOf(garden, location.id).filter((plant) => plant.visibility !== visibility)
    mayPublish(garden, visibility)
    return plants.length > 0 ? [visibilityChanged(plants, location.id, visibility)] : []
  },
  MovePlants: ({ moves }, garden) => decideSequentially(moves, garden, movePlant),
  DeletePlant: ({ plantId }, garden) => deletePlant(plantId, garden),
  DeletePlants: ({ plantIds }, garden) => decideSequentially(plantIds, garden, deletePlant),
} satisfies Decider<PlantCommand>

function changes(plant: Plant, wanted: PlantChanges, garden: Garden, today: CivilDate): GardenEvent[] {
  const events: GardenEvent[] = []
  const plantId = plant.id

  const { name = plant.name, species = plant.species } = wanted
  if (name !== plant.name || species !== plant.species) {
    events.push({
      type: 'PlantRenamed',
      plantId,
      name,
      species,
      was: { name: plant.name, species: plant.species },
    })
  }
  if (wanted.imageUrl !== undefined && wanted.imageUrl !== plant.imageUrl) {
    events.push({ type: 'PlantPhotographed', plantId, imageUrl: wanted.imageUrl })
  }
  const { plantedDate = plant.plantedDate, plantingMethod = plant.plantingMethod } = wanted
  if (plantedDate !== plant.plantedDate) mayBePlantedOn(plantedDate, today)
  if (plantedDate !== plant.plantedDate || plantingMethod !== plant.plantingMethod) {
    events.push({ type: 'PlantingCorrected', plantId, plantedDate, plantingMethod })
  }
  const careInstructions = withCareChanges(plant.careInstructions, wanted.careInstructions)
  if (!isDeepStrictEqual(careInstructions, plant.careInstructions)) {
    const careAuthors = authorsOf(careInstructions, plant)
    events.push({ type: 'CareInstructionsRevised', plantId, careInstructions, careAuthors })
  }
  const { locationId = plant.locationId, visibility = plant.visibility } = wanted
  events.push(...movePlant({ plantId, locationId }, garden))
  if (visibility !== plant.visibility) {
    mayPublish(garden, visibility)
    events.push(visibilityChanged([plant], locationId, visibility))
  }
  return events
}

function movePlant({ plantId, locationId: to }: PlantMove, garden: Garden): GardenEvent[] {
  const { locationId: from, visibility } = plantIn(garden, plantId)
  if (to === from) return []
  locationIn(garden, to)
  return [{ type: 'PlantMoved', plantId, from, to, visibility }]
}

function deletePlant(plantId: string, garden: Garden): GardenEvent[] {
  const { locationId, visibility } = plantIn(garden, plantId)
  const tasks = tasksOf(garden, [plantId]).map(factsOf)
  const deleted: GardenEvent = { type: 'PlantDeleted', plantId, locationId, visibility, tasks }
  if (!fitsOneAppend(deleted)) throw new Refused('plant-has-many-tasks')
  return [deleted]
}

function visibilityChanged(
  plants: readonly Plant[],
  locationId: string,
  visibility: Visibility,
): GardenEvent {
  return { type: 'VisibilityChanged', plantIds: plants.map((plant) => plant.id), locationId, visibility }
}

function mayBePlantedOn(date: CivilDate, today: CivilDate): void {
  if (date > latestPlantedDate(today)) throw new Refused('planted-too-late')
}

function mayPublish(garden: Garden, visibility: Visibility): void {
  if (visibility === 'public' && !isComplete(garden.profile)) throw new Refused('profile-incomplete')
}
