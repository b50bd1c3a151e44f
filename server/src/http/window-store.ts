import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** The most windows kept in memory, about 20 MB. */
const mostWindows = 100_000

type Window = { current: number; endsAt: number }

/**
 * Counts requests in time windows, with a monotonic clock; the library's own store uses the time of day. A window is
 * kept until it ends, unless half of the maximum number of windows begin meanwhile.
 */
export class WindowStore implements FastifyRateLimitStore {
  /** The windows begun since the last turn, and those from the turn before. */
  #latest = new Map<string, Window>()
  #before = new Map<string, Window>()
  #turnedAt = performance.now()

  incr(
    key: string,
    callback: (error: Error | null, result: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now()
    const last = this.#latest.get(key) ?? this.#before.get(key)
    const window = last && now < last.endsAt ? last : this.#begin(key, now, timeWindow)
    window.current++
    callback(null, { current: window.current, ttl: window.endsAt - now })
  }

  child(): WindowStore {
    return new WindowStore()
  }

  #begin(key: string, now: number, timeWindow: number): Window {
    // By the next turn, windows begun before the last one have ended.
    if (now >= this.#turnedAt + timeWindow || this.#latest.size >= mostWindows / 2) {
      this.#before = this.#latest
      this.#latest = new Map()
      this.#turnedAt = now
    }
    const window = { current: 0, endsAt: now + timeWindow }
    this.#latest.set(key, window)
    return window
  }
}
