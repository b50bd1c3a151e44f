import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** A running Wattle as gardeners reach it, with access to its engines. */
export type Stage = {
  address: string
  /** The accounts that can sign in, if not everybody can. */
  gardeners?: readonly string[]
  tokenFor(email: string): Promise<string>
  gardenOf(email: string): GardenId
  /** Whether every process reports that everything it depends on is available. */
  isReady(): Promise<boolean>
  /** Gives access to the engines, on connections that no fault interrupts. */
  look<T>(work: (engines: { log: Pick<EventLog, 'read'>; readModels: ReadModels }) => Promise<T>): Promise<T>
  /** Restarts every process, so that a fault that did not recover does not affect the next one. */
  startAnew(): Promise<void>
  stop(): Promise<void>
}
