import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Collection, ReadModels } from '@wattle/adapters/read-models/port.ts'
import {
  type EventMetadata,
  gardenOfStream,
  type Position,
  type RecordedEvent,
} from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { letterFor } from './projection.ts'
import { type AnyReadModel, fold, keysOf } from './read-model.ts'
import { differences } from './verify.ts'
import { WriteBackCache } from './write-back-cache.ts'

export type RebuildDeps = {
  log: EventLog
  readModels: ReadModels
  deadLetters: DeadLetters
  onProgress?: (progress: RebuildProgress) => void
  /** Documents of one read model kept in memory at a time. */
  cachedDocuments?: number
  /** Number of gardens that are folded afresh to compare. */
  sampledGardens?: number
}

export type RebuildProgress = { events: number; eventsPerSecond: number }

export type Rebuilt = { events: number; gardens: number; eventsPerSecond: number; parked: DeadLetter[] }

/** With fewer new events than this, another pass is not worthwhile. */
const fewEvents = 1000

/** A rebuilt read model differs from the fold of the log, so it must not be shown to anybody. */
export class RebuildUnverified extends Error {
  readonly code = 'rebuild-unverified'
}

/**
 * Builds these versions from the whole log beside whatever readers use now, compares a sample of gardens with the log
 * and activates. One pass covers all of them. After an interruption, simply start it again. Throws `RebuildUnverified`.
 */
export async function rebuild(models: readonly AnyReadModel[], deps: RebuildDeps): Promise<Rebuilt> {
  const { log, readModels, deadLetters, onProgress, cachedDocuments = 10_000, sampledGardens = 20 } = deps
  const started = performance.now()
  const builders = await Promise.all(models.map((model) => prepare(model, deps, cachedDocuments)))
  const gardens = new Set<GardenId>()
  const parked: DeadLetter[] = []
  let events = 0
  const rate = () => Math.round((events / Math.max(1, performance.now() - started)) * 1000)

  /** Folds all events; returns the position of the last one, null if there was none. */
  async function take(batches: AsyncIterable<RecordedEvent<EventMetadata>[]>): Promise<Position | null> {
    let last: Position | null = null
    for await (const batch of batches) {
      const ofGardens = batch.filter(({ stream }) => gardenOfStream(stream))
      for (const event of ofGardens) gardens.add(gardenOfStream(event.stream) as GardenId)
      const unsealed = ofGardens.map(tryUnseal)
      for (const builder of builders) parked.push(...(await builder.take(unsealed)))
      events += batch.length
      last = batch.at(-1)?.position ?? last
      onProgress?.({ events, eventsPerSecond: rate() })
    }
    for (const builder of builders) await builder.cache.flush()
    return last
  }

  // Garden by garden, a document is changed while it is in memory and written once.
  let reached: Position | null = null
  const head = await log.head()
  if (head && log.readByStream) {
    await take(log.readByStream(head))
    reached = head
  }
  // Another pass reads what was appended in the meantime, until there is little left; the runner reads the rest.
  for (let more = true; more; ) {
    const before = events
    reached = (await take(log.readAll(reached))) ?? reached
    more = events - before > fewEvents
  }
  await deadLetters.add(parked)

  const sample = sampleOf([...gardens], sampledGardens)
  const [found] = await differences(builders, log, sample)
  if (found) throw new RebuildUnverified(found)
  for (const { name, version } of models) await readModels.activate(name, version)
  return { events, gardens: gardens.size, eventsPerSecond: rate(), parked }
}

/** An event, unsealed or with the reason why it cannot be. */
type Unsealed = { recorded: RecordedEvent<EventMetadata>; happened?: Happened; error?: unknown }

function tryUnseal(recorded: RecordedEvent<EventMetadata>): Unsealed {
  try {
    return { recorded, happened: unseal(recorded) }
  } catch (error) {
    return { recorded, error }
  }
}

async function prepare(
  model: AnyReadModel,
  { readModels, deadLetters }: RebuildDeps,
  cachedDocuments: number,
) {
  const { name, version } = model
  if ((await readModels.activeVersion(name)) === version) {
    throw new Error(`${name}@${version} is in use, so it cannot be rebuilt in place.`)
  }
  await readModels.drop(name, version)
  await deadLetters.clear(model)
  const collection: Collection<object> = await readModels.open(model)
  const cache = new WriteBackCache(collection, cachedDocuments)
  const parked = new Set<GardenId>()

  async function take(events: readonly Unsealed[]): Promise<DeadLetter[]> {
    await cache.load(keysIn(model, events))
    const letters: DeadLetter[] = []
    for (const { recorded, happened, error } of events) {
      const gardenId = happened?.gardenId ?? (gardenOfStream(recorded.stream) as GardenId)
      if (parked.has(gardenId)) continue
      try {
        if (!happened) throw error
        fold(model, cache, happened)
        cache.advanceSeen(gardenId, recorded.revision)
      } catch (fault) {
        parked.add(gardenId)
        letters.push(letterFor(model, gardenId, recorded.revision, fault))
      }
    }
    await cache.flushIfFull()
    return letters
  }
  return { model, collection, cache, take }
}

function* keysIn(model: AnyReadModel, events: readonly Unsealed[]): Generator<string> {
  for (const { happened } of events) {
    if (!happened) continue
    try {
      yield* keysOf(model, happened)
    } catch {
      // An event that cannot be routed parks its garden when it is folded.
    }
  }
}

/** Evenly over the gardens, which stand in the order they began. */
function sampleOf(gardens: readonly GardenId[], size: number): GardenId[] {
  const step = Math.max(1, gardens.length / size)
  return Array.from(
    { length: Math.min(size, gardens.length) },
    (_, index) => gardens[Math.floor(index * step)] as GardenId,
  )
}
