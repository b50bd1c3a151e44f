/** For how long partitions of a feed have had events of which none was handled, as far as they were looked at. */
export class Standstill {
  readonly #partitions = new Map<number, { next: string; since: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes those partitions that have such events, each with where it would go on. */
  look(behind: ReadonlyMap<number, string>): void {
    for (const partition of this.#partitions.keys())
      if (!behind.has(partition)) this.#partitions.delete(partition)
    for (const [partition, next] of behind) {
      if (this.#partitions.get(partition)?.next !== next)
        this.#partitions.set(partition, { next, since: this.#now() })
    }
  }

  /** Of the partition that has stood still longest. */
  get milliseconds(): number {
    const now = this.#now()
    return Math.max(0, ...[...this.#partitions.values()].map(({ since }) => now - since))
  }
}
