import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type EventRow, recorded } from './rows.ts'

const mostEvents = 4_096
const mostCharacters = 8 * 1_048_576

/**
 * A gapless cache of the newest events, parsed once for all subscriptions that are up to date. Bounded: a subscription
 * that falls further behind reads from disk.
 */
export class RecentEvents {
  #events: { position: number; size: number; event: RecordedEvent<unknown> }[] = []
  #size = 0
  #after: number

  /** Starts empty, covering the events after the position. */
  constructor(after: number) {
    this.#after = after
  }

  /** Appends rows, which must follow the cached ones without a gap. */
  add(rows: readonly EventRow[]): void {
    for (const row of rows) {
      const size = row[6].length + row[7].length
      this.#events.push({ position: row[0], size, event: recorded(row) })
      this.#size += size
    }
    let dropped = 0
    while (this.#events.length - dropped > mostEvents || this.#size > mostCharacters) {
      const oldest = this.#events[dropped]
      if (!oldest) break
      this.#size -= oldest.size
      this.#after = oldest.position
      dropped += 1
    }
    if (dropped > 0) this.#events.splice(0, dropped)
  }

  /** Clears the cache, which then covers the events after the position. */
  skipTo(position: number): void {
    this.#events = []
    this.#size = 0
    this.#after = position
  }

  /** At most `limit` events after the position; null if some of them are no longer cached. */
  later(after: number, limit: number): RecordedEvent<unknown>[] | null {
    if (after < this.#after) return null
    let from = this.#events.length
    while (from > 0 && (this.#events[from - 1]?.position ?? 0) > after) from -= 1
    return this.#events.slice(from, from + limit).map(({ event }) => event)
  }
}
