import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import { type Happened, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { memoized } from '@wattle/contracts/memoized.ts'
import { stableJson } from '@wattle/contracts/stable-json.ts'
import { type AnyReadModel, fold, keyOf } from './read-model.ts'

/** Random gardens from across the whole collection. */
export async function sampleOf(collection: Collection<object>, size: number): Promise<GardenId[]> {
  const starts = ['', ...Array.from({ length: 19 }, () => randomUUID())]
  const each = Math.ceil(size / starts.length)
  const found = await Promise.all(
    starts.map((from, index) => collection.gardens(from, index === 0 ? size : each)),
  )
  const [first = [], ...others] = found
  // If there are few gardens, take all of them; otherwise take equally many from each random start.
  return first.length < size ? first : [...new Set(others.flat())].slice(0, size)
}

export type Opened = { model: AnyReadModel; collection: Collection<object> }

/**
 * Folds each garden afresh, up to the revision each read model has applied, and compares the documents. Returns one
 * sentence, by read model name, for each read model that differs.
 */
export async function differences(
  readModels: readonly Opened[],
  log: EventLog,
  gardenIds: readonly GardenId[],
  skipped = new SkippedEvents(),
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const gardenId of gardenIds) {
    // Read the stream once for all read models, up to the latest revision that any of them has applied.
    const seen = await Promise.all(readModels.map(({ collection }) => seenOf(collection, gardenId)))
    const events = await log.read<EventMetadata>(gardenStream(gardenId), 0, Math.max(...seen) + 1)
    const unsealOnce = memoized(unseal)
    for (const [index, { model, collection }] of readModels.entries()) {
      const upTo = (seen[index] ?? -1) + 1
      const counted = events
        .slice(0, upTo)
        .filter(({ revision }) => !skipped.has(model.name, gardenId, revision))
      if (await isSame(model, collection, gardenId, counted.map(unsealOnce))) continue
      if (found.has(model.name)) continue
      found.set(
        model.name,
        `${model.name}@${model.version}: garden ${gardenId} differs from its ${upTo} events.`,
      )
    }
  }
  return found
}

/** A read model that differs this often is wrong. */
const mostLooks = 5

/**
 * The first difference that lasts in each read model, by name. Gardeners keep changing things meanwhile, so a read model
 * that differs is compared again after a pause: a worker may just have been writing.
 */
export async function lastingDifferences(
  readModels: readonly Opened[],
  gardenIds: readonly GardenId[],
  { log, skipped }: { log: EventLog; skipped: SkippedEvents },
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const lasting = new Map<string, string>()
  for (const gardenId of gardenIds) {
    let left = readModels.filter(({ model }) => !lasting.has(model.name))
    for (let look = 1; left.length > 0; look++) {
      signal.throwIfAborted()
      // In a single-process installation, let requests run in between.
      await nextTurn()
      const found = await differences(left, log, [gardenId], skipped)
      left = left.filter(({ model }) => found.has(model.name))
      if (look === mostLooks) {
        for (const [name, sentence] of found) lasting.set(name, sentence)
        break
      }
      if (left.length > 0) await sleep(50 * look)
    }
  }
  return lasting
}

async function seenOf(collection: Collection<object>, gardenId: GardenId): Promise<number> {
  return (await collection.seen([gardenId])).get(gardenId) ?? -1
}

async function isSame(
  model: AnyReadModel,
  collection: Collection<object>,
  gardenId: GardenId,
  happened: readonly Happened[],
): Promise<boolean> {
  const fresh = new Map<string, Stored<object>>()
  for (const each of happened) fold(model, fresh, each)
  const kept = await collection.load([...fresh.keys()])
  const expected = [...fresh.values()].filter(({ document }) => document).length
  return (
    (await countUpTo(expected + 1, model, collection, gardenId)) === expected &&
    [...fresh].every(([key, stored]) => isAlike(stored, kept.get(key)))
  )
}

/** Counts a garden's documents, up to `limit`; without an index on the garden, by their key prefix. */
async function countUpTo(
  limit: number,
  { indexes }: AnyReadModel,
  collection: Collection<object>,
  gardenId: GardenId,
): Promise<number> {
  if (indexes.some(([first]) => first === 'gardenId')) return await collection.count({ gardenId })
  const beginning = keyOf(gardenId, '')
  const found = await collection.find({ where: {}, after: [beginning], limit })
  return found.filter(({ id }) => id.startsWith(beginning)).length
}

/** Fields may be in different order; comparing the plain JSON first is cheap and usually enough. */
function isAlike(fresh: Stored<object>, kept: Stored<object> | undefined): boolean {
  if (fresh.revision !== kept?.revision) return false
  return (
    JSON.stringify(fresh.document) === JSON.stringify(kept.document) ||
    stableJson(fresh.document) === stableJson(kept.document)
  )
}
