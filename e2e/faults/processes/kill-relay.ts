import type { Fault } from '../fault.ts'
import { updateOf } from '../lib/database-request.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

const times = 3

/** Published messages are published again, because the checkpoint after them was never saved. */
export const killRelay: Fault<ProcessStage> = {
  name: 'kill-relay',
  does: `the relay is killed between publish and checkpoint, ${times} times`,
  async strike(stage, load) {
    const way = stage.ways.relay
    for (let time = 1; time <= times; time++) {
      await way.holdBack(updateOf('checkpoints'))
      stage.processes.kill('relay')
      way.mend()
      if (time < times) await load.goesOn()
    }
  },
}
