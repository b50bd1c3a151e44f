import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'

const keys = 5000
/** Milliseconds in which so many requests may come. */
const window = 60_000

/** Counts requests in windows of a minute, by a clock that never steps back: the time of day may. */
export class RequestCounts {
  readonly #windows = new LruCache<string, { count: number; endsAt: number }>(keys)
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Counts one more. Answers for how many seconds there is no room for it, 0 where there is. */
  add(key: string): number {
    const now = performance.now()
    const last = this.#windows.get(key)
    const current = last && now < last.endsAt ? last : { count: 0, endsAt: now + window }
    current.count++
    this.#windows.set(key, current)
    return current.count > this.#most ? Math.ceil((current.endsAt - now) / 1000) : 0
  }
}
