import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Documents } from './read-model.ts'

type Kept = Pick<Collection<object>, 'load' | 'save'>

/**
 * The documents that a rebuild is working on, garden by garden. Changes are written in bulk, and the garden that was not
 * used for longest is evicted, so that memory stays bounded however long the log is.
 */
export class WriteBackCache {
  readonly #collection: Kept
  readonly #capacity: number
  readonly #gardens = new Map<GardenId, GardenDocuments>()
  #last: GardenDocuments | undefined
  /** How much there is to write of all gardens. */
  #unwritten = 0

  /** `capacity` is in documents. */
  constructor(collection: Kept, capacity: number) {
    this.#collection = collection
    this.#capacity = capacity
  }

  /** The documents of a garden of which the event of this revision is to be folded next. */
  garden(gardenId: GardenId, revision: number): GardenDocuments {
    const garden = this.#gardens.get(gardenId) ?? new GardenDocuments(revision === 0)
    // The first entry is the least recently used.
    this.#gardens.delete(gardenId)
    this.#gardens.set(gardenId, garden)
    this.#last = garden
    return garden
  }

  /** Everything up to this revision was folded. */
  advanceSeen(gardenId: GardenId, revision: number): void {
    const garden = this.garden(gardenId, revision)
    const before = garden.counted
    garden.advanceSeen(revision)
    this.#unwritten += garden.counted - before
  }

  /** Loads documents that are not in memory, before the events that may change them are folded. */
  async load(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    for (const [key, stored] of await this.#collection.load(keys))
      this.#gardens.get(stored.gardenId)?.found(key, stored)
  }

  /**
   * Writes once there is enough to write. The garden used last waits until it is that much alone: where events come garden
   * by garden, a document is so written once.
   */
  async flushIfFull(): Promise<void> {
    const enough = this.#capacity / 4
    const waiting = this.#last && this.#last.counted < enough ? this.#last : undefined
    if (this.#unwritten - (waiting?.counted ?? 0) < enough) return
    await this.#write([...this.#gardens].filter(([, garden]) => garden !== waiting))
  }

  async flush(): Promise<void> {
    await this.#write([...this.#gardens])
  }

  async #write(gardens: readonly (readonly [GardenId, GardenDocuments])[]): Promise<void> {
    const written = gardens.filter(([, { counted }]) => counted > 0)
    const documents = written.flatMap(([, garden]) => [...garden.changed.values()])
    await this.#collection.save(documents, new Map(written.map(([gardenId, { seen }]) => [gardenId, seen])))
    for (const [, garden] of written) {
      this.#unwritten -= garden.counted
      garden.written()
    }
    this.#evict()
  }

  #evict(): void {
    let size = 0
    for (const garden of this.#gardens.values()) size += garden.size
    if (size <= this.#capacity) return
    for (const [gardenId, garden] of this.#gardens) {
      if (size <= this.#capacity / 2) return
      if (garden.counted > 0) continue
      size -= garden.size
      this.#gardens.delete(gardenId)
    }
  }
}

/** What is in memory of a garden. */
export class GardenDocuments implements Documents<object> {
  /** Whether everything is: its first event was folded here. */
  readonly isWhole: boolean
  readonly changed = new Map<string, Stored<object>>()
  readonly #documents = new Map<string, Stored<object>>()
  /** The garden revision up to which everything was folded. */
  seen = -1
  /** How much there is to write, as of that revision. */
  counted = 0

  constructor(isWhole: boolean) {
    this.isWhole = isWhole
  }

  /** What it takes in memory, in documents. */
  get size(): number {
    return 1 + this.#documents.size
  }

  get(key: string): Stored<object> | undefined {
    return this.#documents.get(key)
  }

  set(key: string, stored: Stored<object>): void {
    this.#documents.set(key, stored)
    this.changed.set(key, stored)
  }

  advanceSeen(revision: number): void {
    this.seen = revision
    this.counted = 1 + this.changed.size
  }

  /** Takes what the collection holds, unless something later is here. */
  found(key: string, stored: Stored<object>): void {
    if (!this.#documents.has(key)) this.#documents.set(key, stored)
  }

  written(): void {
    this.changed.clear()
    this.counted = 0
  }
}
