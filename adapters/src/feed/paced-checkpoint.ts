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
  readonly #report: (error: unknown) => void
  #unsaved: Checkpoint | null = null
  #savedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(save: (checkpoint: Checkpoint) => Promise<void>, report: (error: unknown) => void) {
    this.#save = save
    this.#report = report
  }

  /** Throws the error of an immediate save. */
  async reached(checkpoint: Checkpoint): Promise<void> {
    this.#unsaved = checkpoint
    if (performance.now() - this.#savedAt >= pace) await this.#saveNow()
    else this.#timer ??= setTimeout(() => this.flush(), pace).unref()
  }

  /** Saves pending progress. If that fails, the error is reported and the next checkpoint saved immediately. */
  async flush(): Promise<void> {
    await this.#saveNow().catch(this.#report)
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
