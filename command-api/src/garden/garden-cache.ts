import { getHeapStatistics } from 'node:v8'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { bytesOf } from '../state/bytes-of.ts'
import type { Garden } from '../state/garden.ts'
import { putAway } from '../state/past-tasks.ts'
import { stateShape } from '../state/state-version.ts'
import type { GardenAt } from './garden-at.ts'
import { snapshotOf } from './garden-snapshot.ts'
import { loadGarden, readTail } from './load-garden.ts'

export type GardenCacheOptions = {
  log: EventLog
  snapshots: Snapshots
  /** No other process appends to the log, so a cached state is never stale. */
  singleProcess: boolean
  /** How many bytes gardens that stay folded in memory take at most, about. */
  cachedBytes?: number
  /** Told when a snapshot could not be kept or read. */
  onSnapshotFailed?: (error: unknown) => void
}

/** What else is in memory has more room than this. */
const aQuarter = getHeapStatistics().heap_size_limit / 4

/** Events that a load folds at most as a rule. */
const snapshotEvery = 250

/** Events after which what a garden takes is counted again: to count with each would cost a third of a command. */
const countEvery = 25

/** A garden with what it took when that was last counted. */
type Cached = { at: GardenAt; bytes: number; countedAt: number }

/** Gardens as they were last folded, those used last; others are loaded, and snapshots save that some of its time. */
export function createGardenCache(options: GardenCacheOptions) {
  const { log, snapshots, singleProcess, cachedBytes = aQuarter, onSnapshotFailed } = options
  const cache = new LruCache<GardenId, Cached>(cachedBytes, ({ bytes }) => bytes)
  const earlier = new LruCache<string, Garden>(cachedBytes / 16, bytesOf)

  function set(gardenId: GardenId, at: GardenAt): GardenAt {
    const known = cache.get(gardenId)
    const isCounted = known && at.revision - known.countedAt < countEvery
    const counted = isCounted ? known : { bytes: bytesOf(at.garden), countedAt: at.revision }
    cache.set(gardenId, { ...counted, at })
    return at
  }

  function setAndSave(gardenId: GardenId, { garden, ...rest }: GardenAt): GardenAt {
    const at = set(gardenId, { garden: putAway(garden), ...rest })
    snapshots
      .save(gardenStream(gardenId), stateShape, snapshotOf(at))
      .catch((error) => onSnapshotFailed?.(error))
    return at
  }

  /** The garden with what has been written since. */
  const refreshed = async (gardenId: GardenId, at: GardenAt) =>
    set(gardenId, await readTail(log, gardenId, at))

  async function load(gardenId: GardenId): Promise<GardenAt> {
    const { folded, ...at } = await loadGarden(log, snapshots, gardenId, { onSnapshotFailed })
    // Its snapshot was lost, or of another shape.
    return folded >= snapshotEvery ? setAndSave(gardenId, at) : set(gardenId, at)
  }

  return {
    /** Takes up a garden to which so many events have just been appended. */
    appended(gardenId: GardenId, at: GardenAt, events: number): void {
      const before = at.revision - events
      const isDue = Math.floor((at.revision + 1) / snapshotEvery) > Math.floor((before + 1) / snapshotEvery)
      if (isDue) setAndSave(gardenId, at)
      else set(gardenId, at)
    },
    refreshed,
    /** A garden that is not below `seenRevision`. `fresh`: the log holds nothing more. */
    async get(gardenId: GardenId, seenRevision = -1): Promise<{ at: GardenAt; fresh: boolean }> {
      const cached = cache.get(gardenId)?.at
      if (!cached) return { at: await load(gardenId), fresh: true }
      if (cached.revision >= seenRevision) return { at: cached, fresh: singleProcess }
      return { at: await refreshed(gardenId, cached), fresh: true }
    },
    /**
     * A garden as it was at this revision. Those asked for last stay in memory, too: to fold one from before the last snapshot takes
     * long, and a client that repeats a command may do so again and again.
     */
    async asOf(gardenId: GardenId, revision: number): Promise<Garden> {
      const key = `${gardenId} ${revision}`
      const known = earlier.get(key)
      if (known) return known
      const { garden } = await loadGarden(log, snapshots, gardenId, { until: revision, onSnapshotFailed })
      earlier.set(key, garden)
      return garden
    },
    delete: (gardenId: GardenId) => cache.delete(gardenId),
  }
}
