import type { GardenId } from '@wattle/contracts/ids.ts'
import type { JsonText } from '@wattle/contracts/json-text.ts'
import type { Db, Document as Filter, Collection as MongoCollection } from 'mongodb'
import type { MongoDatabase } from '../mongodb/database.ts'
import { type Upsert, upsertAll } from '../mongodb/upsert-all.ts'
import { DocumentViews } from './document-views.ts'
import { indexName } from './field-names.ts'
import { fieldPath, findQuery, indexKey, whereFilter } from './mongo-find.ts'
import { guarded, type KeptDocument } from './mongo-kept-document.ts'
import { SeenPoll } from './mongo-seen-poll.ts'
import {
  type Collection,
  type CollectionShape,
  DocumentDamaged,
  type Find,
  type FindViews,
  ReadModelsUnavailable,
  type Shown,
  type Stored,
} from './port.ts'
import { SeenWaiters } from './seen-waiters.ts'

type Seen = { _id: GardenId; revision: number }

/** The fields that `load` needs. */
const storedFields = { gardenId: 1, revision: 1, document: 1 }

/** Maximum number of documents or ids in one call to the server. */
const atOnce = 1_000

/** The names of the two MongoDB collections of a build. */
export const collectionNames = (documents: string) => ({ documents, seen: `${documents}.seen` })

/**
 * One build of a read model. Creates its indexes on first use, so that a rebuild inserts documents without updating
 * indexes.
 */
export class MongoReadModelCollection<Document extends object, Views extends object = object>
  implements Collection<Document, Views>
{
  readonly shape: CollectionShape
  readonly waiters = new SeenWaiters()
  readonly #database: MongoDatabase
  readonly #names: ReturnType<typeof collectionNames>
  readonly #indexes: ReturnType<typeof indexesOf>
  readonly #views: DocumentViews
  readonly #poll = new SeenPoll(this.waiters, (gardenIds) => this.seen(gardenIds))
  readonly #saving = new Set<Promise<void>>()
  #indexed: Promise<void> | null = null
  #isDropped = false

  constructor(database: MongoDatabase, documents: string, shape: CollectionShape) {
    const { indexes, views } = shape
    this.shape = shape
    this.#database = database
    this.#names = collectionNames(documents)
    this.#indexes = indexesOf(indexes)
    this.#views = new DocumentViews(views)
  }

  /** Creates the missing indexes, which takes minutes in a large collection. */
  async index(): Promise<void> {
    await this.#database.lengthy((db) => this.#makeIndexes(db))
  }

  async load(ids: readonly string[]): Promise<Map<string, Stored<Document>>> {
    const found = new Map<string, Stored<Document>>()
    for (const some of inChunks(ids)) {
      const kept = await this.#documents((documents) =>
        documents.find({ _id: { $in: some } }, { projection: storedFields, batchSize: atOnce }).toArray(),
      )
      for (const { _id: id, gardenId, revision, document } of kept)
        found.set(id, { id, gardenId, revision, document: this.#parsed(id, document) })
    }
    return found
  }

  save(documents: readonly Stored<Document>[], seen: ReadonlyMap<GardenId, number>): Promise<void> {
    const saving = this.#save(documents, seen)
    this.#saving.add(saving)
    return saving.finally(() => this.#saving.delete(saving))
  }

  /**
   * Releases the waiters and resolves once no save is running, because a save would make the server recreate dropped
   * collections.
   */
  async dropped(): Promise<void> {
    this.#isDropped = true
    this.waiters.giveUp()
    await Promise.allSettled(this.#saving)
  }

  async #save(documents: readonly Stored<Document>[], seen: ReadonlyMap<GardenId, number>): Promise<void> {
    for (const some of inChunks(documents)) {
      this.#requireThere()
      const changes = some.map((stored) => guarded(stored, this.#views))
      await this.#documents((collection) => upsertAll(collection, changes))
    }
    for (const some of inChunks([...seen])) {
      this.#requireThere()
      const changes = some.map(
        ([_id, revision]): Upsert<Seen> => ({ filter: { _id }, update: { $max: { revision } } }),
      )
      // The journal is ordered: once this write is on disk, so are the documents, which the majority already has.
      const writeConcern = { w: 'majority', journal: true } as const
      await this.#seen((collection) => upsertAll(collection, changes, { writeConcern }))
    }
    this.waiters.tell(seen)
  }

  async find(query: Find): Promise<{ id: string; document: Document }[]> {
    const kept = await this.#find(query, {}, { document: 1 })
    return kept.map(({ _id: id, document }) => ({ id, document: this.#parsed(id, document) as Document }))
  }

  async loadViews<Name extends keyof Views & string>(
    view: Name,
    ids: readonly string[],
  ): Promise<Map<string, JsonText<Views[Name]>>> {
    const path = this.#viewPath(view)
    const found = new Map<string, JsonText<Views[Name]>>()
    for (const some of inChunks(ids)) {
      const kept = await this.#documents((documents) =>
        documents
          .find(
            { _id: { $in: some }, [path]: { $exists: true } },
            { projection: { [path]: 1 }, batchSize: atOnce },
          )
          .toArray(),
      )
      for (const { _id, views } of kept) found.set(_id, views[view] as JsonText<Views[Name]>)
    }
    return found
  }

  async findViews<Name extends keyof Views & string>(
    view: Name,
    { fields = [], ...query }: FindViews,
  ): Promise<Shown<Views[Name]>[]> {
    const path = this.#viewPath(view)
    const projection = Object.fromEntries([path, ...fields.map(fieldPath)].map((each) => [each, 1]))
    const kept = await this.#find(query, { [path]: { $exists: true } }, projection)
    return kept.map(({ _id: id, views, fields: kept = {} }) => ({
      id,
      json: views[view] as JsonText<Views[Name]>,
      values: fields.map((name) => kept[name] ?? null),
    }))
  }

  async count(where: Find['where']): Promise<number> {
    const filter = whereFilter(where)
    await this.#searchable()
    return await this.#documents((documents) => documents.countDocuments(filter))
  }

  async seen(gardenIds: readonly GardenId[]): Promise<Map<GardenId, number>> {
    const found = new Map<GardenId, number>()
    for (const some of inChunks(gardenIds)) {
      const kept = await this.#seen((seen) =>
        seen.find({ _id: { $in: some } }, { batchSize: atOnce }).toArray(),
      )
      for (const { _id, revision } of kept) found.set(_id, revision)
    }
    return found
  }

  async gardens(from: GardenId, limit: number): Promise<GardenId[]> {
    const kept = await this.#seen((seen) =>
      seen
        .find({ _id: { $gte: from } }, { projection: { _id: 1 }, sort: { _id: 1 }, limit, batchSize: atOnce })
        .toArray(),
    )
    return kept.map(({ _id }) => _id)
  }

  async waitForSeen(gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean> {
    const reached = (await this.seen([gardenId])).get(gardenId)
    if (reached !== undefined && reached >= revision) return true
    if (milliseconds <= 0) return false
    const waiting = this.waiters.wait(gardenId, revision, milliseconds)
    this.#poll.start()
    return await waiting
  }

  async #find(query: Find, more: Filter, projection: Filter): Promise<KeptDocument[]> {
    const { filter, sort } = findQuery(query)
    const { limit } = query
    // MongoDB treats a limit of 0 as no limit.
    if (limit === 0) return []
    await this.#searchable()
    return await this.#documents((documents) => {
      const found = documents.find({ ...filter, ...more }, { projection, sort, batchSize: atOnce })
      return (limit === undefined ? found : found.limit(limit)).toArray()
    })
  }

  #parsed(id: string, document: string | null): Document | null {
    try {
      return document === null ? null : JSON.parse(document)
    } catch (cause) {
      throw new DocumentDamaged(`The document ${id} of ${this.#names.documents} is damaged.`, { cause })
    }
  }

  #requireThere(): void {
    if (this.#isDropped) throw new ReadModelsUnavailable(`${this.#names.documents} was dropped.`)
  }

  #viewPath(view: string): string {
    return `views.${this.#views.named(view)}`
  }

  /** Creates the indexes before the first query. Usually they exist already, except in a new collection. */
  #searchable(): Promise<void> {
    this.#indexed ??= this.#database
      .call((db) => this.#makeIndexes(db))
      .catch((error) => {
        this.#indexed = null
        throw error
      })
    return this.#indexed
  }

  async #makeIndexes(db: Db): Promise<void> {
    if (this.#indexes.length === 0) return
    await db.collection(this.#names.documents).createIndexes(this.#indexes)
  }

  #documents<T>(work: (documents: MongoCollection<KeptDocument>) => Promise<T>): Promise<T> {
    return this.#database.call((db: Db) => work(db.collection<KeptDocument>(this.#names.documents)))
  }

  #seen<T>(work: (seen: MongoCollection<Seen>) => Promise<T>): Promise<T> {
    return this.#database.call((db: Db) => work(db.collection<Seen>(this.#names.seen)))
  }
}

function indexesOf(indexes: CollectionShape['indexes']) {
  return indexes.map((fields) => ({
    name: indexName(fields),
    key: indexKey(fields),
    partialFilterExpression: { live: true } satisfies Filter,
  }))
}

function* inChunks<T>(all: readonly T[]): Generator<T[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce)
}
