/** Why the next events of partitions of a feed could not be handled. */
export class PartitionFaults {
  readonly #partitions = new Map<number, { why: string; failures: number }>()

  /** Answers how often in a row it failed. */
  failed(partition: number, error: unknown): number {
    const failures = (this.#partitions.get(partition)?.failures ?? 0) + 1
    this.#partitions.set(partition, { why: error instanceof Error ? error.message : String(error), failures })
    return failures
  }

  handled(partition: number): void {
    this.#partitions.delete(partition)
  }

  /** Forgets the partitions that are another's now. */
  keep(partitions: readonly number[]): void {
    for (const partition of this.#partitions.keys())
      if (!partitions.includes(partition)) this.#partitions.delete(partition)
  }

  /** Of the partition that failed first; null if none did. */
  get why(): string | null {
    const [first] = this.#partitions.values()
    return first?.why ?? null
  }
}
