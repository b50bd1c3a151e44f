/** How long partitions of a feed have had pending events without progress, as observed by `look`. */
export class Standstill {
  readonly #partitions = new Map<number, { next: string; since: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes the partitions with pending events, each with its next offset or position. */
  look(behind: ReadonlyMap<number, string>): void {
    for (const partition of this.#partitions.keys())
      if (!behind.has(partition)) this.#partitions.delete(partition)
    for (const [partition, next] of behind) {
      if (this.#partitions.get(partition)?.next !== next)
        this.#partitions.set(partition, { next, since: this.#now() })
    }
  }

  /** The standstill of the partition that has waited longest. */
  get milliseconds(): number {
    const now = this.#now()
    return Math.max(0, ...[...this.#partitions.values()].map(({ since }) => now - since))
  }
}
