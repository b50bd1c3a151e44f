import type { GardenId } from '@wattle/contracts/ids.ts'
import { Database } from '../sqlite/database.ts'
import type { Collection, CollectionShape, Pointer, ReadModels } from './port.ts'
import { SqliteBuilds } from './sqlite-builds.ts'
import { forgetGarden, orUnavailable } from './sqlite-collection.ts'
import { SqliteSeen } from './sqlite-seen.ts'

const schema = `
  create table if not exists pointers (name text primary key, pointer text not null);
  create table if not exists store (id text not null);
  insert into store select lower(hex(randomblob(16))) where not exists (select 1 from store);
`

export type SqliteReadModels = ReadModels & {
  /** Notifies the waiters for `seen` that another thread has saved changes of these gardens. */
  savedElsewhere(gardenIds: readonly GardenId[]): void
}

/**
 * Opens read models in a file, creating it if necessary, or in memory for `:memory:`. Several threads may open the same
 * file. Throws `ReadModelsUnavailable`.
 */
export function openSqliteReadModels(path: string): SqliteReadModels {
  const database = orUnavailable(
    () => new Database(path, { synchronous: 'NORMAL', snapshotPerTurn: true, isRebuilt: true }),
  )
  orUnavailable(() => database.exec(schema))
  const seen = orUnavailable(() => new SqliteSeen(database))
  const builds = orUnavailable(() => new SqliteBuilds(database, seen))

  return {
    async open<Document extends object, Views extends object>(
      shape: CollectionShape,
    ): Promise<Collection<Document, Views>> {
      const collection: Collection<object> = orUnavailable(() => builds.open(shape))
      return collection as Collection<Document, Views>
    },

    async seen(those, gardenIds) {
      return orUnavailable(() => builds.seenOf(those, gardenIds))
    },

    async waitForSeen(build, gardenId, revision, milliseconds) {
      // No `await` between reading and waiting: a save in between would go unnoticed.
      const reached = orUnavailable(() => builds.seenOf([build], [gardenId]))[0]?.get(gardenId)
      if (reached !== undefined && reached >= revision) return true
      return milliseconds > 0 && builds.waitersOf(build).wait(gardenId, revision, milliseconds)
    },

    async save(changes) {
      const all = changes.map((each) => ({ ...each, collection: builds.opened(each.build) }))
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
      orUnavailable(() => builds.tellWaiters(gardenIds))
    },

    async id() {
      return orUnavailable(() => database.get<[string]>('select id from store'))?.[0] ?? ''
    },

    async pointers() {
      return orUnavailable(() => {
        const rows = database.all<[string, string]>('select name, pointer from pointers')
        return new Map(rows.map(([name, pointer]) => [name, database.parse<Pointer>(pointer)]))
      })
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

    async builds(name) {
      return orUnavailable(() => builds.of(name))
    },

    async drop(name, build) {
      orUnavailable(() => builds.drop({ name, ...build }))
    },

    async forget(gardenId) {
      orUnavailable(() =>
        database.erase(() => {
          for (const table of builds.tables()) forgetGarden(database, table, gardenId)
          seen.forgetGarden(gardenId)
        }),
      )
    },

    async check() {
      orUnavailable(() => database.check())
    },

    async close() {
      builds.releaseWaiters()
      database.close()
    },
  }
}
