import { setTimeout as sleep } from 'node:timers/promises'
import { memberTimings } from '@wattle/adapters/feed/kafka-member-timings.ts'
import type { Fault } from '../fault.ts'
import { frozen } from '../lib/engines.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

const pause = 3 * memberTimings.sessionTimeout

/** The others have taken its gardens over when it wakes up and goes on with what it had in hand. */
export const pauseWorker: Fault<ProcessStage> = {
  name: 'pause-worker',
  does: `a worker is frozen for ${pause / 1000} s, which is beyond its session`,
  async strike({ processes }) {
    const thaw = frozen([processes.pid('worker-1')])
    await sleep(pause)
    thaw()
  },
}
