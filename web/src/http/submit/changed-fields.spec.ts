import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = {
  name: 'Lemon',
  care: { soil: 'loam', water: 'weekly' },
  tags: ['a', 'b'],
  picture: '/a',
  id: 1,
}

test('nothing differs from itself', () => {
  expect(changedFields({ ...before }, before)).toEqual({})
})

test('only what differs is told, a group by its fields, a list as a whole', () => {
  const next = { name: 'Lime', care: { soil: 'loam', water: 'daily' }, tags: ['b'], picture: null }
  expect(changedFields(next, before)).toEqual({
    name: 'Lime',
    care: { water: 'daily' },
    tags: ['b'],
    picture: null,
  })
})

test('a group that was not there before is told whole', () => {
  expect(changedFields({ care: before.care }, { care: null })).toEqual({ care: before.care })
})
