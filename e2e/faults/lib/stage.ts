import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** Wattle as gardeners reach it, and what lies behind it as its operator can look into it. */
export type Stage = {
  address: string
  /** Who can sign in, where that is not everybody. */
  gardeners?: readonly string[]
  tokenFor(email: string): Promise<string>
  gardenOf(email: string): GardenId
  /** Whether every process says that all it depends on is there. */
  isReady(): Promise<boolean>
  /** Looks into the engines, past everything that a fault cuts or holds back. */
  look<T>(work: (engines: { log: Pick<EventLog, 'read'>; readModels: ReadModels }) => Promise<T>): Promise<T>
  /** Starts every process anew, so that a fault that did not pass is not held against the next one. */
  startAnew(): Promise<void>
  stop(): Promise<void>
}
