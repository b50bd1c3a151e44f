import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { noon } from './garden-log.ts'

/** The key and request of a command that a client may repeat. */
export const key = { commandId: idOf('key'), asked: ['POST', '/api/locations', { name: 'bed' }] }

export function createLocation(name = 'bed'): GardenCommand {
  return { type: 'CreateLocation', locationId: idOf(name), ...NewLocation.parse({ name }) }
}

export function rename(name: string, location = 'bed'): GardenCommand {
  return { type: 'ChangeLocation', locationId: idOf(location), changes: { name } }
}

export function createPlant(name = 'rose'): GardenCommand {
  const plant = NewPlant.parse({
    name,
    species: 'Acacia pycnantha',
    locationId: idOf('bed'),
    plantedDate: '2026-01-05',
  })
  return { type: 'CreatePlant', plantId: idOf(name), now: noon.toISOString(), ...plant }
}
