import { getHeapStatistics } from 'node:v8'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Garden } from '../state/garden.ts'
import { stateShape } from '../state/state-version.ts'
import { archiveCompleted } from '../state/tasks.ts'
import { estimateBytes } from './estimate-bytes.ts'
import type { GardenAtRevision } from './garden-at-revision.ts'
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
 * The number of events after which a garden's size is estimated again: to do so after every event would take
 * a third of a command's time.
 */
const estimateEvery = 25

/** A garden with its size when it was last estimated, at revision `estimatedAt`. */
type Cached = { at: GardenAtRevision; bytes: number; estimatedAt: number }

/**
 * An LRU cache of folded gardens. A garden that is not cached is loaded from its latest snapshot and the
 * events after it.
 */
export class GardenCache {
  readonly #options: GardenCacheOptions
  readonly #latest: LruCache<GardenId, Cached>
  /** Gardens as they were at a revision, by garden and revision. */
  readonly #asOf: LruCache<string, Garden>

  constructor(options: GardenCacheOptions) {
    const { cachedBytes = aQuarter } = options
    this.#options = options
    this.#latest = new LruCache(cachedBytes, ({ bytes }) => bytes)
    this.#asOf = new LruCache(cachedBytes / 16, estimateBytes)
  }

  /** A garden at `seenRevision` or later. `fresh`: the log has no further events. */
  async get(gardenId: GardenId, seenRevision = -1): Promise<{ at: GardenAtRevision; fresh: boolean }> {
    const cached = this.#latest.get(gardenId)?.at
    if (!cached) return { at: await this.#load(gardenId), fresh: true }
    if (cached.revision >= seenRevision) return { at: cached, fresh: this.#options.singleProcess }
    return { at: await this.refresh(gardenId, cached), fresh: true }
  }

  /** The garden with the events appended since. */
  async refresh(gardenId: GardenId, at: GardenAtRevision): Promise<GardenAtRevision> {
    return this.#set(gardenId, await readTail(this.#options.log, gardenId, at))
  }

  /** Caches a garden to which this number of events has just been appended. */
  appended(gardenId: GardenId, at: GardenAtRevision, events: number): void {
    const before = at.revision - events
    const isDue = Math.floor((at.revision + 1) / snapshotEvery) > Math.floor((before + 1) / snapshotEvery)
    if (isDue) this.#setAndSave(gardenId, at)
    else this.#set(gardenId, at)
  }

  /**
   * A garden as it was at this revision. Recently used ones are cached too: folding a garden from before its
   * last snapshot takes long, and a client that repeats a command may repeat it many times.
   */
  async asOf(gardenId: GardenId, revision: number): Promise<Garden> {
    const key = `${gardenId} ${revision}`
    const known = this.#asOf.get(key)
    if (known) return known
    const { log, snapshots, onSnapshotFailed } = this.#options
    const { garden } = await loadGarden(log, snapshots, gardenId, { until: revision, onSnapshotFailed })
    this.#asOf.set(key, garden)
    return garden
  }

  delete(gardenId: GardenId): void {
    this.#latest.delete(gardenId)
  }

  async #load(gardenId: GardenId): Promise<GardenAtRevision> {
    const { log, snapshots, onSnapshotFailed } = this.#options
    const { folded, ...at } = await loadGarden(log, snapshots, gardenId, { onSnapshotFailed })
    // So many events mean that its snapshot was lost, or has an old shape.
    return folded >= snapshotEvery ? this.#setAndSave(gardenId, at) : this.#set(gardenId, at)
  }

  #set(gardenId: GardenId, at: GardenAtRevision): GardenAtRevision {
    const known = this.#latest.get(gardenId)
    const isRecent = known && at.revision - known.estimatedAt < estimateEvery
    const estimate = isRecent ? known : { bytes: estimateBytes(at.garden), estimatedAt: at.revision }
    this.#latest.set(gardenId, { ...estimate, at })
    return at
  }

  #setAndSave(gardenId: GardenId, { garden, ...rest }: GardenAtRevision): GardenAtRevision {
    const { snapshots, onSnapshotFailed } = this.#options
    const at = this.#set(gardenId, { garden: archiveCompleted(garden), ...rest })
    snapshots
      .save(gardenStream(gardenId), stateShape, snapshotOf(at))
      .catch((error) => onSnapshotFailed?.(error))
    return at
  }
}
