import type { Checkpoint } from './checkpoints.ts'

/** Milliseconds between two saves: what was handled in between is handed over once more after a kill, as anything may be. */
const pace = 1000

/** Keeps how far a consumer has come: at once where nothing was kept for a while, else together with what follows. */
export class PacedCheckpoint {
  readonly #save: (checkpoint: Checkpoint) => Promise<void>
  #unsaved: Checkpoint | null = null
  #savedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(save: (checkpoint: Checkpoint) => Promise<void>) {
    this.#save = save
  }

  /** Throws what a save throws that is made at once. */
  async reached(checkpoint: Checkpoint): Promise<void> {
    this.#unsaved = checkpoint
    if (performance.now() - this.#savedAt >= pace) await this.#saveNow()
    else this.#timer ??= setTimeout(() => this.flush(), pace).unref()
  }

  /** Saves what is not saved yet; where that fails, the next checkpoint is saved at once. */
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
