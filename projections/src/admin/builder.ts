import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import { type Collection, type ReadModels, ReadModelsUnavailable } from '@wattle/adapters/read-models/port.ts'
import type { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { type EventMetadata, gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { letterFor } from '../projection.ts'
import { type BuiltModel, fold, keysOf } from '../read-model.ts'
import { WriteBackCache } from '../write-back-cache.ts'
import { isSameBuild } from './pointers.ts'

/** An event, unsealed or with the reason why it cannot be. */
type Unsealed = { revision: number; happened?: Happened; error?: unknown }

/** Events of one garden, in their order. */
export type GardenEvents = { gardenId: GardenId; first: number; events: readonly Unsealed[] }

/** The events of gardens among these, each unsealed once for all builders. */
export function unsealAll(recorded: readonly RecordedEvent<EventMetadata>[]): GardenEvents[] {
  return [...Map.groupBy(recorded, ({ stream }) => stream)].flatMap(([stream, events]) => {
    const gardenId = gardenOfStream(stream)
    const [first] = events
    return gardenId && first ? [{ gardenId, first: first.revision, events: events.map(unsealed) }] : []
  })
}

function unsealed(recorded: RecordedEvent<EventMetadata>): Unsealed {
  const { revision } = recorded
  try {
    return { revision, happened: unseal(recorded) }
  } catch (error) {
    return { revision, error }
  }
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
    const cache = new WriteBackCache(await openedWhileThere(model, readModels), cachedDocuments)
    return new Builder(model, cache, deps, await deadLetters.of(model))
  }

  /** The gardens that it could not go on with, the first one first. */
  get parked(): DeadLetter[] {
    return [...this.#parked.values()]
  }

  async take(gardens: readonly GardenEvents[]): Promise<void> {
    const taken = gardens.filter(({ gardenId }) => !this.#parked.has(gardenId))
    const lacking: string[] = []
    for (const { gardenId, first, events } of taken) {
      const documents = this.#cache.garden(gardenId, first)
      if (documents.isWhole) continue
      for (const key of this.#keysIn(events)) if (!documents.get(key)) lacking.push(key)
    }
    await this.#cache.load(lacking)
    for (const garden of taken) this.#fold(garden)
    await this.#cache.flushIfFull()
  }

  #fold({ gardenId, first, events }: GardenEvents): void {
    const documents = this.#cache.garden(gardenId, first)
    let seen = first - 1
    for (const { revision, happened, error } of events) {
      try {
        if (!this.#skipped.has(this.model.name, gardenId, revision)) {
          if (!happened) throw error
          fold(this.model, documents, happened)
        }
        seen = revision
      } catch (fault) {
        const letter = letterFor(this.model, gardenId, revision, fault)
        this.#parked.set(gardenId, letter)
        this.#newLetters.push(letter)
        break
      }
    }
    if (seen >= first) this.#cache.advanceSeen(gardenId, seen)
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

export async function isThere(model: BuiltModel, readModels: ReadModels): Promise<boolean> {
  return (await readModels.builds(model.name)).some((build) => isSameBuild(build, model))
}

/** Refuses a save once the build was dropped, by this process or another: an engine may make the build anew for it. */
async function openedWhileThere(
  model: BuiltModel,
  readModels: ReadModels,
): Promise<Pick<Collection<object>, 'load' | 'save'>> {
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
