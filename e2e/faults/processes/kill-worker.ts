import type { Fault } from '../fault.ts'
import { updateOf } from '../lib/database-request.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

const workers = ['worker-1', 'worker-2'] as const

/** Documents are written, but not the `seen` revisions, so the events are delivered again. */
export const killWorker: Fault<ProcessStage> = {
  name: 'kill-worker',
  does: 'a worker is killed between its write and `seen`',
  async strike(stage) {
    const caught = workers.map(async (name) => {
      await stage.ways[name].holdBack(updateOf('.seen'))
      return name
    })
    stage.processes.kill(await Promise.race(caught))
    for (const name of workers) stage.ways[name].mend()
  },
}
