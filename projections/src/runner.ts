import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { type EventMetadata, gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type DeadLetter, DeadLetters } from './dead-letters.ts'
import { type EventsByGarden, Projection } from './projection.ts'
import type { AnyReadModel } from './read-model.ts'

export type RunnerDeps = {
  log: EventLog
  feed: Feed
  readModels: ReadModels
  models: readonly AnyReadModel[]
  clock: () => Date
  /** Told of every garden that is parked. */
  onParked?: (letter: DeadLetter) => void
}

export type RunnerMeasures = {
  /** Events that are in the feed and not yet in the read models. */
  gap: number
  /** Seconds since the last event that was handled was recorded, 0 while there is no gap. */
  lagSeconds: number
  deadLetters: number
}

/** The consumer under whose name the feed remembers how far the read models came. */
export const consumer = 'projections'

/** Keeps all read models up to date from the feed, until it is stopped. */
export interface Runner {
  measure(): Promise<RunnerMeasures>
  deadLetters(): Promise<DeadLetter[]>
  /** Tries a parked garden again; answers the letter when it is parked anew. */
  retry(readModel: string, gardenId: GardenId): Promise<DeadLetter | null>
  stop(): Promise<void>
}

export async function startRunner({
  log,
  feed,
  readModels,
  models,
  clock,
  onParked,
}: RunnerDeps): Promise<Runner> {
  const letters = await DeadLetters.open(readModels)
  const projections = await Promise.all(
    models.map(async (model) => new Projection(model, await readModels.open(model), log, letters)),
  )
  let lastHandled: string | null = null

  const subscription = await feed.subscribe(consumer, 'beginning', async (events) => {
    const garden = byGarden(events as RecordedEvent<EventMetadata>[])
    for (const projection of projections) {
      for (const letter of await projection.take(garden)) onParked?.(letter)
    }
    lastHandled = events.at(-1)?.metadata.occurredAt ?? lastHandled
  })

  return {
    async measure() {
      const [gap, parked] = await Promise.all([subscription.gap(), letters.all()])
      const behindSince = gap > 0 && lastHandled ? Date.parse(lastHandled) : null
      const lagSeconds = behindSince === null ? 0 : Math.max(0, (clock().getTime() - behindSince) / 1000)
      return { gap, lagSeconds, deadLetters: parked.length }
    },
    deadLetters: () => letters.all(),
    async retry(readModel, gardenId) {
      const projection = projections.find(({ model }) => model.name === readModel)
      if (!projection) throw new Error(`There is no read model called ${readModel}.`)
      const letter = await projection.retry(gardenId)
      if (letter) onParked?.(letter)
      return letter
    },
    stop: () => subscription.stop(),
  }
}

function byGarden(events: readonly RecordedEvent<EventMetadata>[]): EventsByGarden {
  const found = new Map<GardenId, RecordedEvent<EventMetadata>[]>()
  for (const event of events) {
    const gardenId = gardenOfStream(event.stream)
    if (!gardenId) continue
    const ofGarden = found.get(gardenId)
    if (ofGarden) ofGarden.push(event)
    else found.set(gardenId, [event])
  }
  return found
}
