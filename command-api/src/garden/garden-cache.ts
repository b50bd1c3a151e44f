import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { GardenAt } from './garden-at.ts'
import { loadGarden, readTail } from './load-garden.ts'

export type GardenCacheOptions = {
  log: EventLog
  snapshots: Snapshots
  /** No other process appends to the log, so a cached state is never stale. */
  ownsLog: boolean
  /** How many gardens stay folded in memory at most. */
  cachedGardens?: number
}

/** Gardens as they were last folded, those used last; others are loaded. */
export function createGardenCache({ log, snapshots, ownsLog, cachedGardens = 5000 }: GardenCacheOptions) {
  const cache = new LruCache<GardenId, GardenAt>(cachedGardens)

  function set(gardenId: GardenId, at: GardenAt): GardenAt {
    cache.set(gardenId, at)
    return at
  }

  /** The garden with what has been written since. */
  const refreshed = async (gardenId: GardenId, at: GardenAt) =>
    set(gardenId, await readTail(log, gardenId, at))

  return {
    set,
    refreshed,
    /** A garden that is not below `seenRevision`. `fresh`: the log holds nothing more. */
    async get(gardenId: GardenId, seenRevision = -1): Promise<{ at: GardenAt; fresh: boolean }> {
      const cached = cache.get(gardenId)
      if (!cached) return { at: set(gardenId, await loadGarden(log, snapshots, gardenId)), fresh: true }
      if (cached.revision >= seenRevision) return { at: cached, fresh: ownsLog }
      return { at: await refreshed(gardenId, cached), fresh: true }
    },
    delete: (gardenId: GardenId) => cache.delete(gardenId),
  }
}
