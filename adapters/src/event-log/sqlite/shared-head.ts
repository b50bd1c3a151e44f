import type { Position } from '@wattle/contracts/envelope.ts'
import { fromPosition, toPosition } from './rows.ts'

/**
 * How far a log has come, in memory that two threads share. Whoever follows looks at it between two batches, and is only woken
 * where it found nothing more: waking a thread costs as much as a tenth of a command or more.
 */
export class SharedHead {
  readonly memory: SharedArrayBuffer
  readonly #cells: BigInt64Array

  constructor(memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#cells = new BigInt64Array(memory)
  }

  /** The position as it was told last, the first possible one before that. */
  get position(): Position {
    return toPosition(Number(Atomics.load(this.#cells, head)))
  }

  /** To be called by whoever appends; answers whether the follower waits and is to be woken. */
  advance(position: Position): boolean {
    Atomics.store(this.#cells, head, BigInt(fromPosition(position)))
    return Atomics.exchange(this.#cells, waiting, 0n) === 1n
  }

  /** To be called by the follower before it waits, and then looks once more. */
  wait(): void {
    Atomics.store(this.#cells, waiting, 1n)
  }
}

const head = 0
const waiting = 1
