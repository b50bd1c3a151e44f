import { setTimeout as sleep } from 'node:timers/promises'
import { memberTimings } from '@wattle/adapters/feed/kafka-member-timings.ts'
import type { Fault } from '../fault.ts'
import { frozen } from '../lib/engines.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

const pause = 3 * memberTimings.sessionTimeout

/** Other workers have taken over its gardens when the worker resumes and finishes what it had started. */
export const pauseWorker: Fault<ProcessStage> = {
  name: 'pause-worker',
  does: `a worker is frozen for ${pause / 1000} s, which is beyond its session`,
  async strike({ processes }) {
    const thaw = frozen([processes.pid('worker-1')])
    await sleep(pause)
    thaw()
  },
}
