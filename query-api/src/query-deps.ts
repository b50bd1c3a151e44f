import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collections } from './collections.ts'
import type { HistoryLog } from './history/scan.ts'

/** What the routes for reads need. */
export type QueryDeps = {
  collections: Collections
  log: HistoryLog
  clock: () => Date
  /** True when the server keeps its data in memory only. */
  isMockData: boolean
  /** Whether a garden is parked for a read model, so that nobody waits for it. */
  isParked: (readModel: string, gardenId: GardenId) => Promise<boolean>
}
