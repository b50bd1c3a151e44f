import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { DeadLetter } from '@wattle/adapters/read-models/dead-letters.ts'
import { type Collection, isOfOneDocument, type Stored } from '@wattle/adapters/read-models/port.ts'
import type { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { type EventMetadata, gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import {
  type GardenEvents,
  keysIn,
  letterFor,
  projectGarden,
  type Unsealed,
  unsealed,
} from './project-garden.ts'
import type { BuiltModel } from './read-model.ts'
import { type Folded, type SaveDeps, saveFolded } from './save-folded.ts'

export type EventsByGarden = ReadonlyMap<GardenId, readonly RecordedEvent<EventMetadata>[]>

/** State that is loaded before events are folded. */
type Known = {
  /** The last revision of each garden that the build has applied. */
  seen: ReadonlyMap<GardenId, number>
  /** Gardens that are parked in this build. */
  parked: ReadonlySet<GardenId>
  unsealed: (event: RecordedEvent) => Unsealed
}

type ProjectionDeps = SaveDeps & {
  log: EventLog
  skipped: SkippedEvents
}

/** Keeps the documents of one build of a read model up to date. */
export class Projection {
  readonly model: BuiltModel
  readonly #collection: Collection<object>
  readonly #deps: ProjectionDeps

  constructor(model: BuiltModel, collection: Collection<object>, deps: ProjectionDeps) {
    this.model = model
    this.#collection = collection
    this.#deps = deps
  }

  /**
   * Folds the new events among these, after reading any missing earlier ones from the log. Returns null if there is
   * nothing to fold.
   */
  async project(events: EventsByGarden, { seen, parked, unsealed }: Known): Promise<Folded | null> {
    const pending: GardenEvents[] = []
    for (const [gardenId, ofGarden] of events) {
      if (parked.has(gardenId)) continue
      const next = (seen.get(gardenId) ?? -1) + 1
      const wanted = await this.#complete(gardenId, ofGarden, next)
      if (wanted.length > 0) pending.push({ gardenId, events: wanted.map(unsealed) })
    }
    return pending.length > 0 ? await this.#foldAll(pending) : null
  }

  /** Retries a parked garden from the event it stopped at; it stays parked until the end of the log is reached. */
  async retry(gardenId: GardenId): Promise<DeadLetter | null> {
    const letter = await this.catchUp(gardenId)
    if (letter) return letter
    await this.#deps.deadLetters.remove(this.model, gardenId)
    // Events arrived while the garden was still parked, and another worker's letter about them may have been removed too.
    return await this.catchUp(gardenId)
  }

  /** Folds the garden's new events from the log. If one fails, parks the garden and returns the letter. */
  async catchUp(gardenId: GardenId): Promise<DeadLetter | null> {
    const seen = await this.#collection.seen([gardenId])
    const next = (seen.get(gardenId) ?? -1) + 1
    const tail = await this.#deps.log.read<EventMetadata>(gardenStream(gardenId), next)
    if (tail.length === 0) return null
    try {
      return await this.#apply(gardenId, tail)
    } catch (error) {
      if (!isOfOneDocument(error)) throw error
      return await this.#applyOneByOne(gardenId, tail)
    }
  }

  /** Finds the event whose document is damaged or becomes too large. */
  async #applyOneByOne(gardenId: GardenId, events: readonly RecordedEvent<EventMetadata>[]) {
    for (const event of events) {
      const letter = await this.#apply(gardenId, [event]).catch(async (error) => {
        if (!isOfOneDocument(error)) throw error
        const refused = letterFor(this.model, gardenId, event.revision, error)
        await this.#deps.deadLetters.add([refused])
        return refused
      })
      if (letter) return letter
    }
    return null
  }

  async #apply(
    gardenId: GardenId,
    events: readonly RecordedEvent<EventMetadata>[],
  ): Promise<DeadLetter | null> {
    const folded = await this.#foldAll([{ gardenId, events: events.map(unsealed) }])
    const [letter = null] = await saveFolded([folded], this.#deps)
    return letter
  }

  /** The events from revision `next` on, without gaps: duplicates dropped, missing events read from the log. */
  async #complete(
    gardenId: GardenId,
    events: readonly RecordedEvent<EventMetadata>[],
    next: number,
  ): Promise<RecordedEvent<EventMetadata>[]> {
    const complete: RecordedEvent<EventMetadata>[] = []
    for (const event of events) {
      const expected = next + complete.length
      if (event.revision < expected) continue
      if (event.revision > expected) {
        const missing = event.revision - expected
        const found = await this.#deps.log.read<EventMetadata>(gardenStream(gardenId), expected, missing)
        complete.push(...found)
        // The log was restored from an older copy; events beyond its end no longer exist.
        if (found.length < missing) return complete
      }
      complete.push(event)
    }
    return complete
  }

  async #foldAll(gardens: readonly GardenEvents[]): Promise<Folded> {
    const keys = [...new Set(gardens.flatMap(({ events }) => [...keysIn(this.model, events)]))]
    const known = keys.length > 0 ? await this.#collection.load(keys) : new Map<string, Stored<object>>()
    const changed = new Map<string, Stored<object>>()
    const documents = {
      get: (key: string) => changed.get(key) ?? known.get(key),
      set: (key: string, stored: Stored<object>) => changed.set(key, stored),
    }
    const seen = new Map<GardenId, number>()
    const letters: DeadLetter[] = []
    for (const garden of gardens) {
      const projected = projectGarden(this.model, documents, garden, this.#deps.skipped)
      if (projected.seen !== null) seen.set(garden.gardenId, projected.seen)
      if (projected.letter) letters.push(projected.letter)
    }
    return { changes: { build: this.model, documents: [...changed.values()], seen }, letters }
  }
}
