import { describe, expect, test } from 'vitest'
import { findQuery, indexKey, whereFilter } from './mongo-find.ts'
import { fieldsOf, listsOf } from './mongo-kept-document.ts'

test('only top-level values under plain names are searchable, but not null', () => {
  const document = {
    title: 'Water',
    done: false,
    minutes: 0,
    dueDate: null,
    tags: ['frost'],
    deep: { title: 'x' },
    absent: undefined,
    notANumber: Number.NaN,
    'a.b': 1,
    $where: 'x',
  }
  expect(fieldsOf(document)).toEqual({ title: 'Water', done: false, minutes: 0 })
  expect(listsOf({ ...document, mixed: [7, 'pot', ['deep']], none: [], 'a.b': ['x'] })).toEqual({
    tags: ['frost'],
    mixed: ['pot'],
  })
})

test('conditions contain only values, and exclude deleted documents', () => {
  expect(whereFilter({ title: 'Water', dueDate: null, status: ['open', null], none: [] })).toEqual({
    live: true,
    'fields.title': { $eq: 'Water' },
    'fields.dueDate': { $eq: null },
    'fields.status': { $in: ['open', null] },
    'fields.none': { $in: [] },
  })
  expect(whereFilter({ tags: { all: ['pot', 'frost'] }, any: { all: [] } })).toEqual({
    live: true,
    'lists.tags': { $all: ['frost', 'pot'] },
  })
})

test('an index ends with the id, as every sort order does', () => {
  expect(Object.entries(indexKey(['gardenId', 'dueDate']))).toEqual([
    ['fields.gardenId', 1],
    ['fields.dueDate', 1],
    ['_id', 1],
  ])
  expect(Object.keys(indexKey(['gardenId', { each: 'tags' }, 'dueDate']))).toEqual([
    'fields.gardenId',
    'lists.tags',
    'fields.dueDate',
    '_id',
  ])
  expect(findQuery({ where: {}, sort: ['dueDate'] })).toEqual({
    filter: { live: true },
    sort: new Map([
      ['fields.dueDate', 1],
      ['_id', 1],
    ]),
  })
})

describe('a search that continues from a position', () => {
  const later = (after: (string | number | boolean | null)[], sort = ['due']) =>
    findQuery({ where: {}, sort, after }).filter.$and

  test('starts there, and orders texts before booleans', () => {
    expect(later(['2026-01-01', 'a'])).toEqual([
      { 'fields.due': { $not: { $lt: '2026-01-01' }, $ne: null } },
      {
        $or: [
          { 'fields.due': { $gt: '2026-01-01' } },
          { 'fields.due': { $gte: false } },
          { 'fields.due': { $eq: '2026-01-01' }, _id: { $gt: 'a' } },
        ],
      },
    ])
  })

  test('orders null before numbers, and numbers before texts', () => {
    expect(later([null, 5, 'a'], ['due', 'minutes'])).toEqual([
      {
        $or: [
          { 'fields.due': { $ne: null } },
          { 'fields.due': { $eq: null }, 'fields.minutes': { $gt: 5 } },
          { 'fields.due': { $eq: null }, 'fields.minutes': { $gte: '' } },
          { 'fields.due': { $eq: null }, 'fields.minutes': { $gte: false } },
          { 'fields.due': { $eq: null }, 'fields.minutes': { $eq: 5 }, _id: { $gt: 'a' } },
        ],
      },
    ])
  })

  test('refuses a wrong number of values', () => {
    expect(() => later(['2026-01-01'])).toThrow('Expected 2 values')
  })
})

test.each(['a.b', '$where', '', 'a b', 'é'])('a field called %j is refused', (name) => {
  expect(() => whereFilter({ [name]: 'x' })).toThrow('Not a field')
  expect(() => findQuery({ where: {}, sort: [name] })).toThrow('Not a field')
  expect(() => whereFilter({ [name]: { all: ['x'] } })).toThrow('Not a field')
  expect(() => indexKey([name])).toThrow('Not a field')
  expect(() => indexKey([{ each: name }])).toThrow('Not a field')
})
