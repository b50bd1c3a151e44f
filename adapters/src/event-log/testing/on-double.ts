import { join } from 'node:path'
import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { onTestFinished } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { startEventStoreDouble } from '../eventstore-double/server.ts'
import { type EventStoreDbOptions, openEventStoreDbEventLog } from '../eventstoredb-event-log.ts'
import { scavenge } from './scavenge.ts'

export const soon = { pause: () => 1 }
/** For specs with unanswered calls: abandons them quickly. */
export const impatient = { ...soon, callTimeout: 2_000 }
/** Milliseconds after which the double answers late appends, longer than the `impatient` timeout. */
const overdue = 3_000
const watchful = { ...soon, silence: 50 }

const json = (value: unknown) => Uint8Array.from(Buffer.from(JSON.stringify(value)))

const proposed = ({ id, type, version, data, metadata }: NewEvent<object>) => ({
  id,
  type,
  contentType: 'application/json',
  data: json(data),
  metadata: json({ version, metadata }),
})

/** A log on its own double, which can be stopped and restarted. */
export async function openOnDouble(options: EventStoreDbOptions = soon, query = '') {
  const { folder, remove } = await scratchFolder()
  const file = join(folder, 'double')
  let double = await startEventStoreDouble({ file, overdue })
  const { port, address } = double
  const log = openEventStoreDbEventLog(address + query, options)
  return {
    log,
    address,
    file,
    cleanUp: () => scavenge(address),
    faults: () => double.faults,
    /** Writes events in a transaction, as old clients could. */
    transact: (stream: string, events: readonly NewEvent<object>[]) =>
      double.transact(stream, events.map(proposed)),
    down: () => double.kill(),
    async up() {
      double = await startEventStoreDouble({ file, port, overdue })
    },
    reopen: async () => openEventStoreDbEventLog(address, options),
    close: async () => {
      await log.close()
      await double.stop()
      await remove()
    },
  }
}

/** Opens a log on a double and closes both when the test ends. */
export async function openedOnDouble(options: EventStoreDbOptions = watchful, query = '') {
  const opened = await openOnDouble(options, query)
  onTestFinished(opened.close)
  return opened
}
