import type { Db } from 'mongodb'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import { checkVersion } from './field-names.ts'
import { collectionNames, MongoReadModelCollection } from './mongo-collection.ts'
import type { Collection, CollectionShape, ReadModels } from './port.ts'

/** Which version of a read model its readers use. */
type Pointer = { _id: string; version: number }

const namespaceExists = 48

/**
 * Keeps read models in the database, which stays open when they are closed. Waiting for `seen` is told by saves of this
 * process and looks for those of others.
 */
export function openMongoReadModels(database: MongoDatabase): ReadModels {
  const collections = new Map<string, MongoReadModelCollection<object>>()
  const pointers = (db: Db) => db.collection<Pointer>('active-versions')

  return {
    async open<Document extends object>(shape: CollectionShape): Promise<Collection<Document>> {
      const { documents } = namesOf(shape.name, shape.version)
      const known = collections.get(documents)
      if (known) return known as Collection<object> as Collection<Document>
      await database.call((db) => createCollection(db, documents))
      const collection = collections.get(documents) ?? new MongoReadModelCollection<object>(database, shape)
      collections.set(documents, collection)
      return collection as Collection<object> as Collection<Document>
    },

    async activeVersion(name) {
      const pointer = await database.call((db) => pointers(db).findOne({ _id: name }))
      return pointer?.version ?? null
    },

    async activate(name, version) {
      await collections.get(namesOf(name, version).documents)?.index()
      const change = { filter: { _id: name }, update: { $set: { version } } }
      const writeConcern = { w: 'majority', journal: true } as const
      await database.call((db) => upsertAll(pointers(db), [change], { writeConcern }))
    },

    async versions(name) {
      const all = await database.call((db) => db.listCollections({}, { nameOnly: true }).toArray())
      return all
        .filter((each) => each.name.startsWith(`${name}@`))
        .map((each) => Number(each.name.slice(name.length + 1)))
        .filter(Number.isSafeInteger)
        .sort((one, other) => one - other)
    },

    async drop(name, version) {
      const { documents, seen } = namesOf(name, version)
      collections.get(documents)?.waiters.giveUp()
      collections.delete(documents)
      // A version without documents must not say that it has seen anything, even when the second drop fails.
      await database.call((db) => db.dropCollection(seen))
      await database.call((db) => db.dropCollection(documents))
    },

    // A server that has lost its disk still answers a ping.
    check: () => database.check((db) => pointers(db).findOne({})),

    async close() {
      for (const { waiters } of collections.values()) waiters.giveUp()
    },
  }
}

function namesOf(name: string, version: number): ReturnType<typeof collectionNames> {
  checkVersion(name, version)
  return collectionNames(name, version)
}

async function createCollection(db: Db, name: string): Promise<void> {
  try {
    await db.createCollection(name)
  } catch (error) {
    if ((error as { code?: unknown }).code !== namespaceExists) throw error
  }
}
