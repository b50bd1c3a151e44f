import type { GardenId } from '@wattle/contracts/ids.ts'
import { Database } from '../sqlite/database.ts'
import { buildName } from './field-names.ts'
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
import { SeenWaiters } from './seen-waiters.ts'
import { documentsOf, forgetGarden, orUnavailable, SqliteCollection } from './sqlite-collection.ts'
import { dropListIndexes } from './sqlite-list-index.ts'
import { SqliteSeen } from './sqlite-seen.ts'

const schema = `
  create table if not exists builds
    (number integer primary key autoincrement, name text not null, version integer not null, build integer not null,
     unique (name, version, build));
  create table if not exists pointers (name text primary key, pointer text not null);
  create table if not exists store (id text not null);
  insert into store select lower(hex(randomblob(16))) where not exists (select 1 from store);
`

const noBuild = -1

/** Those who wait for what a build has seen, whether or not it is open here. */
type Awaited = { build: NamedBuild; waiters: SeenWaiters }

const tableOf = ({ name, version, build = 0 }: NamedBuild): string => buildName(name, { version, build })

export type SqliteReadModels = ReadModels & {
  /** Tells those who wait for `seen` that somebody else has saved something of these gardens. */
  savedElsewhere(gardenIds: readonly GardenId[]): void
}

/**
 * Opens read models in a file, made if it is not there, or as `:memory:` for as long as the process lives. Several threads
 * may open the same file. Throws `ReadModelsUnavailable`.
 */
export function openSqliteReadModels(path: string): SqliteReadModels {
  const database = orUnavailable(() => new Database(path, { synchronous: 'NORMAL', snapshotPerTurn: true }))
  orUnavailable(() => database.exec(schema))
  const seen = orUnavailable(() => new SqliteSeen(database))
  const collections = new Map<string, SqliteCollection<object>>()
  let byShape = new WeakMap<NamedBuild, SqliteCollection<object>>()
  const awaited = new Map<string, Awaited>()

  function awaitedOf(build: NamedBuild): Awaited {
    const table = tableOf(build)
    const known = awaited.get(table) ?? { build, waiters: new SeenWaiters() }
    awaited.set(table, known)
    return known
  }

  /** Nothing is seen of a build that is not there; looking at it does not make it. */
  const seenOf = (builds: readonly NamedBuild[], gardenIds: readonly GardenId[]) =>
    orUnavailable(() =>
      seen.of(
        builds.map((build) => numberKnown(build) ?? noBuild),
        gardenIds,
      ),
    )

  function collectionOf(shape: CollectionShape): SqliteCollection<object> {
    const known = byShape.get(shape)
    if (known) return known
    const collection = collectionNamed(shape)
    byShape.set(shape, collection)
    return collection
  }

  function collectionNamed(shape: CollectionShape): SqliteCollection<object> {
    const { name, version, build = 0 } = shape
    const table = tableOf(shape)
    const known = collections.get(table)
    if (known) {
      requireSameShape(table, known.shape, shape)
      return known
    }
    const { waiters } = awaitedOf(shape)
    const collection = orUnavailable(() =>
      database.transaction(() => {
        const number = numberOf(name, { version, build })
        return new SqliteCollection<object>({ database, seen, waiters }, { number, table }, shape)
      }),
    )
    collections.set(table, collection)
    return collection
  }

  /** One that is dropped while somebody still writes to it does not come back. */
  function opened(shape: CollectionShape): SqliteCollection<object> {
    const table = tableOf(shape)
    const collection = collections.get(table)
    if (!collection) throw new ReadModelsUnavailable(`${table} is not open.`)
    return collection
  }

  function numberKnown(named: NamedBuild): number | undefined {
    const { name, version, build = 0 } = named
    const known = byShape.get(named) ?? collections.get(tableOf(named))
    if (!known) return numberIn(name, { version, build })
    byShape.set(named, known)
    return known.number
  }

  /** The number of a build, given to no other one later. */
  function numberOf(name: string, { version, build }: Build): number {
    const known = numberIn(name, { version, build })
    if (known !== undefined) return known
    return database.run('insert into builds (name, version, build) values (?, ?, ?)', name, version, build)
  }

  const numberIn = (name: string, { version, build }: Build): number | undefined =>
    database.get<[number]>(
      'select number from builds where name = ? and version = ? and build = ?',
      name,
      version,
      build,
    )?.[0]

  return {
    async open<Document extends object, Views extends object>(
      shape: CollectionShape,
    ): Promise<Collection<Document, Views>> {
      return collectionOf(shape) as Collection<object> as Collection<Document, Views>
    },

    async seen(builds, gardenIds) {
      return seenOf(builds, gardenIds)
    },

    async waitForSeen(build, gardenId, revision, milliseconds) {
      // Nothing may be awaited between looking and waiting, or a save in between would go unnoticed.
      const reached = seenOf([build], [gardenId])[0]?.get(gardenId)
      if (reached !== undefined && reached >= revision) return true
      return milliseconds > 0 && awaitedOf(build).waiters.wait(gardenId, revision, milliseconds)
    },

    async save(changes) {
      const all = changes.map((each) => ({ ...each, collection: opened(each.build) }))
      orUnavailable(() =>
        database.transaction(() => {
          for (const { collection, documents } of all) collection.write(documents)
          seen.advance(all.map((each) => ({ build: each.collection.number, seen: each.seen })))
        }),
      )
      for (const { collection, seen } of all) collection.waiters.tell(seen)
    },

    savedElsewhere(gardenIds) {
      database.endSnapshot()
      for (const { build, waiters } of awaited.values()) {
        const those = waiters.among(gardenIds)
        for (const found of those.length > 0 ? seenOf([build], those) : []) waiters.tell(found)
      }
    },

    async id() {
      return orUnavailable(() => database.get<[string]>('select id from store'))?.[0] ?? ''
    },

    async pointers() {
      const rows = orUnavailable(() => database.all<[string, string]>('select name, pointer from pointers'))
      return new Map(rows.map(([name, pointer]) => [name, JSON.parse(pointer) as Pointer]))
    },

    async point(name, pointer) {
      orUnavailable(() => {
        database.run(
          `insert into pointers values (?, ?) on conflict (name) do update set pointer = excluded.pointer`,
          name,
          JSON.stringify(pointer),
        )
      })
    },

    async builds(name): Promise<Build[]> {
      const rows = orUnavailable(() =>
        database.all<[number, number]>(
          'select version, build from builds where name = ? order by version, build',
          name,
        ),
      )
      return rows.map(([version, build]) => ({ version, build }))
    },

    async drop(name, { version, build }) {
      const table = buildName(name, { version, build })
      orUnavailable(() =>
        database.transaction(() => {
          const number = numberIn(name, { version, build })
          if (number === undefined) return
          database.exec(`drop table if exists ${documentsOf(table)}`)
          dropListIndexes(database, table)
          seen.forgetBuild(number)
          database.run('delete from builds where number = ?', number)
        }),
      )
      awaited.get(table)?.waiters.giveUp()
      awaited.delete(table)
      collections.delete(table)
      byShape = new WeakMap()
    },

    async forget(gardenId) {
      orUnavailable(() =>
        database.erase(() => {
          const all = database.all<[string, number, number]>('select name, version, build from builds')
          for (const [name, version, build] of all)
            forgetGarden(database, buildName(name, { version, build }), gardenId)
          seen.forgetGarden(gardenId)
        }),
      )
    },

    async check() {
      orUnavailable(() => database.get('select count(*) from pointers'))
    },

    async close() {
      for (const { waiters } of awaited.values()) waiters.giveUp()
      database.close()
    },
  }
}
