import { boundLimit, type Value } from '../sqlite/database.ts'
import { isHasAll, isOneOf, longestFirst } from './conditions.ts'
import { plainName } from './field-names.ts'
import type { FieldValue, Find } from './port.ts'

/** Part of an SQL statement, with the values of its placeholders. */
type Fragment = { sql: string; values: Value[] }

/** The SQL expression of a document's field. Throws if the name is not a plain identifier. */
export function field(name: string, column = 'document'): string {
  return `json_extract(${column}, '$.${plainName(name)}')`
}

/** The SQL expressions of a query's fields, which depend on the table that it reads. */
export type Spelling = {
  id: string
  field(name: string): string
  /** If the query reads a list index: the list and the column that holds one of its texts. */
  entry?: { list: string; column: string } | undefined
}

/** The column that holds a copy of a field. */
export const fieldColumn = (name: string): string => `"field ${plainName(name)}"`

/** Expressions for the documents table, in which some fields have their own column. */
export const documentsSpelling = (columns: readonly string[]): Spelling => ({
  id: 'id',
  field: (name) => (columns.includes(name) ? fieldColumn(name) : field(name)),
})

const ofDocuments = documentsSpelling([])

/** The conditions of a query, which also exclude deleted documents and rows with null in any of the `filled` columns. */
export function whereSql(
  where: Find['where'],
  spelling = ofDocuments,
  filled: readonly string[] = [],
): Fragment {
  const conditions = Object.entries(where).flatMap(([name, wanted]) => condition(name, wanted, spelling))
  const there = ['document', ...filled].map((column) => ({ sql: `${column} is not null`, values: [] }))
  return all([...there, ...conditions])
}

/** The conditions, order and limit of a query: everything after the keyword `where`. */
export function findSql(
  { where, sort = [], isDescending = false, after, limit }: Find,
  spelling = ofDocuments,
  filled: readonly string[] = [],
): Fragment {
  if (isDescending && after) throw new Error('A search in descending order is not continued.')
  const keys = [...sort.map(spelling.field), spelling.id]
  const matching = whereSql(where, spelling, filled)
  const wanted = after ? all([matching, laterThan(keys, after)]) : matching
  const order = ` order by ${keys.map((key) => (isDescending ? `${key} desc` : key)).join(', ')}`
  return limit === undefined
    ? { sql: wanted.sql + order, values: wanted.values }
    : { sql: `${wanted.sql + order} ${boundLimit}`, values: [...wanted.values, limit] }
}

function condition(name: string, wanted: Find['where'][string], spelling: Spelling): Fragment[] {
  if (isHasAll(wanted)) return holding(name, longestFirst(wanted), spelling.entry)
  const key = spelling.field(name)
  if (!isOneOf(wanted)) return [equal(key, wanted)]
  const [only = null] = wanted
  return [wanted.length === 1 ? equal(key, only) : among(key, wanted)]
}

function among(key: string, wanted: readonly FieldValue[]): Fragment {
  const values = wanted.filter((value) => value !== null)
  // The SQL text is the same for any number of values, so the statement is prepared only once.
  const isAmong = `${key} in (select value from json_each(?))`
  return values.length === wanted.length
    ? { sql: isAmong, values: [JSON.stringify(values)] }
    : { sql: `(${isAmong} or ${key} is null)`, values: [JSON.stringify(values)] }
}

/**
 * The list contains each text. With a list index, its column holds the first text; the others are looked up in the
 * document.
 */
function holding(name: string, texts: readonly string[], entry: Spelling['entry']): Fragment[] {
  const held = `exists (select 1 from ${textsSql('document', name)} and texts.value = ?)`
  return texts.map((text, index) => ({
    sql: index === 0 && entry?.list === name ? `${entry.column} = ?` : held,
    values: [text],
  }))
}

/** Selects the texts of a document's list, one per row. Ends with conditions, so that the caller can append more. */
export function textsSql(column: string, name: string): string {
  return `json_each(${column}, '$.${plainName(name)}') as texts
    where texts.type = 'text' and typeof(texts.key) = 'integer'`
}

function equal(key: string, value: FieldValue): Fragment {
  return value === null
    ? { sql: `${key} is null`, values: [] }
    : { sql: `${key} = ?`, values: [bound(value)] }
}

/**
 * Rows after the bounds in the order of the keys, where null comes first. SQL comparisons with null are never true.
 * That is correct as long as no bound is null, because null precedes every other value.
 */
function laterThan(keys: readonly string[], after: readonly FieldValue[]): Fragment {
  if (keys.length !== after.length) throw new Error(`Expected ${keys.length} values to continue after.`)
  const firstNull = after.indexOf(null)
  if (firstNull < 0) return greater(keys, after)
  const [key = '', ...rest] = keys.slice(firstNull)
  const [before, bounds] = [keys.slice(0, firstNull), after.slice(0, firstNull)]
  const tail = laterThan(rest, after.slice(firstNull + 1))
  const tied: Fragment = {
    sql: `(${key} is not null or (${key} is null and ${tail.sql}))`,
    values: tail.values,
  }
  if (before.length === 0) return tied
  const same = all([...before.map((name, index) => equal(name, bounds[index] ?? null)), tied])
  const beyond = greater(before, bounds)
  return { sql: `((${beyond.sql}) or (${same.sql}))`, values: [...beyond.values, ...same.values] }
}

/**
 * Compares rows. The first key is also compared on its own, because SQLite uses an index on an expression only for a
 * plain comparison.
 */
function greater(keys: readonly string[], bounds: readonly FieldValue[]): Fragment {
  const values = bounds.map(bound)
  return {
    sql: `${keys[0]} >= ? and (${keys.join(', ')}) > (${keys.map(() => '?').join(', ')})`,
    values: [...values.slice(0, 1), ...values],
  }
}

const all = (conditions: readonly Fragment[]): Fragment => ({
  sql: conditions.map(({ sql }) => sql).join(' and '),
  values: conditions.flatMap(({ values }) => values),
})

/** SQLite reads JSON booleans as 1 and 0. */
export const bound = (value: FieldValue): Value => (typeof value === 'boolean' ? Number(value) : value)
