import type { Checkpoint } from './port.ts'

/**
 * Milliseconds between two saves. After a kill, the events handled since the last save are delivered again, as any may
 * be.
 */
const pace = 1000

/**
 * Saves a consumer's progress: immediately if the last save is long enough ago, otherwise together with later progress.
 */
export class PacedCheckpoint {
  readonly #save: (checkpoint: Checkpoint) => Promise<void>
  #unsaved: Checkpoint | null = null
  #savedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(save: (checkpoint: Checkpoint) => Promise<void>) {
    this.#save = save
  }

  /** Throws the error of an immediate save. */
  async reached(checkpoint: Checkpoint): Promise<void> {
    this.#unsaved = checkpoint
    if (performance.now() - this.#savedAt >= pace) await this.#saveNow()
    else this.#timer ??= setTimeout(() => this.flush(), pace).unref()
  }

  /** Saves pending progress. If that fails, the next checkpoint is saved immediately. */
  async flush(): Promise<void> {
    await this.#saveNow().catch(() => undefined)
  }

  async #saveNow(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const checkpoint = this.#unsaved
    if (checkpoint === null) return
    this.#unsaved = null
    this.#savedAt = performance.now()
    try {
      await this.#save(checkpoint)
    } catch (error) {
      this.#unsaved ??= checkpoint
      this.#savedAt = Number.NEGATIVE_INFINITY
      throw error
    }
  }
}
