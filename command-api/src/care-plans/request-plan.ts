import {
  type EventLog,
  noStream,
  StreamDeleted,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { ownPlanStream, type PlanRequested, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { NewEvent, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { get } from '../state/by-id.ts'
import type { Garden } from '../state/garden.ts'

/**
 * Requests a care plan by opening its stream, as part of the work that a `traceparent` names; false if that was done already, or
 * its garden is erased.
 */
export type RequestPlan = (asked: PlanRequested, traceparent?: string | null) => Promise<boolean>

type Options = {
  log: EventLog
  loadGarden: (gardenId: GardenId) => Promise<Garden>
  clock: () => Date
}

export function createRequestPlan({ log, loadGarden, clock }: Options): RequestPlan {
  /**
   * Whether a plan that is closed has to be made once more. A create that is sent again after it was forgotten makes a plant that
   * was deleted anew, with the same id, and its rounds begin again.
   */
  async function isWaitedFor(
    recorded: readonly RecordedEvent<unknown>[],
    { gardenId, plantId, round, causationId }: PlanRequested,
  ): Promise<boolean> {
    if (recorded.at(-1)?.type !== 'PlanClosed') return false
    if (recorded.some(({ data }) => data.causationId === causationId)) return false
    const { plants } = await loadGarden(gardenId)
    const plan = get(plants, plantId)?.plan
    return plan?.round === round && plan.status === 'open'
  }

  return async (asked, traceparent) => {
    const { type, ...data } = asked
    const { gardenId, plantId, round, causationId } = asked
    const metadata = { occurredAt: clock().toISOString(), ...(traceparent && { traceparent }) }
    // One cause may request the plans of many plants, and an id stands for all that the event says.
    const id = uuid5(causationId, [type, gardenId, plantId, round, ...Object.values(metadata)].join(' '))
    const event = { id, type, version: 1, data, metadata }
    for (const stream of [planStream(plantId, round), ownPlanStream(gardenId, plantId, round)]) {
      if (await appends(log, stream, event, noStream)) return true
      const recorded = await log.read(stream)
      if (recorded[0]?.data.gardenId !== gardenId) continue
      return (await isWaitedFor(recorded, asked)) && (await appends(log, stream, event, recorded.length - 1))
    }
    return false
  }
}

/** Appends to a stream at this revision; false if it has another, or is deleted. */
async function appends(
  log: EventLog,
  stream: string,
  event: NewEvent<object>,
  revision: number,
): Promise<boolean> {
  try {
    await log.append(stream, [event], revision)
    return true
  } catch (error) {
    if (error instanceof WrongExpectedRevision || error instanceof StreamDeleted) return false
    throw error
  }
}
