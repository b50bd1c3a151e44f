import type { Fault } from './fault.ts'
import type { OneProcessStage } from './lib/one-process-stage.ts'
import type { ProcessStage } from './lib/process-stage.ts'
import { cutFile } from './one-process/cut-file.ts'
import { diskFaults } from './one-process/disk.ts'
import { killServer } from './one-process/kill-server.ts'
import { twoServers } from './one-process/two-servers.ts'
import { aiFaults } from './processes/ai.ts'
import { wrongClocks } from './processes/clock.ts'
import { freezeEngines } from './processes/freeze-engine.ts'
import { killCommandApi } from './processes/kill-command-api.ts'
import { killEngines } from './processes/kill-engine.ts'
import { killRelay } from './processes/kill-relay.ts'
import { killSagas } from './processes/kill-sagas.ts'
import { killWorker } from './processes/kill-worker.ts'
import { messageLost, messagesTwice } from './processes/messages.ts'
import { pauseWorker } from './processes/pause-worker.ts'
import { poisonedEvent } from './processes/poisoned-event.ts'

/**
 * Every fault of separate processes, in the order in which they are provoked. A new fault needs a file and a
 * line here.
 */
export const processFaults: readonly Fault<ProcessStage>[] = [
  killCommandApi,
  killRelay,
  killWorker,
  killSagas,
  ...killEngines,
  ...freezeEngines,
  messagesTwice,
  messageLost,
  pauseWorker,
  ...wrongClocks,
  poisonedEvent,
  ...aiFaults,
]

/** Every fault of one process, which needs no external engines. */
export const oneProcessFaults: readonly Fault<OneProcessStage>[] = [
  twoServers,
  cutFile,
  ...diskFaults,
  killServer,
]

export { issuerFaults } from './one-process/issuer.ts'
