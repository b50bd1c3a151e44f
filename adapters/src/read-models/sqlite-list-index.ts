import type { Database } from '../sqlite/database.ts'
import { isHasAll } from './conditions.ts'
import { indexName, plainName } from './field-names.ts'
import { field, type Spelling, textsSql } from './find-sql.ts'
import type { Find, IndexField } from './port.ts'

/**
 * An index of the texts in a list, which SQLite cannot index where they stand: a table with an entry for each text of
 * each document, in which triggers follow what happens to the documents. An entry repeats the other fields of the index,
 * so that a page of a sorted search is one seek, however many documents have the text.
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

  /** Makes it, empty as its documents are, unless it is there. To be called within the transaction that makes them. */
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

  /** Where to look for the documents and how to spell that, null for a search that this index is not made for. */
  serving(where: Find['where'], documents: Spelling): { from: string; spelling: Spelling } | null {
    const wanted = where[this.#list]
    if (wanted === undefined || !isHasAll(wanted) || wanted.all.length === 0) return null
    const before = this.#fields.slice(0, this.#fields.indexOf(this.#list))
    if (before.some((name) => where[name] === undefined)) return null
    return {
      // A cross join is made in the order in which it is written.
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

/** Drops those of a build; its triggers went with its documents. */
export function dropListIndexes(database: Database, table: string): void {
  const names = database.all<[string]>(
    "select name from sqlite_master where type = 'table' and name glob ?",
    `${table} by *`,
  )
  for (const [name] of names) database.exec(`drop table "${name}"`)
}

const column = (name: string) => `"in ${name}"`
