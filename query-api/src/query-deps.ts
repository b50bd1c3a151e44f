import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Build } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collections } from './collections.ts'

/** What history reads of the log. */
export type HistoryLog = Pick<EventLog, 'read'>

/** A read model in one of its builds, and the garden revision that it has seen, -1 if nothing. */
export type SeenBy = { name: string; build: Build; revision: number }

/** What the routes for reads need. */
export type QueryDeps = {
  collections: Collections
  /** The id of the store that holds the collections. */
  store: string
  /**
   * What read models have seen of a garden, each in the build that `collections` reads now. The build is named before what it
   * has seen is read.
   */
  seen: (readModels: readonly string[], gardenId: GardenId) => Promise<readonly SeenBy[]>
  log: HistoryLog
  clock: () => Date
  /** True when the server keeps its data in memory only. */
  isMockData: boolean
  /** Which of these gardens are parked for any of these read models, so that nobody waits for them. */
  parked: (readModels: readonly string[], gardenIds: readonly GardenId[]) => Promise<Set<GardenId>>
}
