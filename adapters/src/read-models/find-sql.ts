import { boundLimit, type Value } from '../sqlite/database.ts'
import { isHasAll, isOneOf, longestFirst } from './conditions.ts'
import { plainName } from './field-names.ts'
import type { FieldValue, Find } from './port.ts'

/** A condition or a clause with the values of its question marks. */
type Fragment = { sql: string; values: Value[] }

/** A field of the document. Throws for what is no plain name. */
export function field(name: string, column = 'document'): string {
  return `json_extract(${column}, '$.${plainName(name)}')`
}

/** How a search spells what it looks at, which depends on where it is looked up. */
export type Spelling = {
  id: string
  field(name: string): string
  /** The column that holds one text of this list, if that is what the search enters by. */
  entry?: { list: string; column: string } | undefined
}

/** The column that keeps a field beside the document. */
export const fieldColumn = (name: string): string => `"field ${plainName(name)}"`

/** Where some fields have a column of their own. */
export const documentsSpelling = (columns: readonly string[]): Spelling => ({
  id: 'id',
  field: (name) => (columns.includes(name) ? fieldColumn(name) : field(name)),
})

const ofDocuments = documentsSpelling([])

/** `where` of all conditions, deleted documents left out, and those without something in all of these columns. */
export function whereSql(
  where: Find['where'],
  spelling = ofDocuments,
  filled: readonly string[] = [],
): Fragment {
  const conditions = Object.entries(where).flatMap(([name, wanted]) => condition(name, wanted, spelling))
  const there = ['document', ...filled].map((column) => ({ sql: `${column} is not null`, values: [] }))
  return all([...there, ...conditions])
}

/** Everything after `where` of a search. */
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
  // One text whatever the number of values, so that the statement is prepared once.
  const isAmong = `${key} in (select value from json_each(?))`
  return values.length === wanted.length
    ? { sql: isAmong, values: [JSON.stringify(values)] }
    : { sql: `(${isAmong} or ${key} is null)`, values: [JSON.stringify(values)] }
}

/** The list holds each text: the first is the entry's where the search enters by one, the others stand in the document. */
function holding(name: string, texts: readonly string[], entry: Spelling['entry']): Fragment[] {
  const held = `exists (select 1 from ${textsSql('document', name)} and texts.value = ?)`
  return texts.map((text, index) => ({
    sql: index === 0 && entry?.list === name ? `${entry.column} = ?` : held,
    values: [text],
  }))
}

/** The texts of a list in a column of documents, one a row, up to a condition that ends it. */
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
 * Later in the order of the keys, where null comes first. A comparison with null is never true, which is right while the
 * bounds hold none, as null comes before each of them.
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

/** Compares rows; the first key is named once more alone, because SQLite seeks by an expression only where it stands alone. */
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

/** SQLite reads true and false out of JSON as 1 and 0. */
export const bound = (value: FieldValue): Value => (typeof value === 'boolean' ? Number(value) : value)
