import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { engineNames, type ProcessStage } from '../lib/process-stage.ts'

const away = 10_000

/** An engine crashes, is away for a while, and restarts with its data. */
export const killEngines = engineNames.map(
  (name): Fault<ProcessStage> => ({
    name: `kill-${name}`,
    does: `${name} is killed and comes back ${away / 1000} s later`,
    missing: ({ engines }) => engines[name].cannotBeKilled,
    async strike({ engines }) {
      await engines[name].kill()
      await sleep(away)
      await engines[name].start()
    },
  }),
)
