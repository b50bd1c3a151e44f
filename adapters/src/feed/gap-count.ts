import type { Position } from '@wattle/contracts/envelope.ts'
import type { EventLog } from '../event-log/port.ts'
import { feedKeyOf } from './feed-key.ts'

/**
 * Counts what a consumer has not handled. Only what is new since the last count is read, and what was handled in the
 * meantime not at all: for a consumer that keeps up the count costs next to nothing.
 */
export class GapCount {
  readonly #log: EventLog
  #countedTo: Position
  #unhandled = 0

  constructor(log: EventLog, after: Position | null) {
    this.#log = log
    this.#countedTo = after ?? ''
  }

  /** Notes that the consumer has come to a position, by a batch with so many events of the feed. */
  handled(position: Position, events: number): void {
    if (position < this.#countedTo) this.#unhandled -= events
    else {
      this.#unhandled = 0
      this.#countedTo = position
    }
  }

  /** Events of the feed later than what was handled last. */
  async count(): Promise<number> {
    for await (const batch of this.#log.readAll(this.#countedTo === '' ? null : this.#countedTo)) {
      // The consumer, or another count, may have got past some of these while they were being read.
      for (const { stream, position } of batch) {
        if (position <= this.#countedTo) continue
        this.#countedTo = position
        if (feedKeyOf(stream) !== null) this.#unhandled += 1
      }
    }
    return this.#unhandled
  }
}
