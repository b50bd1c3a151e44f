import type { Document, Sort } from 'mongodb'
import { isHasAll, isOneOf, longestFirst } from './conditions.ts'
import { plainName } from './field-names.ts'
import type { FieldValue, Find, IndexField } from './port.ts'

/** A filter for the matching documents, without deleted ones. */
export function whereFilter(where: Find['where']): Document {
  return { live: true, ...Object.fromEntries(Object.entries(where).flatMap(condition)) }
}

function condition([name, wanted]: [string, Find['where'][string]]): [string, Document][] {
  if (isOneOf(wanted)) return [[fieldPath(name), { $in: [...wanted] }]]
  if (!isHasAll(wanted)) return [[fieldPath(name), { $eq: wanted }]]
  // MongoDB looks up the first text in the index. `$all` with an empty list would match nothing, but here it must match
  // everything.
  return wanted.all.length > 0 ? [[list(name), { $all: longestFirst(wanted) }]] : []
}

export function findQuery({ where, sort = [], isDescending = false, after }: Find): {
  filter: Document
  sort: Sort
} {
  if (isDescending && after) throw new Error('A search in descending order is not continued.')
  const keys = [...sort.map(fieldPath), '_id']
  const filter = whereFilter(where)
  return {
    filter: after ? { ...filter, $and: laterThan(keys, after) } : filter,
    sort: new Map(keys.map((key) => [key, isDescending ? -1 : 1])),
  }
}

/** The keys of an index: its fields, then the id, which is the last sort key of every query. */
export function indexKey(fields: readonly IndexField[]): Record<string, 1> {
  const keys = fields.map((each) => (typeof each === 'string' ? fieldPath(each) : list(each.each)))
  return Object.fromEntries([...keys, '_id'].map((key) => [key, 1]))
}

/** The path of the copy of a field that queries use. */
export function fieldPath(name: string): string {
  return `fields.${plainName(name)}`
}

function list(name: string): string {
  return `lists.${plainName(name)}`
}

/** Documents after the bounds: for each key, equal in all earlier keys and later in this one. */
function laterThan(keys: readonly string[], after: readonly FieldValue[]): Document[] {
  if (keys.length !== after.length) throw new Error(`Expected ${keys.length} values to continue after.`)
  const bounds = keys.map((key, index) => ({ key, value: after[index] ?? null }))
  const alternatives = bounds.flatMap(({ key, value }, index) => {
    const tied = bounds.slice(0, index).map((bound) => [bound.key, { $eq: bound.value }])
    const latter = key === '_id' ? [{ $gt: value }] : laterValues(value)
    return latter.map((later) => ({ ...Object.fromEntries(tied), [key]: later }))
  })
  const [first] = bounds
  // A separate condition on the first key lets MongoDB enter the index where the page begins.
  const entrance = first && first.value !== null ? [{ [first.key]: notBefore(first.value) }] : []
  return [...entrance, { $or: alternatives }]
}

/** MongoDB compares only values of the same type, while it sorts null, numbers, texts, false, true. */
function laterValues(value: FieldValue): Document[] {
  if (value === null) return [{ $ne: null }]
  const laterKinds = { number: [{ $gte: '' }, { $gte: false }], string: [{ $gte: false }], boolean: [] }
  return [{ $gt: value }, ...laterKinds[typeof value as keyof typeof laterKinds]]
}

/** Looser than necessary: it also matches values of types that sort earlier. */
const notBefore = (value: FieldValue): Document => ({ $not: { $lt: value }, $ne: null })
