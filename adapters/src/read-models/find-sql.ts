import type { Value } from '../sqlite/database.ts'
import { plainName } from './field-names.ts'
import type { FieldValue, Find } from './port.ts'

/** A condition or a clause with the values of its question marks. */
type Fragment = { sql: string; values: Value[] }

/** A field of the document, spelt as in the indexes so that SQLite recognises it. Throws for what is no plain name. */
export function field(name: string): string {
  return `json_extract(document, '$.${plainName(name)}')`
}

/** `where` of all conditions, deleted documents left out. */
export function whereSql(where: Find['where']): Fragment {
  return all([{ sql: 'document is not null', values: [] }, ...Object.entries(where).map(condition)])
}

/** Everything after `from` of a search. */
export function findSql({ where, sort = [], after, limit }: Find): Fragment {
  const keys = [...sort.map(field), 'id']
  const matching = whereSql(where)
  const wanted = after ? all([matching, laterThan(keys, after)]) : matching
  const order = ` order by ${keys.join(', ')}`
  return limit === undefined
    ? { sql: wanted.sql + order, values: wanted.values }
    : { sql: `${wanted.sql + order} limit ?`, values: [...wanted.values, limit] }
}

function condition([name, wanted]: [string, FieldValue | readonly FieldValue[]]): Fragment {
  if (!isList(wanted)) return equal(field(name), wanted)
  const values = wanted.filter((value) => value !== null)
  // One text whatever the number of values, so that the statement is prepared once.
  const among = `${field(name)} in (select value from json_each(?))`
  return values.length === wanted.length
    ? { sql: among, values: [JSON.stringify(values)] }
    : { sql: `(${among} or ${field(name)} is null)`, values: [JSON.stringify(values)] }
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
const bound = (value: FieldValue): Value => (typeof value === 'boolean' ? Number(value) : value)

const isList = (value: FieldValue | readonly FieldValue[]): value is readonly FieldValue[] =>
  Array.isArray(value)
