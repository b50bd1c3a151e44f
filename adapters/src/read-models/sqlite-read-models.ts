import { Database } from '../sqlite/database.ts'
import { buildName } from './field-names.ts'
import type { Build, Collection, CollectionShape, Pointer, ReadModels } from './port.ts'
import { forgetGarden, orUnavailable, SqliteCollection, tableNames } from './sqlite-collection.ts'
import { dropListIndexes } from './sqlite-list-index.ts'

const schema = `
  create table if not exists builds
    (name text not null, version integer not null, build integer not null, primary key (name, version, build));
  create table if not exists pointers (name text primary key, pointer text not null);
  create table if not exists store (id text not null);
  insert into store select lower(hex(randomblob(16))) where not exists (select 1 from store);
`

/**
 * Opens read models in a file, made if it is not there, or as `:memory:` for as long as the process lives. Waiting for
 * `seen` is told by saves of this process alone. Throws `ReadModelsUnavailable`.
 */
export function openSqliteReadModels(path: string): ReadModels {
  const database = orUnavailable(() => new Database(path, { synchronous: 'NORMAL' }))
  orUnavailable(() => database.exec(schema))
  const collections = new Map<string, SqliteCollection<object>>()

  return {
    async open<Document extends object, Views extends object>(
      shape: CollectionShape,
    ): Promise<Collection<Document, Views>> {
      const { name, version, build = 0 } = shape
      const table = buildName(name, { version, build })
      const known = collections.get(table)
      if (known) return known as Collection<object> as Collection<Document, Views>
      const collection = orUnavailable(() =>
        database.transaction(() => {
          database.run('insert or ignore into builds values (?, ?, ?)', name, version, build)
          return new SqliteCollection<Document, Views>(database, table, shape)
        }),
      )
      collections.set(table, collection as SqliteCollection<object>)
      return collection
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
      const { documents, seen } = tableNames(table)
      orUnavailable(() =>
        database.transaction(() => {
          database.exec(`drop table if exists ${documents}; drop table if exists ${seen}`)
          dropListIndexes(database, table)
          database.run(
            'delete from builds where name = ? and version = ? and build = ?',
            name,
            version,
            build,
          )
        }),
      )
      collections.get(table)?.waiters.giveUp()
      collections.delete(table)
    },

    async forget(gardenId) {
      orUnavailable(() =>
        database.erase(() => {
          const all = database.all<[string, number, number]>('select name, version, build from builds')
          for (const [name, version, build] of all)
            forgetGarden(database, buildName(name, { version, build }), gardenId)
        }),
      )
    },

    async check() {
      orUnavailable(() => database.get('select count(*) from pointers'))
    },

    async close() {
      for (const collection of collections.values()) collection.waiters.giveUp()
      database.close()
    },
  }
}
