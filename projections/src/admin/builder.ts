import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import { type Collection, type ReadModels, ReadModelsUnavailable } from '@wattle/adapters/read-models/port.ts'
import type { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { type EventMetadata, gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type GardenEvents, keysIn, projectGarden, unsealed } from '../project-garden.ts'
import type { BuiltModel } from '../read-model.ts'
import { type DocumentStore, WriteBackCache } from '../write-back-cache.ts'
import { isSameBuild } from './known-builds.ts'

/** The garden events among these, each unsealed once for all builders. */
export function unsealAll(recorded: readonly RecordedEvent<EventMetadata>[]): GardenEvents[] {
  return [...Map.groupBy(recorded, ({ stream }) => stream)].flatMap(([stream, events]) => {
    const gardenId = gardenOfStream(stream)
    return gardenId ? [{ gardenId, events: events.map(unsealed) }] : []
  })
}

export type BuilderDeps = {
  readModels: ReadModels
  deadLetters: DeadLetters
  skipped: SkippedEvents
  /** How many documents of one read model are kept in memory. */
  cachedDocuments: number
}

/** Builds one read model from the log, in memory, and writes in bulk. */
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

  /** If `isBegun`, continues the existing build; otherwise drops it and starts from nothing. */
  static async open(model: BuiltModel, isBegun: boolean, deps: BuilderDeps): Promise<Builder> {
    const { readModels, deadLetters, cachedDocuments } = deps
    if (!isBegun) {
      await readModels.drop(model.name, model)
      await deadLetters.clear(model)
    }
    const cache = new WriteBackCache(await openedWhileThere(model, readModels), cachedDocuments)
    return new Builder(model, cache, deps, await deadLetters.of(model))
  }

  /** A letter for each parked garden, in the order they were parked. */
  get parked(): DeadLetter[] {
    return [...this.#parked.values()]
  }

  async apply(gardens: readonly GardenEvents[]): Promise<void> {
    const unparked = gardens.filter(({ gardenId }) => !this.#parked.has(gardenId))
    const lacking: string[] = []
    for (const { gardenId, events } of unparked) {
      const documents = this.#cache.garden(gardenId, firstOf(events))
      if (documents.isWhole) continue
      for (const key of keysIn(this.model, events)) if (!documents.get(key)) lacking.push(key)
    }
    await this.#cache.load(lacking)
    for (const garden of unparked) this.#fold(garden)
    await this.#cache.flushIfFull()
  }

  #fold(garden: GardenEvents): void {
    const { gardenId, events } = garden
    const documents = this.#cache.garden(gardenId, firstOf(events))
    const { seen, letter } = projectGarden(this.model, documents, garden, this.#skipped)
    if (seen !== null) this.#cache.advanceSeen(gardenId, seen)
    if (!letter) return
    this.#parked.set(gardenId, letter)
    this.#newLetters.push(letter)
  }

  /** Writes all changes, then the letters of newly parked gardens. */
  async flush(): Promise<void> {
    await this.#cache.flush()
    await this.#deadLetters.add(this.#newLetters)
    this.#newLetters = []
  }
}

const firstOf = (events: GardenEvents['events']): number => events[0]?.revision ?? 0

export async function isThere(model: BuiltModel, readModels: ReadModels): Promise<boolean> {
  return (await readModels.builds(model.name)).some((build) => isSameBuild(build, model))
}

/** Refuses to save once any process has dropped the build: some engines would recreate it. */
async function openedWhileThere(model: BuiltModel, readModels: ReadModels): Promise<DocumentStore> {
  const collection: Collection<object> = await readModels.open(model)
  return {
    load: (keys) => collection.load(keys),
    async save(documents, seen) {
      if (!(await isThere(model, readModels)))
        throw new ReadModelsUnavailable(`${buildName(model.name, model)} was dropped.`)
      await collection.save(documents, seen)
    },
  }
}
