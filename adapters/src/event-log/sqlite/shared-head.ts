import type { Position } from '@wattle/contracts/envelope.ts'
import { fromPosition, toPosition } from './rows.ts'

/**
 * The head of a log in memory shared by two threads. The follower checks it between batches and is only woken after it
 * found nothing new: waking a thread costs a tenth of a command or more.
 */
export class SharedHead {
  readonly memory: SharedArrayBuffer
  readonly #cells: BigInt64Array

  constructor(memory = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#cells = new BigInt64Array(memory)
  }

  /** The last published position, or the lowest possible one if none was published. */
  get position(): Position {
    return toPosition(Number(Atomics.load(this.#cells, head)))
  }

  /** Called by the appending thread. Returns whether the follower is waiting and must be woken. */
  advance(position: Position): boolean {
    Atomics.store(this.#cells, head, BigInt(fromPosition(position)))
    return Atomics.exchange(this.#cells, waiting, 0n) === 1n
  }

  /** Called by the follower before it waits. It must check the position once more afterwards. */
  wait(): void {
    Atomics.store(this.#cells, waiting, 1n)
  }
}

const head = 0
const waiting = 1
