import type { Fault } from '../fault.ts'
import { plantIn, type Writer } from '../lib/load.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

type Misbehaviour = Parameters<ProcessStage['ai']['next']>[0]

const misbehaving = (name: string, does: string, ...answers: Misbehaviour[]): Fault<ProcessStage> => ({
  name,
  does,
  async strike({ ai }, { writers }) {
    ai.next(...answers)
    await plantIn(writers[0] as Writer, 'a plan that is hard to come by')
  },
})

/** In each case, the gardener gets a plan from the plant guide instead. */
export const aiFaults = [
  misbehaving('ai-hangs', 'the AI takes a question and never answers', { silent: 'at once' }),
  misbehaving(
    'ai-nonsense',
    'the AI answers nonsense, twice',
    { content: 'Tomatoes!' },
    { content: '{"tasks":7}' },
  ),
]
