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
  /** Whether no other process appends to the log, so that a cached state is never stale. */
  singleProcess: boolean
  /** Roughly the most bytes that cached gardens may take in memory. */
  cachedBytes?: number
  /** Called if a snapshot could not be saved or loaded. */
  onSnapshotFailed?: (error: unknown) => void
}

/** The default cache size. The rest of the heap is for everything else. */
const aQuarter = getHeapStatistics().heap_size_limit / 4

/** The number of events between two snapshots, and so the most that a load usually folds. */
const snapshotEvery = 250

/**
 * The number of events after which a garden's size is measured again: to measure after every event would take
 * a third of a command's time.
 */
const countEvery = 25

/** A garden with its size when it was last measured. */
type Cached = { at: GardenAt; bytes: number; countedAt: number }

/**
 * An LRU cache of folded gardens. A garden that is not cached is loaded from its latest snapshot and the
 * events after it.
 */
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

  /** The garden with the events appended since. */
  const refreshed = async (gardenId: GardenId, at: GardenAt) =>
    set(gardenId, await readTail(log, gardenId, at))

  async function load(gardenId: GardenId): Promise<GardenAt> {
    const { folded, ...at } = await loadGarden(log, snapshots, gardenId, { onSnapshotFailed })
    // So many events mean that its snapshot was lost, or has an old shape.
    return folded >= snapshotEvery ? setAndSave(gardenId, at) : set(gardenId, at)
  }

  return {
    /** Caches a garden to which this number of events has just been appended. */
    appended(gardenId: GardenId, at: GardenAt, events: number): void {
      const before = at.revision - events
      const isDue = Math.floor((at.revision + 1) / snapshotEvery) > Math.floor((before + 1) / snapshotEvery)
      if (isDue) setAndSave(gardenId, at)
      else set(gardenId, at)
    },
    refreshed,
    /** A garden at `seenRevision` or later. `fresh`: the log has no further events. */
    async get(gardenId: GardenId, seenRevision = -1): Promise<{ at: GardenAt; fresh: boolean }> {
      const cached = cache.get(gardenId)?.at
      if (!cached) return { at: await load(gardenId), fresh: true }
      if (cached.revision >= seenRevision) return { at: cached, fresh: singleProcess }
      return { at: await refreshed(gardenId, cached), fresh: true }
    },
    /**
     * A garden as it was at this revision. Recently used ones are cached too: folding a garden from before
     * its last snapshot takes long, and a client that repeats a command may repeat it many times.
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
