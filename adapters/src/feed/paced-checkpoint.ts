import type { Position } from '@wattle/contracts/envelope.ts'

/** Milliseconds between two saves: what was handled in between is handed over once more after a kill, as anything may be. */
const pace = 1000

/** Keeps how far a consumer has come: at once where nothing was kept for a while, else together with what follows. */
export class PacedCheckpoint {
  readonly #save: (position: Position) => Promise<void>
  #unsaved: Position | null = null
  #savedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(save: (position: Position) => Promise<void>) {
    this.#save = save
  }

  /** Throws what a save throws that is made at once. */
  async reached(position: Position): Promise<void> {
    this.#unsaved = position
    if (performance.now() - this.#savedAt >= pace) await this.#saveNow()
    else this.#timer ??= setTimeout(() => this.flush(), pace).unref()
  }

  /** Saves what is not saved yet; where that fails, the next position is saved at once. */
  async flush(): Promise<void> {
    await this.#saveNow().catch(() => undefined)
  }

  async #saveNow(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const position = this.#unsaved
    if (position === null) return
    this.#unsaved = null
    this.#savedAt = performance.now()
    try {
      await this.#save(position)
    } catch (error) {
      this.#unsaved ??= position
      this.#savedAt = Number.NEGATIVE_INFINITY
      throw error
    }
  }
}
