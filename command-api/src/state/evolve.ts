import type { GardenEvent, Happened } from '@wattle/contracts/garden/events.ts'
import { foldCarePlans } from './care-plans.ts'
import { foldErasure } from './erasure.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'
import { foldLocations } from './locations.ts'
import { foldNursery } from './nursery.ts'
import { foldImages, withPictures } from './pictures.ts'
import { foldPlants } from './plants.ts'
import { foldProfile } from './profile.ts'
import { rememberCommands } from './remembered-commands.ts'
import { foldShed } from './shed.ts'
import { foldTasks } from './tasks.ts'

/**
 * Each event has one entry, in the table of its feature, which applies the event's whole effect on the
 * garden.
 */
const fold = {
  ...foldLocations,
  ...foldPlants,
  ...foldCarePlans,
  ...foldTasks,
  ...foldShed,
  ...foldProfile,
  ...foldNursery,
  ...foldErasure,
  ...foldImages,
} satisfies Fold<GardenEvent>

/** The garden after an event. */
export function evolve(garden: Garden, event: GardenEvent): Garden {
  const after = fold[event.type] as (garden: Garden, event: GardenEvent) => Garden
  return withPictures(after(garden, event), event)
}

/** The garden after recorded events: applies `evolve`, and remembers the commands that caused the events. */
export function replay(garden: Garden, happened: readonly Happened[]): Garden {
  const after = happened.reduce((before, { event }) => evolve(before, event), garden)
  return { ...after, commands: rememberCommands(garden.commands, happened) }
}
