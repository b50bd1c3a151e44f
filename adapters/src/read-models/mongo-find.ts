import type { Document, Sort } from 'mongodb'
import { isHasAll, isOneOf, longestFirst } from './conditions.ts'
import { plainName } from './field-names.ts'
import type { FieldValue, Find, IndexField } from './port.ts'

/** The documents that fit, deleted ones left out. */
export function whereFilter(where: Find['where']): Document {
  return { live: true, ...Object.fromEntries(Object.entries(where).flatMap(condition)) }
}

function condition([name, wanted]: [string, Find['where'][string]]): [string, Document][] {
  if (isOneOf(wanted)) return [[fieldPath(name), { $in: [...wanted] }]]
  if (!isHasAll(wanted)) return [[fieldPath(name), { $eq: wanted }]]
  // The index is entered by the first; all of nothing has every document, but not for the server.
  return wanted.all.length > 0 ? [[list(name), { $all: longestFirst(wanted) }]] : []
}

/** Filter and order of a search. */
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

/** The fields of an index: what is looked for, then the id, which ends every order. */
export function indexKey(fields: readonly IndexField[]): Record<string, 1> {
  const keys = fields.map((each) => (typeof each === 'string' ? fieldPath(each) : list(each.each)))
  return Object.fromEntries([...keys, '_id'].map((key) => [key, 1]))
}

/** Where a value is kept that documents are found by. */
export function fieldPath(name: string): string {
  return `fields.${plainName(name)}`
}

function list(name: string): string {
  return `lists.${plainName(name)}`
}

/** Later in the order of the keys: tied in the first ones, later in the next, for each of the keys. */
function laterThan(keys: readonly string[], after: readonly FieldValue[]): Document[] {
  if (keys.length !== after.length) throw new Error(`Expected ${keys.length} values to continue after.`)
  const bounds = keys.map((key, index) => ({ key, value: after[index] ?? null }))
  const alternatives = bounds.flatMap(({ key, value }, index) => {
    const tied = bounds.slice(0, index).map((bound) => [bound.key, { $eq: bound.value }])
    const latter = key === '_id' ? [{ $gt: value }] : laterValues(value)
    return latter.map((later) => ({ ...Object.fromEntries(tied), [key]: later }))
  })
  const [first] = bounds
  // Said once more of the first key alone, so that an index is entered where the page begins.
  const entrance = first && first.value !== null ? [{ [first.key]: notBefore(first.value) }] : []
  return [...entrance, { $or: alternatives }]
}

/** Comparisons look only at values of the same kind, while the order is: null, numbers, texts, false, true. */
function laterValues(value: FieldValue): Document[] {
  if (value === null) return [{ $ne: null }]
  const laterKinds = { number: [{ $gte: '' }, { $gte: false }], string: [{ $gte: false }], boolean: [] }
  return [{ $gt: value }, ...laterKinds[typeof value as keyof typeof laterKinds]]
}

/** A little wider than it must be: values of earlier kinds fit too. */
const notBefore = (value: FieldValue): Document => ({ $not: { $lt: value }, $ne: null })
