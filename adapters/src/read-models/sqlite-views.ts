import type { JsonText } from '@wattle/contracts/json-text.ts'
import type { Database, Row } from '../sqlite/database.ts'
import { DocumentViews } from './document-views.ts'
import { findSql, type Spelling } from './find-sql.ts'
import type { CollectionShape, FindViews, Shown } from './port.ts'

type ShownRow = [id: string, json: JsonText<never>, ...values: (string | number | null)[]]

/** The views of a build's documents, each in its own column. */
export class SqliteViews {
  /** These columns precede the document column, so that reading a view does not read through the document. */
  readonly columns: readonly string[]
  readonly #database: Database
  readonly #documents: string
  readonly #views: DocumentViews

  constructor(database: Database, documents: string, views: CollectionShape['views']) {
    this.#database = database
    this.#documents = documents
    this.#views = new DocumentViews(views)
    this.columns = this.#views.names.map(viewColumn)
  }

  /** The column values for a document. */
  of(document: object | null): (string | null)[] {
    return this.#views.of(document).map(({ json }) => json)
  }

  load(view: string, ids: readonly string[]): Map<string, JsonText<never>> {
    const column = this.#column(view)
    const [only] = ids
    const isOne = ids.length === 1 && only !== undefined
    const among = isOne ? '= ?' : 'in (select value from json_each(?))'
    const rows = this.#database.all<[string, JsonText<never>]>(
      `select id, ${column} from ${this.#documents} where id ${among} and ${column} is not null`,
      isOne ? only : JSON.stringify(ids),
    )
    return new Map(rows)
  }

  find(
    view: string,
    { fields = [], ...query }: FindViews,
    { from, spelling }: { from: string; spelling: Spelling },
  ): Shown<never>[] {
    const column = this.#column(view)
    const wanted = ['id', column, ...fields.map(spelling.field)].join(', ')
    const { sql, values } = findSql(query, spelling, [column])
    const rows = this.#database.all<ShownRow & Row>(`select ${wanted} from ${from} where ${sql}`, ...values)
    return rows.map(([id, json, ...values]) => ({ id, json, values }))
  }

  #column(view: string): string {
    return viewColumn(this.#views.named(view))
  }
}

const viewColumn = (name: string) => `"view ${name}"`
