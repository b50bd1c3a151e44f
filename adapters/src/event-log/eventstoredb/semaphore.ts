import { LogUnavailable } from '../port.ts'

/** Limits how many calls run at once. */
export class Semaphore {
  #free: number
  readonly #waiting = new Set<() => void>()

  constructor(free: number) {
    this.#free = free
  }

  /** Resolves when this call may run. Throws `LogUnavailable` after `milliseconds`. */
  async acquire(milliseconds: number): Promise<void> {
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

  release(): void {
    const [next] = this.#waiting
    if (next) {
      this.#waiting.delete(next)
      next()
    } else this.#free += 1
  }
}
