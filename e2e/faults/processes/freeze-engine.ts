import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { engineNames, type ProcessStage } from '../lib/process-stage.ts'

const frozenFor = 60_000

/** A frozen engine keeps its connections open but does not respond. */
export const freezeEngines = engineNames.map(
  (name): Fault<ProcessStage> => ({
    name: `freeze-${name}`,
    does: `${name} is frozen for ${frozenFor / 1000} s`,
    async strike({ engines }) {
      const thaw = await engines[name].freeze()
      await sleep(frozenFor)
      thaw()
    },
  }),
)
