/** Why the next events of parts of a feed could not be handled. */
export class PartFaults {
  readonly #parts = new Map<number, { why: string; failures: number }>()

  /** Answers how often in a row it failed. */
  failed(part: number, error: unknown): number {
    const failures = (this.#parts.get(part)?.failures ?? 0) + 1
    this.#parts.set(part, { why: error instanceof Error ? error.message : String(error), failures })
    return failures
  }

  handled(part: number): void {
    this.#parts.delete(part)
  }

  /** Forgets the parts that are another's now. */
  keep(parts: readonly number[]): void {
    for (const part of this.#parts.keys()) if (!parts.includes(part)) this.#parts.delete(part)
  }

  /** Of the part that failed first; null if none did. */
  get why(): string | null {
    const [first] = this.#parts.values()
    return first?.why ?? null
  }
}
