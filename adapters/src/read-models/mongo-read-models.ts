import { randomUUID } from 'node:crypto'
import type { Db } from 'mongodb'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import { buildName } from './field-names.ts'
import { collectionNames, MongoReadModelCollection } from './mongo-collection.ts'
import {
  type Build,
  type Collection,
  type CollectionShape,
  type NamedBuild,
  type Pointer,
  type ReadModels,
  ReadModelsUnavailable,
} from './port.ts'
import { requireSameShape } from './same-shape.ts'

type KeptPointer = Pointer & { _id: string }
type KeptId = { _id: string; value: string }

const namespaceExists = 48

/**
 * Read models in a database, which stays open after `close`. `waitForSeen` is notified of this process's saves and
 * polls for those of other processes.
 */
export function openMongoReadModels(database: MongoDatabase): ReadModels {
  const collections = new Map<string, MongoReadModelCollection<object>>()
  /** Builds that are waited for but not open in this process. */
  const awaited = new Map<string, MongoReadModelCollection<object>>()
  const pointers = (db: Db) => db.collection<KeptPointer>('pointers')

  async function open<Document extends object, Views extends object>(
    shape: CollectionShape,
  ): Promise<Collection<Document, Views>> {
    const documents = nameOf(shape)
    const known = collections.get(documents)
    if (known) {
      requireSameShape(documents, known.shape, shape)
      return known as Collection<object> as Collection<Document, Views>
    }
    await database.call((db) => createCollection(db, documents))
    const collection =
      collections.get(documents) ?? new MongoReadModelCollection<object>(database, documents, shape)
    collections.set(documents, collection)
    return collection as Collection<object> as Collection<Document, Views>
  }

  /** Throws if the build is not open, so that a late save does not recreate a dropped build. */
  function opened(shape: CollectionShape): MongoReadModelCollection<object> {
    const collection = collections.get(nameOf(shape))
    if (!collection) throw new ReadModelsUnavailable(`${nameOf(shape)} is not open.`)
    return collection
  }

  /** A collection for reading a build's `seen` without creating the build. */
  const lookedAt = (build: NamedBuild) =>
    collections.get(nameOf(build)) ??
    new MongoReadModelCollection<object>(database, nameOf(build), { ...build, indexes: [] })

  return {
    open,

    async seen(builds, gardenIds) {
      return await Promise.all(builds.map((build) => lookedAt(build).seen(gardenIds)))
    },

    async waitForSeen(build, gardenId, revision, milliseconds) {
      const name = nameOf(build)
      const collection = collections.get(name) ?? awaited.get(name) ?? lookedAt(build)
      if (!collections.has(name)) awaited.set(name, collection)
      return await collection.waitForSeen(gardenId, revision, milliseconds)
    },

    async save(changes) {
      for (const { build, documents, seen } of changes) await opened(build).save(documents, seen)
    },

    async id() {
      const own: KeptId = { _id: 'id', value: randomUUID() }
      const options = { upsert: true, returnDocument: 'after' } as const
      const kept = await database.call((db) =>
        db
          .collection<KeptId>('store')
          .findOneAndUpdate({ _id: own._id }, { $setOnInsert: { value: own.value } }, options),
      )
      return kept?.value ?? own.value
    },

    async pointers() {
      const all = await database.call((db) => pointers(db).find({}).toArray())
      return new Map(all.map(({ _id, active, building, kept }) => [_id, { active, building, kept }]))
    },

    async point(name, pointer) {
      if (pointer.active) await collections.get(buildName(name, pointer.active))?.index()
      const change = { filter: { _id: name }, update: { $set: pointer } }
      const writeConcern = { w: 'majority', journal: true } as const
      await database.call((db) => upsertAll(pointers(db), [change], { writeConcern }))
    },

    async builds(name) {
      const all = await database.call((db) => db.listCollections({}, { nameOnly: true }).toArray())
      return all
        .filter((each) => each.name.startsWith(`${name}@`))
        .map((each) => buildIn(each.name.slice(name.length + 1)))
        .filter((each) => each !== null)
        .sort((one, other) => one.version - other.version || one.build - other.build)
    },

    async drop(name, build) {
      const { documents, seen } = collectionNames(buildName(name, build))
      const collection = collections.get(documents)
      collections.delete(documents)
      awaited.get(documents)?.waiters.giveUp()
      awaited.delete(documents)
      await collection?.dropped()
      // Drop `seen` first: if the second drop fails, the build must not claim to have seen anything.
      await database.call((db) => db.dropCollection(seen))
      await database.call((db) => db.dropCollection(documents))
    },

    async forget(gardenId) {
      const all = await database.call((db) => db.listCollections({}, { nameOnly: true }).toArray())
      for (const { name } of all.filter(({ name }) => isBuild(name))) {
        const { documents, seen } = collectionNames(name)
        await database.lengthy((db) =>
          db.collection(documents).createIndex({ gardenId: 1 }, { name: 'garden' }),
        )
        await database.call((db) => db.collection(documents).deleteMany({ gardenId }))
        await database.call((db) => db.collection<{ _id: string }>(seen).deleteOne({ _id: gardenId }))
      }
    },

    // A ping is not enough: a server that has lost its disk still answers it.
    check: () => database.check((db) => pointers(db).findOne({})),

    async close() {
      for (const { waiters } of [...collections.values(), ...awaited.values()]) waiters.giveUp()
    },
  }
}

const nameOf = ({ name, version, build = 0 }: NamedBuild): string => buildName(name, { version, build })

/** Whether the MongoDB collection holds the documents of a build. */
const isBuild = (collection: string): boolean => {
  const [, build] = collection.split('@')
  return build !== undefined && buildIn(build) !== null
}

/** Parses the part of a collection's name after the `@`; null if the collection is not a build. */
function buildIn(text: string): Build | null {
  const [, version, build = '0'] = /^(\d+)(?:~(\d+))?$/.exec(text) ?? []
  return version === undefined ? null : { version: Number(version), build: Number(build) }
}

async function createCollection(db: Db, name: string): Promise<void> {
  try {
    await db.createCollection(name)
  } catch (error) {
    if ((error as { code?: unknown }).code !== namespaceExists) throw error
  }
}
