import { LogDamaged, StreamDamaged } from '../port.ts'

/** The damage that was found in a log so far: in some of its streams, or in all of it. */
export class KnownDamage {
  readonly #place: string
  readonly #onDamage: (damage: StreamDamaged) => void
  readonly #ofStreams = new Map<string, StreamDamaged>()
  #ofAll: LogDamaged | null = null

  /** `place` is the file or server; `onDamage` is called once for each damaged stream. */
  constructor(place: string, onDamage: (damage: StreamDamaged) => void) {
    this.#place = place
    this.#onDamage = onDamage
  }

  /** Marks the stream of this damage. Returns the damage, to be thrown. */
  mark(damage: StreamDamaged): StreamDamaged {
    if (!this.#ofStreams.has(damage.stream)) {
      this.#ofStreams.set(damage.stream, damage)
      this.#onDamage(damage)
    }
    return damage
  }

  markEvent(stream: string, revision: number, fault: string, extent?: string): StreamDamaged {
    return this.mark(new StreamDamaged(this.#place, stream, revision, fault, extent))
  }

  markAll(damage: LogDamaged): void {
    this.#ofAll = damage
  }

  /** Awaits what the engine does with a stream. If the engine reports damage, marks the stream from the revision on. */
  async orMark<T>(stream: string, revision: number, work: Promise<T>): Promise<T> {
    return await work.catch((error: unknown) => {
      if (!(error instanceof LogDamaged)) throw error
      throw this.markEvent(stream, revision, 'cannot be read', 'or a later one')
    })
  }

  /** Throws if the stream is known to be damaged. */
  assertIntact(stream: string): void {
    const damage = this.#ofAll ?? this.#ofStreams.get(stream)
    if (damage) throw damage
  }

  /** Throws if all of the log is damaged. */
  assertNotAll(): void {
    if (this.#ofAll) throw this.#ofAll
  }

  /** A deleted stream has no damage any more. */
  forget(stream: string): void {
    this.#ofStreams.delete(stream)
  }

  streams(): string[] {
    return [...this.#ofStreams.keys()]
  }
}
