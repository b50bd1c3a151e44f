import { withEngine } from '../testing/engines.ts'
import { lastingEventLogContract } from './close-contract.ts'
import { eventLogContract } from './contract.ts'
import { openEventStoreDbEventLog } from './eventstoredb-event-log.ts'
import { scavenge } from './testing/scavenge.ts'

withEngine('eventstoredb', ({ address }) => {
  const soon = { pause: () => 1 }
  const open = async () => {
    const log = openEventStoreDbEventLog(address, soon)
    return {
      log,
      cleanUp: () => scavenge(address),
      reopen: async () => openEventStoreDbEventLog(address, soon),
      close: () => log.close(),
    }
  }

  eventLogContract('EventStoreDB', open)
  lastingEventLogContract('EventStoreDB', open)
})
