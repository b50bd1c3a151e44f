import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { PlantingMethod, Visibility } from '@wattle/contracts/plants/choices.ts'
import { type ById, change, get, put, remove } from '../garden/by-id.ts'

export type Plant = {
  readonly id: string
  readonly locationId: string
  readonly name: string
  readonly species: string
  readonly plantedDate: string
  readonly plantingMethod: PlantingMethod
  readonly visibility: Visibility
  readonly careInstructions: CareInstructions
  readonly imageUrl: string | null
  /** The care plan requested last. */
  readonly plan: {
    readonly round: number
    readonly status: 'open' | 'ready' | 'failed'
    readonly replacing: boolean
  }
  /** Rules of generated tasks that the gardener deleted: not planned again until the plan is replaced. */
  readonly declined: readonly string[]
}

export function evolvePlants(plants: ById<Plant>, event: GardenEvent): ById<Plant> {
  switch (event.type) {
    case 'PlantCreated': {
      const { type: _type, plantId, ...rest } = event
      const plan = { round: 1, status: 'open', replacing: false } as const
      return put(plants, plantId, { id: plantId, ...rest, plan, declined: [] })
    }
    case 'PlantRenamed':
      return change(plants, event.plantId, { name: event.name, species: event.species })
    case 'PlantPhotographed':
      return change(plants, event.plantId, { imageUrl: event.imageUrl })
    case 'PlantingCorrected': {
      const { plantedDate, plantingMethod } = event
      return change(plants, event.plantId, { plantedDate, plantingMethod })
    }
    case 'CareInstructionsRevised':
      return change(plants, event.plantId, { careInstructions: event.careInstructions })
    case 'PlantMoved':
      return change(plants, event.plantId, { locationId: event.to })
    case 'VisibilityChanged':
      return event.plantIds.reduce((all, id) => change(all, id, { visibility: event.visibility }), plants)
    case 'PlantDeleted':
      return remove(plants, [event.plantId])
    case 'LocationDeleted':
      return remove(plants, event.plantIds)
    case 'CarePlanRequested': {
      const plan = { round: event.round, status: 'open', replacing: event.replacing } as const
      return change(plants, event.plantId, event.replacing ? { plan, declined: [] } : { plan })
    }
    case 'CarePlanAccepted':
      return change(plants, event.plantId, {
        plan: { round: event.round, status: 'ready', replacing: false },
      })
    case 'CarePlanFailed':
      return change(plants, event.plantId, {
        plan: { round: event.round, status: 'failed', replacing: false },
      })
    case 'TaskDeleted':
      return decline(plants, event.task.plantId, event.rule)
    default:
      return plants
  }
}

function decline(plants: ById<Plant>, plantId: string | null, rule: string | undefined): ById<Plant> {
  const plant = plantId ? get(plants, plantId) : undefined
  if (!plant || !rule || plant.declined.includes(rule)) return plants
  return put(plants, plant.id, { ...plant, declined: [...plant.declined, rule] })
}
