import { setTimeout as sleep } from 'node:timers/promises'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { SeenWaiters } from './seen-waiters.ts'

/** Other processes write too, so their `seen` is polled this often while somebody waits. */
const everyMilliseconds = 25

/** Polls for all waiting readers, in one query for all of their gardens. Pauses while nobody waits. */
export class SeenPoll {
  readonly #waiters: SeenWaiters
  readonly #look: (gardenIds: readonly GardenId[]) => Promise<Map<GardenId, number>>
  #isRunning = false

  constructor(
    waiters: SeenWaiters,
    look: (gardenIds: readonly GardenId[]) => Promise<Map<GardenId, number>>,
  ) {
    this.#waiters = waiters
    this.#look = look
  }

  /** Goes on until nobody waits any more. */
  async start(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#waiters.gardens.length > 0) {
      await sleep(everyMilliseconds)
      // While the database is unavailable nothing is seen, and waiting readers time out.
      this.#waiters.tell(await this.#look(this.#waiters.gardens).catch(() => new Map()))
    }
    this.#isRunning = false
  }
}
