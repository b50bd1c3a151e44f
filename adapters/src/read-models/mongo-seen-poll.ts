import { setTimeout as sleep } from 'node:timers/promises'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { SeenWaiters } from './seen-waiters.ts'

/** Poll interval in milliseconds. Polling is needed because other processes also save. */
const everyMilliseconds = 25

/** Polls `seen` for all waiting readers with one query. Stops while nobody waits. */
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

  /** Polls until nobody waits any more. */
  async start(): Promise<void> {
    if (this.#isRunning) return
    this.#isRunning = true
    while (this.#waiters.gardens.length > 0) {
      await sleep(everyMilliseconds)
      // While the database is unavailable, the waiting readers time out.
      this.#waiters.tell(await this.#look(this.#waiters.gardens).catch(() => new Map()))
    }
    this.#isRunning = false
  }
}
