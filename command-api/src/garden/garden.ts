import type { GardenEvent, Happened } from '@wattle/contracts/garden/events.ts'
import { evolveLocations, type Location } from '../locations/evolve.ts'
import { evolvePlants, type Plant } from '../plants/evolve.ts'
import { evolveProfile, initialProfile, type Profile } from '../profile/evolve.ts'
import { evolveTasks, type Task } from '../tasks/evolve.ts'
import type { ById } from './by-id.ts'
import { type RememberedCommand, rememberCommand } from './remembered-commands.ts'

/** Everything that the rules of a garden need: the fold of its stream. */
export type Garden = {
  readonly profile: Profile
  readonly locations: ById<Location>
  readonly plants: ById<Plant>
  readonly tasks: ById<Task>
  /** The last commands, oldest first, so that a repeated one is recognised. */
  readonly commands: readonly RememberedCommand[]
}

export const initialGarden: Garden = {
  profile: initialProfile,
  locations: {},
  plants: {},
  tasks: {},
  commands: [],
}

/** The garden after an event. */
export function evolve(garden: Garden, event: GardenEvent): Garden {
  return {
    profile: evolveProfile(garden.profile, event),
    locations: evolveLocations(garden.locations, event),
    plants: evolvePlants(garden.plants, event),
    tasks: evolveTasks(garden.tasks, event),
    commands: garden.commands,
  }
}

/** The garden after recorded events: `evolve`, plus the commands that caused them. */
export function replay(garden: Garden, happened: readonly Happened[]): Garden {
  return happened.reduce(
    (before, each) => ({ ...evolve(before, each.event), commands: rememberCommand(before.commands, each) }),
    garden,
  )
}
