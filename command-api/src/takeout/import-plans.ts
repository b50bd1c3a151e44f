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

/** The number of care plan streams that were imported, and of those that were not. */
export type ImportedPlans = {
  brought: number
  /**
   * Plans not closed when the takeout was made. Skipped, so that no plan is made here that nobody here
   * requested.
   */
  unfinished: number
  /** Plans of a plant that a garden here also has, or had before it was erased. */
  known: number
}

/** Imports the streams of closed care plans. */
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
      // An existing stream would take an equal id for its own event. That is right within the same garden
      // only, so the id includes it.
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
