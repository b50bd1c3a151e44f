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

/** A change of one document, made where the document fits the filter or is not there. */
export type Upsert<Kept extends Document> = {
  /** The `_id` and what else the document must be for the change to apply. */
  filter: Filter<Kept>
  update: UpdateFilter<Kept>
}

/**
 * Makes every change that still applies, in no order. A document that is there and does not fit is left as it is. Harmless
 * to repeat as far as its filters and updates are.
 */
export async function upsertAll<Kept extends Document>(
  collection: Collection<Kept>,
  changes: readonly Upsert<Kept>[],
  options: BulkWriteOptions = {},
): Promise<void> {
  const there = await inserted(collection, changes, options)
  if (there.length === 0) return
  // An id that is taken says only that a document is there. Another process may have made it in this very moment at a
  // lower revision, so those are tried once more, this time without inserting.
  const operations = there.map((updateOne): AnyBulkWriteOperation<Kept> => ({ updateOne }))
  await collection.bulkWrite(operations, { ...options, ordered: false })
}

/** Makes changes and inserts; answers those whose ids were taken. */
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
