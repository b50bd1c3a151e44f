import { Database } from '../sqlite/database.ts'
import { checkVersion } from './field-names.ts'
import type { Collection, CollectionShape, ReadModels } from './port.ts'
import { orUnavailable, SqliteCollection, tableNames } from './sqlite-collection.ts'

const schema = `
  create table if not exists collections (name text not null, version integer not null, primary key (name, version));
  create table if not exists active_versions (name text primary key, version integer not null);
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
    async open<Document extends object>(shape: CollectionShape): Promise<Collection<Document>> {
      const table = tableOf(shape.name, shape.version)
      const known = collections.get(table)
      if (known) return known as Collection<object> as Collection<Document>
      const collection = orUnavailable(() =>
        database.transaction(() => {
          database.run('insert or ignore into collections values (?, ?)', shape.name, shape.version)
          return new SqliteCollection<Document>(database, shape)
        }),
      )
      collections.set(table, collection as SqliteCollection<object>)
      return collection
    },

    async activeVersion(name) {
      const row = orUnavailable(() =>
        database.get<[number]>('select version from active_versions where name = ?', name),
      )
      return row?.[0] ?? null
    },

    async activate(name, version) {
      orUnavailable(() => {
        collections.get(tableOf(name, version))?.index()
        database.run(
          `insert into active_versions values (?, ?)
           on conflict (name) do update set version = excluded.version`,
          name,
          version,
        )
      })
    },

    async versions(name) {
      const rows = orUnavailable(() =>
        database.all<[number]>('select version from collections where name = ? order by version', name),
      )
      return rows.map(([version]) => version)
    },

    async drop(name, version) {
      const { documents, seen } = tableNames(name, version)
      const table = tableOf(name, version)
      orUnavailable(() =>
        database.transaction(() => {
          database.exec(`drop table if exists ${documents}; drop table if exists ${seen}`)
          database.run('delete from collections where name = ? and version = ?', name, version)
        }),
      )
      collections.get(table)?.waiters.giveUp()
      collections.delete(table)
    },

    async check() {
      orUnavailable(() => database.get('select count(*) from active_versions'))
    },

    async close() {
      for (const collection of collections.values()) collection.waiters.giveUp()
      database.close()
    },
  }
}

/** Throws for a name that is not fit to be a table's. */
function tableOf(name: string, version: number): string {
  checkVersion(name, version)
  return tableNames(name, version).documents
}
