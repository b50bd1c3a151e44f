import type { Fault } from '../fault.ts'
import { plantIn, type Writer } from '../lib/load.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

/** The AI has answered and was paid, but the answer is not recorded yet. */
export const killSagas: Fault<ProcessStage> = {
  name: 'kill-sagas',
  does: "the saga is killed between the AI's answer and its command",
  async strike(stage, { writers }) {
    const held = stage.ways.sagas.holdBack('CarePlanAccepted')
    await plantIn(writers[0] as Writer, 'a plan that nobody hears of')
    await held
    stage.processes.kill('sagas')
    stage.ways.sagas.mend()
  },
}
