import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { decideLocations } from '../locations/decider.ts'
import { decideCarePlans } from '../plants/care-plan-decider.ts'
import { decidePlants } from '../plants/decider.ts'
import { decideProfile } from '../profile/decider.ts'
import { decideTasks } from '../tasks/decider.ts'
import { evolve, type Garden, initialGarden } from './garden.ts'

/** Decides a command for a garden: returns events, none if nothing changes. Throws `Refused`. Pure. */
export function decide(command: GardenCommand, garden: Garden): GardenEvent[] {
  switch (command.type) {
    case 'CreateLocation':
    case 'ChangeLocation':
    case 'DeleteLocation':
      return decideLocations(command, garden)
    case 'CreatePlant':
    case 'ChangePlant':
    case 'ChangeLocationVisibility':
    case 'DeletePlant':
      return decidePlants(command, garden)
    case 'RequestCarePlans':
    case 'AcceptCarePlan':
    case 'FailCarePlan':
      return decideCarePlans(command, garden)
    case 'AddTask':
    case 'ChangeTask':
    case 'CompleteTask':
    case 'DeleteTask':
      return decideTasks(command, garden)
    case 'SavePreferences':
      return decideProfile(command, garden)
    default:
      return command satisfies never
  }
}

export const gardenDecider = { decide, evolve, initialState: initialGarden }
