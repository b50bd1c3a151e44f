import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Collection, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { type EventMetadata, gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { letterFor } from '../projection.ts'
import { type BuiltModel, fold, keysOf } from '../read-model.ts'
import { WriteBackCache } from '../write-back-cache.ts'

/** An event, unsealed or with the reason why it cannot be. */
type Unsealed = {
  recorded: RecordedEvent<EventMetadata>
  gardenId: GardenId
  happened?: Happened
  error?: unknown
}

/** The events of gardens among these, each unsealed once for all builders. */
export function unsealAll(events: readonly RecordedEvent<EventMetadata>[]): Unsealed[] {
  return events.flatMap((recorded): Unsealed | [] => {
    const gardenId = gardenOfStream(recorded.stream)
    if (!gardenId) return []
    try {
      return { recorded, gardenId, happened: unseal(recorded) }
    } catch (error) {
      return { recorded, gardenId, error }
    }
  })
}

export type BuilderDeps = {
  readModels: ReadModels
  deadLetters: DeadLetters
  skipped: SkippedEvents
  /** Documents of one read model kept in memory at a time. */
  cachedDocuments: number
}

/** Builds one read model from the log through memory, and writes in bulk. */
export class Builder {
  readonly model: BuiltModel
  readonly #cache: WriteBackCache
  readonly #deadLetters: DeadLetters
  readonly #skipped: SkippedEvents
  readonly #parked: Map<GardenId, DeadLetter>
  #newLetters: DeadLetter[] = []

  private constructor(
    model: BuiltModel,
    cache: WriteBackCache,
    { deadLetters, skipped }: BuilderDeps,
    parked: readonly DeadLetter[],
  ) {
    this.model = model
    this.#cache = cache
    this.#deadLetters = deadLetters
    this.#skipped = skipped
    this.#parked = new Map(parked.map((letter) => [letter.gardenId, letter]))
  }

  /** `isBegun`: goes on with what is there, else builds from nothing. */
  static async open(model: BuiltModel, isBegun: boolean, deps: BuilderDeps): Promise<Builder> {
    const { readModels, deadLetters, cachedDocuments } = deps
    if (!isBegun) {
      await readModels.drop(model.name, model)
      await deadLetters.clear(model)
    }
    const collection: Collection<object> = await readModels.open(model)
    const cache = new WriteBackCache(collection, cachedDocuments, isBegun)
    return new Builder(model, cache, deps, await deadLetters.of(model))
  }

  /** The gardens that it could not go on with, the first one first. */
  get parked(): DeadLetter[] {
    return [...this.#parked.values()]
  }

  async take(events: readonly Unsealed[]): Promise<void> {
    await this.#cache.load(this.#keysIn(events))
    for (const { recorded, gardenId, happened, error } of events) {
      if (this.#parked.has(gardenId)) continue
      const { revision } = recorded
      try {
        if (!this.#skipped.has(this.model.name, gardenId, revision)) {
          if (!happened) throw error
          fold(this.model, this.#cache, happened)
        }
        this.#cache.advanceSeen(gardenId, revision)
      } catch (fault) {
        const letter = letterFor(this.model, gardenId, revision, fault)
        this.#parked.set(gardenId, letter)
        this.#newLetters.push(letter)
      }
    }
    await this.#cache.flushIfFull()
  }

  /** Writes all that was taken, then which gardens are parked. */
  async flush(): Promise<void> {
    await this.#cache.flush()
    await this.#deadLetters.add(this.#newLetters)
    this.#newLetters = []
  }

  *#keysIn(events: readonly Unsealed[]): Generator<string> {
    for (const { happened } of events) {
      if (!happened) continue
      try {
        yield* keysOf(this.model, happened)
      } catch {
        // An event whose documents cannot be told parks its garden when it is folded.
      }
    }
  }
}
