import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import type { OneProcessStage } from '../lib/one-process-stage.ts'

const times = 200
/** The server is killed at most this many milliseconds after a start, whatever it is doing. */
const longestLife = 1000

export const killServer: Fault<OneProcessStage> = {
  name: 'kill-server',
  does: `the server is killed ${times} times while it writes`,
  async strike({ wattle }, load) {
    for (let time = 0; time < times; time++) {
      await load.more(1)
      await sleep(Math.random() * longestLife)
      await wattle.kill()
      await wattle.start()
    }
  },
}
