import type { Position } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import { feedKeyOf } from './feed-key.ts'

/**
 * Counts the events that a consumer has not handled. Each count reads only events that are newer than the last count
 * and not yet handled, so it costs almost nothing while the consumer keeps up.
 */
export class GapCount {
  readonly #log: EventLog
  #countedTo: Position
  #unhandled = 0

  constructor(log: EventLog, after: Position | null) {
    this.#log = log
    this.#countedTo = after ?? ''
  }

  /** Records that the consumer has handled a batch up to `position`, which contained this many events of the feed. */
  handled(position: Position, events: number): void {
    if (position < this.#countedTo) this.#unhandled -= events
    else {
      this.#unhandled = 0
      this.#countedTo = position
    }
  }

  /** Number of feed events after the last handled position. */
  async count(): Promise<number> {
    for await (const batch of this.#log.readAll(this.#countedTo === '' ? null : this.#countedTo)) {
      // The consumer or a concurrent count may have passed some of these events during the read.
      for (const { stream, position } of batch) {
        if (position <= this.#countedTo) continue
        this.#countedTo = position
        if (feedKeyOf(stream) !== null) this.#unhandled += 1
      }
    }
    return this.#unhandled
  }
}
