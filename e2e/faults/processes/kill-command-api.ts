import type { Fault } from '../fault.ts'
import type { ProcessStage } from '../lib/process-stage.ts'
import { until } from '../lib/until.ts'
import { countInDoubt } from '../lib/verdict.ts'

const times = 3

/** The log has appended, but the response is lost with the process that requested the append. */
export const killCommandApi: Fault<ProcessStage> = {
  name: 'kill-command-api',
  does: `command-api is killed between append and answer, ${times} times`,
  async strike(stage, load) {
    const way = stage.ways['command-api']
    for (let time = 1; time <= times; time++) {
      await way.loseAnswer('TaskAdded')
      await until('a command was written and not acknowledged', async () => {
        const inDoubt = await Promise.all(load.writers.map((writer) => countInDoubt(stage, writer)))
        return inDoubt.some((count) => count > 0)
      })
      stage.processes.kill('command-api')
      way.mend()
      if (time < times) await load.goesOn()
    }
  },
}
