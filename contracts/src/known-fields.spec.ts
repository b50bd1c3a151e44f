import { expect, test } from 'vitest'
import { knownFields } from './known-fields.ts'

test('only the named fields are read', () => {
  const looked: string[] = []
  const fields = new Proxy({ name: 'Rose', note: undefined, other: 1 } as Record<string, unknown>, {
    get: (target, name) => {
      looked.push(String(name))
      return target[String(name)]
    },
    ownKeys: () => {
      throw new Error('All of them are looked at.')
    },
  })
  expect(knownFields(fields, ['name', 'note', 'toString'])).toEqual({ name: 'Rose' })
  expect(new Set(looked)).toEqual(new Set(['name', 'note']))
})
