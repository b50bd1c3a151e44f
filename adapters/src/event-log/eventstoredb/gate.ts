import { LogUnavailable } from '../port.ts'

/** A semaphore: lets a number of calls through at once, one until it is widened. */
export class Gate {
  #free = 1
  #widened = false
  readonly #waiting = new Set<() => void>()

  /** Resolves when it is this call's turn. Throws `LogUnavailable` if that takes too long. */
  async enter(milliseconds: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    const turn = Promise.withResolvers<void>()
    this.#waiting.add(turn.resolve)
    const alarm = setTimeout(() => {
      this.#waiting.delete(turn.resolve)
      turn.reject(new LogUnavailable('EventStoreDB is busy with earlier appends.'))
    }, milliseconds)
    await turn.promise.finally(() => clearTimeout(alarm))
  }

  leave(): void {
    this.#free += 1
    this.#admit()
  }

  widen(places: number): void {
    if (this.#widened) return
    this.#widened = true
    this.#free += places - 1
    this.#admit()
  }

  #admit(): void {
    for (const resolve of this.#waiting) {
      if (this.#free === 0) return
      this.#waiting.delete(resolve)
      this.#free -= 1
      resolve()
    }
  }
}
