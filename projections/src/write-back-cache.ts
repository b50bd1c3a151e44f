import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Documents } from './read-model.ts'

export type DocumentStore = Pick<Collection<object>, 'load' | 'save'>

/**
 * The documents that a rebuild is working on, grouped by garden. Changes are written in bulk, and the least recently
 * used gardens are evicted, so memory stays bounded however long the log is.
 */
export class WriteBackCache {
  readonly #store: DocumentStore
  readonly #capacity: number
  readonly #gardens = new Map<GardenId, GardenDocuments>()
  #last: GardenDocuments | undefined
  /** Number of unwritten items of all gardens, as `counted` counts them. */
  #unwritten = 0

  /** `capacity` is a number of documents. */
  constructor(store: DocumentStore, capacity: number) {
    this.#store = store
    this.#capacity = capacity
  }

  /** The documents of a garden whose next event to fold has this revision. */
  garden(gardenId: GardenId, revision: number): GardenDocuments {
    const garden = this.#gardens.get(gardenId) ?? new GardenDocuments(revision === 0)
    // The first entry is the least recently used.
    this.#gardens.delete(gardenId)
    this.#gardens.set(gardenId, garden)
    this.#last = garden
    return garden
  }

  /** Records that every event up to this revision was folded. */
  advanceSeen(gardenId: GardenId, revision: number): void {
    const garden = this.garden(gardenId, revision)
    const before = garden.counted
    garden.advanceSeen(revision)
    this.#unwritten += garden.counted - before
  }

  /** Loads documents that are not in memory yet; call it before folding events that may change them. */
  async load(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    for (const [key, stored] of await this.#store.load(keys))
      this.#gardens.get(stored.gardenId)?.found(key, stored)
  }

  /**
   * Writes if enough has changed. The most recently used garden waits until it alone has that much to write: if events
   * arrive garden by garden, each document is then written once.
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
    await this.#store.save(documents, new Map(written.map(([gardenId, { seen }]) => [gardenId, seen])))
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

/** One garden's documents in memory. */
class GardenDocuments implements Documents<object> {
  /** Whether all of the garden's documents are in memory: its first event was folded here. */
  readonly isWhole: boolean
  readonly changed = new Map<string, Stored<object>>()
  readonly #documents = new Map<string, Stored<object>>()
  /** The garden revision up to which everything was folded. */
  seen = -1
  /** Number of items to write as of `seen`: one for the revision, and one per changed document. */
  counted = 0

  constructor(isWhole: boolean) {
    this.isWhole = isWhole
  }

  /** Memory use, counted in documents. */
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

  /** Adds a document loaded from the store, unless a newer one is already here. */
  found(key: string, stored: Stored<object>): void {
    if (!this.#documents.has(key)) this.#documents.set(key, stored)
  }

  written(): void {
    this.changed.clear()
    this.counted = 0
  }
}
