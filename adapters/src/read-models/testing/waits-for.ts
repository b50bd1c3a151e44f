import { expect } from 'vitest'
import { MongoReadModelCollection } from '../mongo-collection.ts'
import type { Collection } from '../port.ts'

/** Resolves once a reader in this process waits for the garden. */
export async function waitsFor(collection: Collection<object>, gardenId: string): Promise<void> {
  if (!(collection instanceof MongoReadModelCollection)) throw new Error('Not a collection of MongoDB.')
  await expect.poll(() => collection.waiters.gardens).toContain(gardenId)
}
