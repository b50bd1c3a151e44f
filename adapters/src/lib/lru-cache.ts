/**
 * Keeps the most recently used entries: at most `capacity` of them and at least half of it, counted by `weigh` if
 * given. Entries are kept in two halves, so that a frequently used entry is only looked up, never moved.
 */
export class LruCache<Key, Value> {
  readonly #half: number
  readonly #weigh: (value: Value) => number
  /** Total weight of `#latest`. */
  #weight = 0
  #latest = new Map<Key, Value>()
  #before = new Map<Key, Value>()

  constructor(capacity: number, weigh: (value: Value) => number = () => 1) {
    this.#half = Math.ceil(capacity / 2)
    this.#weigh = weigh
  }

  get(key: Key): Value | undefined {
    const value = this.#latest.get(key)
    if (value !== undefined) return value
    const older = this.#before.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: Key, value: Value): void {
    this.#leaveLatest(key)
    this.#latest.set(key, value)
    this.#weight += this.#weigh(value)
    if (this.#weight < this.#half) return
    this.#before = this.#latest
    this.#latest = new Map()
    this.#weight = 0
  }

  delete(key: Key): void {
    this.#leaveLatest(key)
    this.#before.delete(key)
  }

  #leaveLatest(key: Key): void {
    const value = this.#latest.get(key)
    if (value === undefined) return
    this.#weight -= this.#weigh(value)
    this.#latest.delete(key)
  }
}
