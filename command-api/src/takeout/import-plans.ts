import {
  type EventLog,
  noStream,
  StreamDeleted,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { appendWithRetry } from '../garden/append-with-retry.ts'
import { asImported } from './as-imported.ts'
import type { Takeout } from './read-takeout.ts'

/** How care plans were made: how many such records came along, and how many did not. */
export type ImportedPlans = {
  brought: number
  /** Not done when the takeout was made. Left out, so that nothing is made here that nobody here asked for. */
  unfinished: number
  /** Of a plant that a garden here has, or had before it was erased, too. */
  known: number
}

/** Brings along what is recorded of how care plans were made, and is done with. */
export async function importPlans(
  deps: { log: EventLog; clock: () => Date },
  { manifest, beside }: Takeout,
  gardenId: GardenId,
): Promise<ImportedPlans> {
  const plans: ImportedPlans = { brought: 0, unfinished: 0, known: 0 }
  for (const events of beside.plans.values()) {
    if (events.at(-1)?.type !== 'PlanClosed') {
      plans.unfinished++
      continue
    }
    const here = events.map((event) => {
      const data = event.type === 'PlanRequested' ? { ...event.data, gardenId } : event.data
      // The stream may be there: the same id again would be taken for the same event, which it is in the same garden alone.
      const id = uuid5(gardenId, JSON.stringify([event.id, manifest.madeAt]))
      return asImported({ ...event, id }, data, manifest.madeAt)
    })
    const request = events[0]?.data
    const stream = planStream(String(request?.plantId), Number(request?.round))
    try {
      await appendWithRetry(deps, stream, here, noStream)
      plans.brought++
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision || error instanceof StreamDeleted)) throw error
      plans.known++
    }
  }
  return plans
}
