import {
  type AnyBulkWriteOperation,
  type BulkWriteOptions,
  type Collection,
  type Document,
  type Filter,
  MongoBulkWriteError,
  type UpdateFilter,
} from 'mongodb'
import { duplicateKey } from './fault.ts'

/** A change to one document: applied if the document matches the filter, or inserted if it does not exist. */
export type Upsert<Kept extends Document> = {
  /** The `_id`, and further conditions for the change to apply. */
  filter: Filter<Kept>
  update: UpdateFilter<Kept>
}

/**
 * Applies every change whose filter matches, in any order. An existing document that does not match stays unchanged.
 * Safe to repeat if the filters and updates are.
 */
export async function upsertAll<Kept extends Document>(
  collection: Collection<Kept>,
  changes: readonly Upsert<Kept>[],
  options: BulkWriteOptions = {},
): Promise<void> {
  const there = await inserted(collection, changes, options)
  if (there.length === 0) return
  // A duplicate id only shows that the document exists. Another process may have just inserted it at a lower revision, so
  // these changes are tried once more, without inserting.
  const operations = there.map((updateOne): AnyBulkWriteOperation<Kept> => ({ updateOne }))
  await collection.bulkWrite(operations, { ...options, ordered: false })
}

/** Applies changes and inserts. Returns those that failed because their id exists. */
async function inserted<Kept extends Document>(
  collection: Collection<Kept>,
  changes: readonly Upsert<Kept>[],
  options: BulkWriteOptions,
): Promise<Upsert<Kept>[]> {
  const operations = changes.map(
    (change): AnyBulkWriteOperation<Kept> => ({ updateOne: { ...change, upsert: true } }),
  )
  try {
    await collection.bulkWrite(operations, { ...options, ordered: false })
    return []
  } catch (error) {
    const refused = error instanceof MongoBulkWriteError && !error.err ? [error.writeErrors].flat() : []
    if (refused.length === 0 || refused.some(({ code }) => code !== duplicateKey)) throw error
    return refused.map(({ index }) => changes[index] as Upsert<Kept>)
  }
}
