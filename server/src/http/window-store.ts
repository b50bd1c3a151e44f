import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'

const keys = 5000

/** Counts requests in windows of time, by a clock that never steps back: the library's own store goes by the time of day. */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new LruCache<string, { current: number; endsAt: number }>(keys)

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now()
    const last = this.#windows.get(key)
    const window = last && now < last.endsAt ? last : { current: 0, endsAt: now + timeWindow }
    window.current++
    this.#windows.set(key, window)
    callback(null, { current: window.current, ttl: window.endsAt - now })
  }

  child(): WindowStore {
    return new WindowStore()
  }
}
