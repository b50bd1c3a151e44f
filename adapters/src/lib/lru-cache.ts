/**
 * Keeps the entries used last: at most `capacity` of them, and half of it at least. They are in two halves, so that an entry
 * that is used again and again is only looked up, and never moved.
 */
export class LruCache<Key, Value> {
  readonly #half: number
  #latest = new Map<Key, Value>()
  #before = new Map<Key, Value>()

  constructor(capacity: number) {
    this.#half = Math.ceil(capacity / 2)
  }

  get(key: Key): Value | undefined {
    const value = this.#latest.get(key)
    if (value !== undefined) return value
    const older = this.#before.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: Key, value: Value): void {
    this.#latest.set(key, value)
    if (this.#latest.size < this.#half) return
    this.#before = this.#latest
    this.#latest = new Map()
  }

  delete(key: Key): void {
    this.#latest.delete(key)
    this.#before.delete(key)
  }
}
