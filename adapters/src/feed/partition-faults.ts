/** The partitions of a feed whose next events could not be handled, and why. */
export class PartitionFaults {
  readonly #partitions = new Map<number, { why: string; failures: number }>()

  /** Returns the number of consecutive failures. */
  failed(partition: number, error: unknown): number {
    const failures = (this.#partitions.get(partition)?.failures ?? 0) + 1
    this.#partitions.set(partition, { why: error instanceof Error ? error.message : String(error), failures })
    return failures
  }

  handled(partition: number): void {
    this.#partitions.delete(partition)
  }

  /** Forgets the partitions that are now assigned to other members. */
  keep(partitions: readonly number[]): void {
    for (const partition of this.#partitions.keys())
      if (!partitions.includes(partition)) this.#partitions.delete(partition)
  }

  /** The error of the partition that failed first; null if none failed. */
  get why(): string | null {
    const [first] = this.#partitions.values()
    return first?.why ?? null
  }
}
