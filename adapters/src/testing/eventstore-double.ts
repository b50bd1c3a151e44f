import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StartedEngine } from './engine-sources.ts'
import type { EngineName } from './engines.ts'

/** Starts the EventStoreDB double on a file of this run; null for other engines. */
export async function startDouble(name: EngineName): Promise<StartedEngine | null> {
  if (name !== 'eventstoredb') return null
  const { startEventStoreDouble } = await import('../event-log/eventstore-double/server.ts')
  const folder = await mkdtemp(join(tmpdir(), 'wattle-eventstore-double-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const double = await startEventStoreDouble({ file: join(folder, 'log'), port: 0 })
    return {
      engine: { address: double.address, settings: {} },
      what: 'double (not EventStoreDB)',
      stop: () => double.stop().finally(forget),
    }
  } catch (error) {
    await forget()
    throw error
  }
}
