import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Documents } from './read-model.ts'

/**
 * The documents that a rebuild is working on. Changes are written in bulk, and what was not used for longest is evicted,
 * so that memory stays bounded however long the log is.
 */
export class WriteBackCache implements Documents<object> {
  readonly #collection: Collection<object>
  readonly #capacity: number
  #documents = new Map<string, Stored<object>>()
  #changed = new Set<string>()
  #seen = new Map<GardenId, number>()
  #mayLack: boolean

  /** `isBegun`: the collection holds documents already. */
  constructor(collection: Collection<object>, capacity: number, isBegun = false) {
    this.#collection = collection
    this.#capacity = capacity
    this.#mayLack = isBegun
  }

  get(key: string): Stored<object> | undefined {
    const stored = this.#documents.get(key)
    if (stored) this.#touch(key, stored)
    return stored
  }

  set(key: string, stored: Stored<object>): void {
    this.#touch(key, stored)
    this.#changed.add(key)
  }

  /** Moves it to the end: the first entry is the least recently used. */
  #touch(key: string, stored: Stored<object>): void {
    this.#documents.delete(key)
    this.#documents.set(key, stored)
  }

  advanceSeen(gardenId: GardenId, revision: number): void {
    this.#seen.set(gardenId, revision)
  }

  /** Loads documents that are not in memory. To be called before the events that may change them are folded. */
  async load(keys: Iterable<string>): Promise<void> {
    if (!this.#mayLack) return
    const absent = [...new Set(keys)].filter((key) => !this.#documents.has(key))
    if (absent.length === 0) return
    for (const [key, stored] of await this.#collection.load(absent)) this.#documents.set(key, stored)
  }

  /** Writes once there is enough to write. */
  async flushIfFull(): Promise<void> {
    if (this.#changed.size >= this.#capacity / 4 || this.#seen.size >= this.#capacity) await this.flush()
  }

  async flush(): Promise<void> {
    const changed = [...this.#changed].map((key) => this.#documents.get(key) as Stored<object>)
    await this.#collection.save(changed, this.#seen)
    this.#changed = new Set()
    this.#seen = new Map()
    if (this.#documents.size <= this.#capacity) return
    this.#documents = new Map([...this.#documents].slice(-this.#capacity / 2))
    this.#mayLack = true
  }
}
