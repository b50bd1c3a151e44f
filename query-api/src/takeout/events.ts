import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { ownPlanStream, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'
import { mapConcurrently } from './map-concurrently.ts'

/** The part of the log that a takeout reads. */
export type TakeoutLog = Pick<EventLog, 'read'>

/** Event lines of a garden's other streams: its care plans, and its display name. */
export async function linesBeside(
  log: TakeoutLog,
  gardenId: GardenId,
  plans: readonly { plantId: string; round: number }[],
  displayName: string | null,
): Promise<string[]> {
  const ofPlans = await mapConcurrently(plans, async ({ plantId, round }) => {
    const events = await log.read(planStream(plantId, round))
    if (events[0]?.data.gardenId === gardenId) return events
    return await log.read(ownPlanStream(gardenId, plantId, round))
  })
  const named = displayName === null ? [] : await log.read(displayNameStream(displayName))
  // Other gardens may have held the name briefly.
  const own = named.filter(({ data }) => data.gardenId === gardenId)
  return [...ofPlans.flat(), ...own].map(lineOf)
}

export function lineOf(recorded: RecordedEvent<unknown>): string {
  const { stream, revision, id, type, version, data, metadata } = recorded
  const line = { stream, revision, id, type, version, data, metadata } satisfies Record<
    keyof TakenEvent,
    unknown
  >
  return `${JSON.stringify(line)}\n`
}
