import { type GardenEvent, hides, touchedBy } from '@wattle/contracts/garden/events.ts'
import { get } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'
import { plantsOf } from '../state/garden-lookup.ts'

/** Whether any event hid something that visitors could see. `garden` is the garden right after the events. */
export function hidFromVisitors(events: readonly GardenEvent[], garden: Garden): boolean {
  const hadAName =
    garden.profile.displayName !== null || events.some(({ type }) => type === 'DisplayNameWithdrawn')
  return hadAName && events.some((event) => didHide(event, garden))
}

function didHide(event: GardenEvent, garden: Garden): boolean {
  const hidden = hides(event)
  return hidden === 'if-public' ? touchesPublicPlant(event, garden) : hidden
}

function touchesPublicPlant(event: GardenEvent, garden: Garden): boolean {
  const { plants, locations } = touchedBy(event)
  const touched = [
    ...plants.flatMap((id) => get(garden.plants, id) ?? []),
    ...locations.flatMap((id) => plantsOf(garden, id)),
  ]
  return touched.some(({ visibility }) => visibility === 'public')
}
