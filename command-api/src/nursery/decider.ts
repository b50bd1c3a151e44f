import { isDeepStrictEqual } from 'node:util'
import type { NurseryCommand, NurseryPlantChanges } from '@wattle/contracts/nursery/commands.ts'
import { readNeeds } from '@wattle/contracts/nursery/read-needs.ts'
import {
  authorsOf,
  type CareInstructions,
  noCare,
  noCareInstructions,
  withCareChanges,
} from '@wattle/contracts/plants/care.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { get } from '../lib/persistent-map.ts'
import type { Decider } from '../state/decider.ts'
import type { NurseryPlant } from '../state/entities.ts'
import { nurseryPlantIn } from '../state/garden-lookup.ts'
import { todayIn } from '../state/today-in-garden.ts'

const noNeeds: PlantNeeds = { sunlight: [], soil: [], moisture: [] }

export const decideNursery = {
  AddNurseryPlant: ({ type: _type, now, ...wanted }, garden) => {
    if (get(garden.nursery, wanted.nurseryPlantId)) throw new Refused('already-there')
    const careInstructions = wanted.careInstructions ?? noCareInstructions
    const { nurseryName = '', price = '', potSize = '', notes = '' } = wanted
    return [
      {
        type: 'NurseryPlantAdded',
        ...wanted,
        careInstructions,
        careAuthors: authorsOf(careInstructions, noCare, wanted.careAuthors),
        needs: completed(wanted.needs ?? noNeeds, careInstructions),
        nurseryName,
        price,
        potSize,
        discoveryDate: wanted.discoveryDate ?? todayIn(garden, now),
        notes,
      },
    ]
  },
  ReviseNurseryPlant: ({ nurseryPlantId, changes }, garden) => {
    const plant = nurseryPlantIn(garden, nurseryPlantId)
    const next = after(plant, changes)
    const revised = Object.entries(next).filter(
      ([field, value]) => !isDeepStrictEqual(value, plant[field as keyof NurseryPlant]),
    )
    if (revised.length === 0) return []
    const isReworded = !isDeepStrictEqual(next.careInstructions, plant.careInstructions)
    const authors = isReworded ? { careAuthors: authorsOf(next.careInstructions, plant) } : {}
    return [{ type: 'NurseryPlantRevised', nurseryPlantId, ...Object.fromEntries(revised), ...authors }]
  },
  RemoveNurseryPlant: ({ nurseryPlantId }, garden) => {
    nurseryPlantIn(garden, nurseryPlantId)
    return [{ type: 'NurseryPlantRemoved', nurseryPlantId }]
  },
} satisfies Decider<NurseryCommand>

function after(plant: NurseryPlant, { careInstructions: wanted, needs, ...rest }: NurseryPlantChanges) {
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const careInstructions = withCareChanges(plant.careInstructions, wanted)
  const known = needs ?? stillKnown(plant, careInstructions)
  return { ...plant, ...said, careInstructions, needs: completed(known, careInstructions) }
}

/** Forgets the needs whose care instructions changed, because the new text may mention others. */
function stillKnown({ needs, careInstructions: before }: NurseryPlant, now: CareInstructions): PlantNeeds {
  return {
    sunlight: now.sunlight === before.sunlight ? needs.sunlight : [],
    soil: now.soil === before.soil ? needs.soil : [],
    moisture: now.watering === before.watering ? needs.moisture : [],
  }
}

/** Reads unknown needs from the care instructions. */
function completed(known: PlantNeeds, careInstructions: CareInstructions): PlantNeeds {
  const read = readNeeds(careInstructions)
  return {
    sunlight: known.sunlight.length > 0 ? known.sunlight : read.sunlight,
    soil: known.soil.length > 0 ? known.soil : read.soil,
    moisture: known.moisture.length > 0 ? known.moisture : read.moisture,
  }
}
