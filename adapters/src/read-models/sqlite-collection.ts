import type { GardenId } from '@wattle/contracts/ids.ts'
import type { JsonText } from '@wattle/contracts/json-text.ts'
import type { Database, Value } from '../sqlite/database.ts'
import { DatabaseUnavailable } from '../sqlite/fault.ts'
import { indexName } from './field-names.ts'
import { bound, documentsSpelling, fieldColumn, findSql, type Spelling, whereSql } from './find-sql.ts'
import type { Collection, CollectionShape, Find, FindViews, IndexField, Shown, Stored } from './port.ts'
import { DocumentDamaged, ReadModelsUnavailable } from './port.ts'
import type { SeenWaiters } from './seen-waiters.ts'
import { SqliteListIndex } from './sqlite-list-index.ts'
import type { SqliteSeen } from './sqlite-seen.ts'
import { SqliteViews } from './sqlite-views.ts'

type StoredRow = [id: string, garden: string, revision: number, document: string | null]

/** A build's table name, quoted for SQL. */
export const documentsOf = (table: string) => `"${table}"`

/**
 * The table of one build with its indexes, created if necessary. Each indexed field has its own column, so that
 * indexing does not parse documents.
 */
export class SqliteCollection<Document extends object, Views extends object = object>
  implements Collection<Document, Views>
{
  readonly shape: CollectionShape
  readonly waiters: SeenWaiters
  /** Identifies the build in `SqliteSeen`. */
  readonly number: number
  readonly #database: Database
  readonly #allSeen: SqliteSeen
  readonly #documents: string
  readonly #columns: readonly string[]
  readonly #views: SqliteViews
  readonly #spelling: Spelling
  readonly #listIndexes: readonly SqliteListIndex[]
  readonly #sql: ReturnType<typeof statements>

  constructor(
    { database, seen, waiters }: { database: Database; seen: SqliteSeen; waiters: SeenWaiters },
    { number, table }: { number: number; table: string },
    shape: CollectionShape,
  ) {
    const { indexes, views } = shape
    this.shape = shape
    this.waiters = waiters
    this.number = number
    this.#database = database
    this.#allSeen = seen
    this.#documents = documentsOf(table)
    this.#columns = [...new Set(indexes.filter(isOfValues).flat())]
    this.#spelling = documentsSpelling(this.#columns)
    this.#views = new SqliteViews(database, this.#documents, views)
    this.#sql = statements(table, this.#views.columns, this.#columns)
    this.#listIndexes = listIndexes(table, indexes)
    database.exec(schema(table, this.#views.columns, this.#columns))
    database.exec(indexesSql(table, indexes))
    for (const each of this.#listIndexes) each.make(database)
  }

  async load(ids: readonly string[]): Promise<Map<string, Stored<Document>>> {
    const [only] = ids
    return orUnavailable(() => {
      const rows =
        ids.length === 1 && only !== undefined
          ? this.#database.all<StoredRow>(this.#sql.loadOne, only)
          : this.#database.all<StoredRow>(this.#sql.load, JSON.stringify(ids))
      return new Map(
        rows.map(([id, gardenId, revision, document]) => [
          id,
          { id, gardenId, revision, document: document === null ? null : this.#parsed(document) },
        ]),
      )
    })
  }

  async save(documents: readonly Stored<Document>[], seen: ReadonlyMap<GardenId, number>): Promise<void> {
    orUnavailable(() =>
      this.#database.transaction(() => {
        this.write(documents)
        this.#allSeen.advance([{ build: this.number, seen }])
      }),
    )
    this.waiters.tell(seen)
  }

  /** Saves each document unless its stored revision is the same or higher. Call within a transaction. */
  write(documents: readonly Stored<object>[]): void {
    for (const { id, gardenId, revision, document } of documents)
      this.#database.run(
        this.#sql.save,
        ...[id, gardenId, revision, ...this.#views.of(document), document && JSON.stringify(document)],
        ...this.#columns.map((name) => columnValue(document, name)),
      )
  }

  async find(query: Find): Promise<{ id: string; document: Document }[]> {
    const { from, spelling } = this.#searched(query.where)
    const { sql, values } = findSql(query, spelling)
    return orUnavailable(() =>
      this.#database
        .all<[string, string]>(`select id, document from ${from} where ${sql}`, ...values)
        .map(([id, document]) => ({ id, document: this.#database.parse(document) })),
    )
  }

  async loadViews<Name extends keyof Views & string>(
    view: Name,
    ids: readonly string[],
  ): Promise<Map<string, JsonText<Views[Name]>>> {
    return orUnavailable(() => this.#views.load(view, ids))
  }

  async findViews<Name extends keyof Views & string>(
    view: Name,
    query: FindViews,
  ): Promise<Shown<Views[Name]>[]> {
    return orUnavailable(() => this.#views.find(view, query, this.#searched(query.where)))
  }

  async count(where: Find['where']): Promise<number> {
    const { from, spelling } = this.#searched(where)
    const { sql, values } = whereSql(where, spelling)
    const row = orUnavailable(() =>
      this.#database.get<[number]>(`select count(*) from ${from} where ${sql}`, ...values),
    )
    return row?.[0] ?? 0
  }

  async seen(gardenIds: readonly GardenId[]): Promise<Map<GardenId, number>> {
    return this.#seen(gardenIds)
  }

  async gardens(from: GardenId, limit: number): Promise<GardenId[]> {
    return orUnavailable(() => this.#allSeen.gardens(this.number, from, limit))
  }

  async waitForSeen(gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean> {
    // No `await` between reading and waiting: a save in between would go unnoticed.
    const reached = this.#seen([gardenId]).get(gardenId)
    if (reached !== undefined && reached >= revision) return true
    return milliseconds > 0 && this.waiters.wait(gardenId, revision, milliseconds)
  }

  #searched(where: Find['where']): { from: string; spelling: Spelling } {
    for (const each of this.#listIndexes) {
      const serving = each.serving(where, this.#spelling)
      if (serving) return serving
    }
    return { from: this.#documents, spelling: this.#spelling }
  }

  #parsed(json: string): Document {
    try {
      return this.#database.parse(json)
    } catch (cause) {
      throw new DocumentDamaged((cause as Error).message, { cause })
    }
  }

  #seen(gardenIds: readonly GardenId[]): Map<GardenId, number> {
    return orUnavailable(() => this.#allSeen.of([this.number], gardenIds))[0] ?? new Map()
  }
}

/**
 * Deletes a garden's documents from a build. Sets them to null first, because list indexes have triggers for inserts
 * and updates only.
 */
export function forgetGarden(database: Database, table: string, gardenId: GardenId): void {
  const documents = documentsOf(table)
  database.run(`update ${documents} set document = null where garden = ?`, gardenId)
  database.run(`delete from ${documents} where garden = ?`, gardenId)
}

function schema(table: string, viewColumns: readonly string[], columns: readonly string[]): string {
  const views = viewColumns.map((column) => `${column} text, `).join('')
  const fields = columns.map((name) => `, ${fieldColumn(name)} any`).join('')
  return `
    create table if not exists ${documentsOf(table)}
      (id text primary key, garden text not null, revision integer not null, ${views}document text${fields}) strict;
  `
}

function indexesSql(table: string, indexes: CollectionShape['indexes']): string {
  const documents = documentsOf(table)
  const create = (fields: readonly string[]) =>
    `create index if not exists "${table} ${indexName(fields)}"
     on ${documents} (${[...fields.map(fieldColumn), 'id'].join(', ')}) where document is not null;`
  return indexes.filter(isOfValues).map(create).join('\n')
}

/** The scalar value of a document's field for its column. Other values cannot be queried and become null. */
function columnValue(document: object | null, name: string): Value {
  const value: unknown = document?.[name as keyof typeof document]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? bound(value)
    : null
}

function listIndexes(table: string, indexes: CollectionShape['indexes']): SqliteListIndex[] {
  return indexes.flatMap((fields) => {
    const list = fields.find((each) => typeof each !== 'string')
    return list ? [new SqliteListIndex(table, fields, list.each)] : []
  })
}

const isOfValues = (fields: readonly IndexField[]): fields is readonly string[] =>
  fields.every((each) => typeof each === 'string')

function statements(table: string, viewColumns: readonly string[], columns: readonly string[]) {
  const documents = documentsOf(table)
  const load = `select id, garden, revision, document from ${documents} where id`
  const kept = ['garden', 'revision', ...viewColumns, 'document', ...columns.map(fieldColumn)]
  return {
    load: `${load} in (select value from json_each(?))`,
    loadOne: `${load} = ?`,
    save: `insert into ${documents} values (?${', ?'.repeat(kept.length)}) on conflict (id) do update
      set ${kept.map((each) => `${each} = excluded.${each}`).join(', ')}
      where excluded.revision > revision`,
  }
}

/** Runs the work and translates database errors into `ReadModelsUnavailable`. */
export function orUnavailable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof DatabaseUnavailable
      ? new ReadModelsUnavailable(error.message, { cause: error })
      : error
  }
}
