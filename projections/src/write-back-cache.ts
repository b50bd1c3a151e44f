import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Documents } from './read-model.ts'

/**
 * The documents that a rebuild is working on. Changes are written in bulk and the least recently used documents are
 * evicted, so that memory stays bounded however long the log is.
 */
export class WriteBackCache implements Documents<object> {
  readonly #collection: Collection<object>
  readonly #most: number
  #documents = new Map<string, Stored<object>>()
  #changed = new Set<string>()
  #seen = new Map<GardenId, number>()
  #hasForgotten = false

  constructor(collection: Collection<object>, most: number) {
    this.#collection = collection
    this.#most = most
  }

  get(key: string): Stored<object> | undefined {
    const stored = this.#documents.get(key)
    if (stored) this.#keep(key, stored)
    return stored
  }

  set(key: string, stored: Stored<object>): void {
    this.#keep(key, stored)
    this.#changed.add(key)
  }

  /** Moves it to the end: the first entry is the least recently used. */
  #keep(key: string, stored: Stored<object>): void {
    this.#documents.delete(key)
    this.#documents.set(key, stored)
  }

  sawRevision(gardenId: GardenId, revision: number): void {
    this.#seen.set(gardenId, revision)
  }

  /** Loads documents that were evicted. Call it before folding the events that may change them. */
  async recall(keys: Iterable<string>): Promise<void> {
    if (!this.#hasForgotten) return
    const absent = [...new Set(keys)].filter((key) => !this.#documents.has(key))
    if (absent.length === 0) return
    for (const [key, stored] of await this.#collection.load(absent)) this.#documents.set(key, stored)
  }

  /** Writes once there is enough to write. */
  async relieve(): Promise<void> {
    if (this.#changed.size >= this.#most / 4 || this.#seen.size >= this.#most) await this.flush()
  }

  async flush(): Promise<void> {
    const changed = [...this.#changed].map((key) => this.#documents.get(key) as Stored<object>)
    await this.#collection.save(changed, this.#seen)
    this.#changed = new Set()
    this.#seen = new Map()
    if (this.#documents.size <= this.#most) return
    this.#documents = new Map([...this.#documents].slice(-this.#most / 2))
    this.#hasForgotten = true
  }
}
