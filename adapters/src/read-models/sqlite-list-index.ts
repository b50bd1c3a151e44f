import type { Database } from '../sqlite/database.ts'
import { isHasAll } from './conditions.ts'
import { indexName, plainName } from './field-names.ts'
import { field, type Spelling, textsSql } from './find-sql.ts'
import type { Find, IndexField } from './port.ts'

/**
 * An index of the texts in a list, which SQLite cannot index directly: a table with a row for each text of each
 * document, maintained by triggers on the documents. Each row also holds the other fields of the index, so that a page
 * of a sorted query is one seek, however many documents contain the text.
 */
export class SqliteListIndex {
  readonly #name: string
  readonly #documents: string
  readonly #fields: readonly string[]
  readonly #list: string

  constructor(table: string, fields: readonly IndexField[], list: string) {
    this.#name = `${table} ${indexName(fields)}`
    this.#documents = `"${table}"`
    this.#fields = fields.map((each) => plainName(typeof each === 'string' ? each : each.each))
    this.#list = list
  }

  /**
   * Creates the index unless it exists. The documents table must still be empty: call in the transaction that creates
   * it.
   */
  make(database: Database): void {
    const [entries, documents] = [`"${this.#name}"`, this.#documents]
    const columns = this.#fields.map(column).join(', ')
    database.exec(`
      create table if not exists ${entries} (${columns}, document_id text not null);
      create index if not exists "${this.#name} in order" on ${entries} (${columns}, document_id);
      create index if not exists "${this.#name} of documents" on ${entries} (document_id);
      create trigger if not exists "${this.#name} added" after insert on ${documents} begin
        insert into ${entries} ${this.#entriesOf('new')} from ${this.#textsIn('new')};
      end;
      create trigger if not exists "${this.#name} changed" after update on ${documents}
      when (${this.#indexed('new')}) is not (${this.#indexed('old')}) begin
        delete from ${entries} where document_id = old.id;
        insert into ${entries} ${this.#entriesOf('new')} from ${this.#textsIn('new')};
      end;
    `)
  }

  /** The tables and expressions for a query, or null if this index cannot serve the query. */
  serving(where: Find['where'], documents: Spelling): { from: string; spelling: Spelling } | null {
    const wanted = where[this.#list]
    if (wanted === undefined || !isHasAll(wanted) || wanted.all.length === 0) return null
    const before = this.#fields.slice(0, this.#fields.indexOf(this.#list))
    if (before.some((name) => where[name] === undefined)) return null
    return {
      // SQLite never reorders a cross join.
      from: `"${this.#name}" cross join ${this.#documents} on id = document_id`,
      spelling: {
        id: 'document_id',
        field: (name) =>
          this.#fields.includes(name) && name !== this.#list ? column(name) : documents.field(name),
        entry: { list: this.#list, column: column(this.#list) },
      },
    }
  }

  #entriesOf(row: string): string {
    const values = this.#fields.map((name) =>
      name === this.#list ? 'texts.value' : field(name, `${row}.document`),
    )
    return `select distinct ${values.join(', ')}, ${row}.id`
  }

  #textsIn(row: string): string {
    return textsSql(`${row}.document`, this.#list)
  }

  #indexed(row: string): string {
    return this.#fields.map((name) => field(name, `${row}.document`)).join(', ')
  }
}

/** Drops the list indexes of a build. Their triggers disappear with the documents table. */
export function dropListIndexes(database: Database, table: string): void {
  const names = database.all<[string]>(
    "select name from sqlite_master where type = 'table' and name glob ?",
    `${table} by *`,
  )
  for (const [name] of names) database.exec(`drop table "${name}"`)
}

const column = (name: string) => `"in ${name}"`
