import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = {
  name: 'Lemon',
  care: { soil: 'loam', water: 'weekly' },
  tags: ['a', 'b'],
  picture: '/a',
  id: 1,
}

test('equal values have no changed fields', () => {
  expect(changedFields({ ...before }, before)).toEqual({})
})

test('only changed fields are returned, a group by its fields and a list as a whole', () => {
  const next = { name: 'Lime', care: { soil: 'loam', water: 'daily' }, tags: ['b'], picture: null }
  expect(changedFields(next, before)).toEqual({
    name: 'Lime',
    care: { water: 'daily' },
    tags: ['b'],
    picture: null,
  })
})

test('a group that was null before is returned whole', () => {
  expect(changedFields({ care: before.care }, { care: null })).toEqual({ care: before.care })
})
