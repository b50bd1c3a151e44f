import { createHash } from 'node:crypto'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Collection, Stored } from '@wattle/adapters/read-models/port.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import { unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type AnyReadModel, fold } from './read-model.ts'

/**
 * Folds each garden afresh up to what the read model has seen of it and compares hashes. Answers one sentence for each
 * garden that differs.
 */
export async function differences(
  model: AnyReadModel,
  collection: Collection<object>,
  log: EventLog,
  gardenIds: readonly GardenId[],
): Promise<string[]> {
  const found: string[] = []
  const seen = await collection.seen(gardenIds)
  for (const gardenId of gardenIds) {
    const revision = seen.get(gardenId) ?? -1
    const fresh = await foldAfresh(model, log, gardenId, revision)
    const kept = await collection.load([...fresh.keys()])
    const count = await collection.count({ gardenId })
    const expected = [...fresh.values()].filter(({ document }) => document).length
    if (count !== expected || hashOf(fresh) !== hashOf(kept)) {
      found.push(`garden ${gardenId} differs from its ${revision + 1} events.`)
    }
  }
  return found
}

async function foldAfresh(
  model: AnyReadModel,
  log: EventLog,
  gardenId: GardenId,
  revision: number,
): Promise<Map<string, Stored<object>>> {
  const documents = new Map<string, Stored<object>>()
  const events = await log.read<EventMetadata>(gardenStream(gardenId), 0, revision + 1)
  for (const event of events) fold(model, documents, unseal(event))
  return documents
}

/** A hash that does not depend on the order of documents or of their fields. */
export function hashOf(documents: ReadonlyMap<string, Stored<object>>): string {
  const hash = createHash('sha256')
  for (const key of [...documents.keys()].sort()) {
    const { revision, document } = documents.get(key) as Stored<object>
    hash.update(JSON.stringify([key, revision, document], sorted))
  }
  return hash.digest('hex')
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
