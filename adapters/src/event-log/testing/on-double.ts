import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { startEventStoreDouble } from '../eventstore-double/server.ts'
import { type EventStoreDbOptions, openEventStoreDbEventLog } from '../eventstoredb-event-log.ts'

export const soon = { pause: () => 1 }
/** Gives up soon what is not answered: for specs in which that happens. */
export const impatient = { ...soon, callTimeout: 500 }
const watchful = { ...soon, silence: 50 }

/** A log upon a double of its own, which can be taken down and up. */
export async function openOnDouble(options: EventStoreDbOptions = soon, query = '') {
  const { folder, remove } = await scratchFolder()
  const file = join(folder, 'double')
  let double = await startEventStoreDouble({ file })
  const { port, address } = double
  const log = openEventStoreDbEventLog(address + query, options)
  return {
    log,
    address,
    faults: () => double.faults,
    down: () => double.kill(),
    async up() {
      double = await startEventStoreDouble({ file, port })
    },
    reopen: async () => openEventStoreDbEventLog(address, options),
    close: async () => {
      await log.close()
      await double.stop()
      await remove()
    },
  }
}

/** One that is closed when the test is over. */
export async function openedOnDouble(options: EventStoreDbOptions = watchful, query = '') {
  const opened = await openOnDouble(options, query)
  onTestFinished(opened.close)
  return opened
}
