import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import type { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { type EventMetadata, gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type BuiltModel, fold, keysOf } from './read-model.ts'

export type EventsByGarden = ReadonlyMap<GardenId, readonly RecordedEvent<EventMetadata>[]>

/** Keeps the documents of one build of a read model up to date. */
export class Projection {
  readonly model: BuiltModel
  readonly #collection: Collection<object>
  readonly #log: EventLog
  readonly #deadLetters: DeadLetters
  readonly #skipped: SkippedEvents

  constructor(
    model: BuiltModel,
    collection: Collection<object>,
    { log, deadLetters, skipped }: { log: EventLog; deadLetters: DeadLetters; skipped: SkippedEvents },
  ) {
    this.model = model
    this.#collection = collection
    this.#log = log
    this.#deadLetters = deadLetters
    this.#skipped = skipped
  }

  /**
   * Applies those of these events that are new, after any that are missing, which it reads from the log. A garden with
   * an event that cannot be folded is parked at it; the returned letters say which. Only throws if an engine is
   * unavailable; everything can then be delivered again.
   */
  async take(events: EventsByGarden): Promise<DeadLetter[]> {
    const gardenIds = [...events.keys()]
    const [seen, parked] = await Promise.all([
      this.#collection.seen(gardenIds),
      this.#deadLetters.parked(this.model, gardenIds),
    ])
    const pending: Pending[] = []
    for (const [gardenId, ofGarden] of events) {
      if (parked.has(gardenId)) continue
      const next = (seen.get(gardenId) ?? -1) + 1
      const wanted = await this.#complete(gardenId, ofGarden, next)
      if (wanted.length > 0) pending.push(this.#unseal(gardenId, wanted))
    }
    return pending.length > 0 ? await this.#apply(pending) : []
  }

  /** Retries a parked garden, from the event it stopped at to the last one in the log; it stays parked until then. */
  async retry(gardenId: GardenId): Promise<DeadLetter | null> {
    const letter = await this.#catchUp(gardenId)
    if (letter) return letter
    await this.#deadLetters.remove(this.model, gardenId)
    // Events that arrived while it was still parked.
    return await this.#catchUp(gardenId)
  }

  async #catchUp(gardenId: GardenId): Promise<DeadLetter | null> {
    const seen = await this.#collection.seen([gardenId])
    const tail = await this.#log.read<EventMetadata>(gardenStream(gardenId), (seen.get(gardenId) ?? -1) + 1)
    if (tail.length === 0) return null
    const [letter = null] = await this.#apply([this.#unseal(gardenId, tail)])
    return letter
  }

  /** The events from revision `next` on without a gap: duplicates dropped, missing ones read from the log. */
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
        const found = await this.#log.read<EventMetadata>(gardenStream(gardenId), expected, missing)
        complete.push(...found)
        // The log is the truth: events beyond its end are from before it was restored from an older copy.
        if (found.length < missing) return complete
      }
      complete.push(event)
    }
    return complete
  }

  #unseal(gardenId: GardenId, events: readonly RecordedEvent<EventMetadata>[]): Pending {
    const pending: Pending = { gardenId, events: [], keys: [] }
    for (const event of events) {
      const { revision } = event
      if (this.#skipped.has(this.model.name, gardenId, revision)) {
        pending.events.push({ revision, happened: null })
        continue
      }
      try {
        const happened = unseal(event)
        pending.keys.push(...keysOf(this.model, happened))
        pending.events.push({ revision, happened })
      } catch (error) {
        return { ...pending, stopped: this.#letter(gardenId, revision, error) }
      }
    }
    return pending
  }

  async #apply(pending: readonly Pending[]): Promise<DeadLetter[]> {
    const known = await this.#collection.load([...new Set(pending.flatMap(({ keys }) => keys))])
    const changed = new Map<string, Stored<object>>()
    const documents = {
      get: (key: string) => changed.get(key) ?? known.get(key),
      set: (key: string, stored: Stored<object>) => changed.set(key, stored),
    }
    const seen = new Map<GardenId, number>()
    const letters: DeadLetter[] = []
    for (const { gardenId, events, stopped } of pending) {
      let letter = stopped
      for (const { revision, happened } of events) {
        try {
          if (happened) fold(this.model, documents, happened)
          seen.set(gardenId, revision)
        } catch (error) {
          letter = this.#letter(gardenId, revision, error)
          break
        }
      }
      if (letter) letters.push(letter)
    }
    await this.#collection.save([...changed.values()], seen)
    await this.#deadLetters.add(letters)
    return letters
  }

  #letter(gardenId: GardenId, revision: number, error: unknown): DeadLetter {
    return letterFor(this.model, gardenId, revision, error)
  }
}

type Pending = {
  gardenId: GardenId
  /** Null for an event that is skipped. */
  events: { revision: number; happened: Happened | null }[]
  /** The documents that the events may change. */
  keys: string[]
  /** Where the garden's events can no longer be unsealed. */
  stopped?: DeadLetter
}

/** The letter for an event that a read model cannot get past. */
export function letterFor(
  { name: readModel, version, build }: BuiltModel,
  gardenId: GardenId,
  revision: number,
  error: unknown,
): DeadLetter {
  return {
    readModel,
    version,
    build,
    gardenId,
    revision,
    error: error instanceof Error ? error.message : String(error),
  }
}
