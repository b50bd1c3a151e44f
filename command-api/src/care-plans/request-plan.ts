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
import { get } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'

/**
 * Requests a care plan by opening its stream; `traceparent` is the trace context of the request. False if that
 * was already done, or if the stream is deleted because the garden is erased.
 */
export type RequestPlan = (asked: PlanRequested, traceparent?: string | null) => Promise<boolean>

type Options = {
  log: EventLog
  loadGarden: (gardenId: GardenId) => Promise<Garden>
  clock: () => Date
}

export function createRequestPlan({ log, loadGarden, clock }: Options): RequestPlan {
  /**
   * Whether a closed plan has to be made again. A create command that is repeated after it was forgotten
   * recreates a deleted plant with the same id, whose rounds start again at 1.
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
    // One cause may request plans for many plants, and the log treats equal ids as equal events, so the id
    // covers the whole content.
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

/** Appends at this revision; false if the stream is at another revision, or is deleted. */
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
