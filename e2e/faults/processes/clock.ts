import { globSync } from 'node:fs'
import type { Fault } from '../fault.ts'
import { plantIn, type Writer } from '../lib/load.ts'
import type { ProcessStage } from '../lib/process-stage.ts'

const commands = 100
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')

/**
 * Runs each process for a while with a different clock from the rest. Only command-api's clock is behind: if
 * it were ahead, tokens valid for an hour would have expired.
 */
const clocks = [
  ['command-api', '-1h'],
  ['sagas', '+1h'],
  ['worker-1', '+1h'],
] as const

export const wrongClocks = clocks.map(
  ([name, off]): Fault<ProcessStage> => ({
    name: `clock-${name}`,
    does: `the clock of ${name} is ${off} off for ${commands} commands`,
    missing: () => (library ? null : "Debian's faketime is not installed"),
    async strike({ processes }, load) {
      await processes.restart(name, {
        LD_PRELOAD: library as string,
        FAKETIME: off,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      })
      await plantIn(load.writers[0] as Writer, `the time ${off}`)
      await load.more(commands)
      await processes.restart(name)
    },
  }),
)
