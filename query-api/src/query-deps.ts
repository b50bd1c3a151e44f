import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Build } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collections } from './collections.ts'

/** The part of the log that history reads. */
export type HistoryLog = Pick<EventLog, 'read'>

/** A read model's build, and the garden revision it has applied; -1 if none. */
export type SeenBy = { name: string; build: Build; revision: number }

/** The dependencies of the read routes. */
export type QueryDeps = {
  collections: Collections
  /** The id of the store that holds the collections. */
  store: () => string
  /**
   * The revision of a garden that each read model has applied, in the build that `collections` reads now. The build is
   * chosen before its revision is read.
   */
  seen: (readModels: readonly string[], gardenId: GardenId) => Promise<readonly SeenBy[]>
  log: HistoryLog
  clock: () => Date
  /** True when the server keeps its data in memory only. */
  isMockData: boolean
  /** Which of these gardens are parked in any of these read models, so that no request waits for them. */
  parked: (readModels: readonly string[], gardenIds: readonly GardenId[]) => Promise<Set<GardenId>>
}
