import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Streams } from './streams.ts'

/** Groups the work that arrives during a disk write, writes it together, and then resolves its promises. */
export class Commits {
  readonly #streams: Streams
  readonly #waiting = new Set<() => void>()
  #pending: { work: () => unknown; resolve: (result: never) => void }[] = []
  #running: Promise<void> | null = null
  #ended = false

  constructor(streams: Streams) {
    this.#streams = streams
  }

  /** Runs the work and resolves with its result once the result is on disk. */
  add<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve) => {
      this.#pending.push({ work, resolve })
      this.#running ??= this.#run()
    })
  }

  /** Resolves after the next write, or at the end. */
  arrival(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.add(resolve)
    })
  }

  wake(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const resolve of waiting) resolve()
  }

  /** Resolves once no write is in progress. Work that was not begun is dropped. */
  async end(): Promise<void> {
    this.#ended = true
    this.wake()
    await this.#running
  }

  async #run(): Promise<void> {
    await nextTurn()
    while (this.#pending.length > 0 && !this.#ended) {
      const pending = this.#pending
      this.#pending = []
      const results = pending.map(({ work }) => work())
      await this.#streams.flush()
      for (const [index, { resolve }] of pending.entries()) resolve(results[index] as never)
      this.wake()
    }
    this.#running = null
  }
}
