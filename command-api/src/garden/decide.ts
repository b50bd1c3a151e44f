import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { decideCarePlans } from '../care-plans/decider.ts'
import { decideErasure } from '../erasure/decider.ts'
import { decideImages } from '../images/decider.ts'
import { decideLocations } from '../locations/decider.ts'
import { decideNursery } from '../nursery/decider.ts'
import { decidePlants } from '../plants/decider.ts'
import { decideProfile } from '../profile/decider.ts'
import { decideShed } from '../shed/decider.ts'
import type { Decider } from '../state/decider.ts'
import type { Garden } from '../state/garden.ts'
import { limitExceeded } from '../state/garden-limits.ts'
import { namesRemoved } from '../state/pictures.ts'
import { decideTasks } from '../tasks/decider.ts'

const deciders = {
  ...decideLocations,
  ...decidePlants,
  ...decideCarePlans,
  ...decideTasks,
  ...decideShed,
  ...decideProfile,
  ...decideNursery,
  ...decideErasure,
  ...decideImages,
} satisfies Decider<GardenCommand>

/**
 * Decides a command for a garden: returns events, none if nothing changes. Throws `Refused`, also if the
 * garden would exceed its limits or show a picture that was removed. Pure.
 */
export function decide(command: GardenCommand, garden: Garden): GardenEvent[] {
  if (garden.erasure?.hasBegun && command.type !== 'BeginErasure') throw new Refused('garden-erased')
  const decided = deciders[command.type] as (command: GardenCommand, garden: Garden) => GardenEvent[]
  const events = decided(command, garden)
  if (namesRemoved(garden, events)) throw new Refused('picture-not-found')
  const refusal = limitExceeded(garden, events)
  if (refusal) throw new Refused(refusal)
  return events
}
