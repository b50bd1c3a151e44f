/** For how long parts of a feed have had events of which none was handled, as far as they were looked at. */
export class Standstill {
  readonly #parts = new Map<number, { next: string; since: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes those parts that have such events, each with where it would go on. */
  look(behind: ReadonlyMap<number, string>): void {
    for (const part of this.#parts.keys()) if (!behind.has(part)) this.#parts.delete(part)
    for (const [part, next] of behind) {
      if (this.#parts.get(part)?.next !== next) this.#parts.set(part, { next, since: this.#now() })
    }
  }

  /** Of the part that has stood still longest. */
  get milliseconds(): number {
    const now = this.#now()
    return Math.max(0, ...[...this.#parts.values()].map(({ since }) => now - since))
  }
}
