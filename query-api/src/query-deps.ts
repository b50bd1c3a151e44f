import type { Build } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collections } from './collections.ts'
import type { HistoryLog } from './history/scan.ts'

/** What the routes for reads need. */
export type QueryDeps = {
  collections: Collections
  /** The id of the store that holds the collections. */
  store: string
  /** Which build of a read model `collections` reads now. */
  buildOf: (readModel: string) => Build
  log: HistoryLog
  clock: () => Date
  /** True when the server keeps its data in memory only. */
  isMockData: boolean
  /** Which of these gardens are parked for a read model, so that nobody waits for them. */
  parked: (readModel: string, gardenIds: readonly GardenId[]) => Promise<Set<GardenId>>
}
