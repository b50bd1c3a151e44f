import type { GardenId } from '@wattle/contracts/ids.ts'

type Waiter = { revision: number; settle: (reached: boolean) => void }

/** Readers in this process that wait until a read model has seen a revision of a garden. */
export class SeenWaiters {
  readonly #waiters = new Map<GardenId, Set<Waiter>>()

  /** Resolves true when `tell` reports this revision or a higher one, or false after `milliseconds`. */
  wait(gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting = this.#waiters.get(gardenId) ?? new Set()
      this.#waiters.set(gardenId, waiting)
      const settle = (reached: boolean) => {
        clearTimeout(deadline)
        waiting.delete(waiter)
        if (waiting.size === 0) this.#waiters.delete(gardenId)
        resolve(reached)
      }
      const waiter = { revision, settle }
      const deadline = setTimeout(() => settle(false), milliseconds)
      waiting.add(waiter)
    })
  }

  /** The gardens being waited for. */
  get gardens(): GardenId[] {
    return [...this.#waiters.keys()]
  }

  /** Those of the given gardens that are being waited for. */
  among(gardenIds: readonly GardenId[]): GardenId[] {
    return this.#waiters.size === 0 ? [] : gardenIds.filter((gardenId) => this.#waiters.has(gardenId))
  }

  /** Resolves the waiters whose revision has been seen. */
  tell(seen: ReadonlyMap<GardenId, number>): void {
    if (this.#waiters.size === 0) return
    for (const [gardenId, revision] of seen)
      for (const waiter of [...(this.#waiters.get(gardenId) ?? [])])
        if (waiter.revision <= revision) waiter.settle(true)
  }

  /** Resolves all remaining waiters with false. */
  giveUp(): void {
    for (const waiting of [...this.#waiters.values()]) for (const waiter of [...waiting]) waiter.settle(false)
  }
}
