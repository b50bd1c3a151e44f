import { hash } from 'node:crypto'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { type DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { type EventMetadata, gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { IdentityLinks } from './identity/identity-links.ts'
import { type EventsByGarden, Projection } from './projection.ts'
import type { AnyReadModel } from './read-model.ts'

export type RunnerDeps = {
  log: EventLog
  feed: Feed
  readModels: ReadModels
  models: readonly AnyReadModel[]
  clock: () => Date
  /** Where there is a query-api process: what it knows of accounts. */
  links?: IdentityLinks
  /** The consumer name under which the feed keeps the read models' checkpoint. */
  consumer?: string
  /** Called for every garden that is parked. */
  onParked?: (letter: DeadLetter) => void
}

export type RunnerMeasures = {
  /** Number of events in the feed that are not in the read models yet. */
  gap: number
  /**
   * Age in seconds of the newest moment that the read models reflect, or for how long a part of the feed has stood still
   * while the others went on, whichever is more. 0 while there is no gap.
   */
  lagSeconds: number
  deadLetters: number
}

const defaultConsumer = 'projections'

/** Milliseconds between two retries of parked gardens. */
export const retriedEvery = 600_000

/**
 * The consumer name under which feed and sweep keep the checkpoint of these versions. While two releases run side by
 * side, each needs every event: the checkpoint of the previous one says nothing about a version that it does not know.
 */
export function consumerOf(models: readonly Pick<AnyReadModel, 'name' | 'version'>[]): string {
  const versions = models.map(({ name, version }) => `${name}@${version}`).toSorted()
  return `${defaultConsumer}-${hash('sha256', versions.join(' ')).slice(0, 8)}`
}

/** Keeps all read models up to date from the feed, until it is stopped. */
export interface Runner {
  /** Applies the new ones of these events, which are in the order of the log. */
  apply(events: readonly RecordedEvent[]): Promise<void>
  measure(): Promise<RunnerMeasures>
  /**
   * Retries every parked garden, because an earlier release may have been the one that could not get past an event.
   * Throws at the end if some could not be retried.
   */
  retryParked(): Promise<void>
  stop(): Promise<void>
}

export async function startRunner({
  log,
  feed,
  readModels,
  models,
  clock,
  links,
  consumer = defaultConsumer,
  onParked,
}: RunnerDeps): Promise<Runner> {
  const letters = await DeadLetters.open(readModels)
  const projections = await Promise.all(
    models.map(async (model) => new Projection(model, await readModels.open(model), log, letters)),
  )
  let reflected = clock().getTime()

  const apply = async (events: readonly RecordedEvent[]) => {
    await links?.take(events)
    const gardens = byGarden(events as RecordedEvent<EventMetadata>[])
    for (const projection of projections) {
      for (const letter of await projection.take(gardens)) onParked?.(letter)
    }
    const last = events.at(-1) as RecordedEvent<EventMetadata> | undefined
    const occurred = Date.parse(last?.metadata.occurredAt ?? '')
    // NaN if it cannot be read, and then ignored.
    if (occurred > reflected) reflected = occurred
  }
  const subscription = await feed.subscribe(consumer, 'beginning', apply)

  return {
    apply,
    async measure() {
      const [gap, parked] = await Promise.all([subscription.gap(), letters.all()])
      const now = clock().getTime()
      if (gap === 0) reflected = now
      const lagSeconds = Math.max(0, now - reflected, subscription.standstill()) / 1000
      return { gap, lagSeconds, deadLetters: parked.length }
    },
    async retryParked() {
      const faults: unknown[] = []
      for (const { readModel, version, gardenId } of await letters.all()) {
        const parkedBy = ({ model }: Projection) => model.name === readModel && model.version === version
        try {
          const letter = await projections.find(parkedBy)?.retry(gardenId)
          if (letter) onParked?.(letter)
        } catch (error) {
          faults.push(error)
        }
      }
      if (faults.length > 0)
        throw new AggregateError(faults, `${faults.length} parked gardens could not be retried.`)
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
