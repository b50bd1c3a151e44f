import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { removeOptimistically } from './remove-optimistically.ts'

const key = ['products'] as const
const listOf = (...list: string[]) => {
  const queries = new QueryClient()
  queries.setQueryData(key, list)
  const takeOutOf = (name: string) => removeOptimistically<string>(queries, key, (each) => each === name)
  return { queries, removeOptimistically: takeOutOf, list: () => queries.getQueryData(key) }
}

test('a restored item stands where it stood', () => {
  const { removeOptimistically, list } = listOf('a', 'b', 'c')
  const putBack = removeOptimistically('b')
  expect(list()).toEqual(['a', 'c'])
  putBack()
  expect(list()).toEqual(['a', 'b', 'c'])
})

test('two restored items are both there, in whatever order they are restored', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { removeOptimistically, list } = listOf('a', 'b', 'c')
    const putBack = [removeOptimistically('a'), removeOptimistically('b')]
    for (const each of order) putBack[each]?.()
    expect(list()).toHaveLength(3)
    expect(list()).toEqual(expect.arrayContaining(['a', 'b', 'c']))
  }
})

test('an item that was read again meanwhile is not restored twice', () => {
  const { queries, removeOptimistically, list } = listOf('a', 'b')
  const putBack = removeOptimistically('a')
  queries.setQueryData(key, ['a', 'b', 'c'])
  putBack()
  expect(list()).toEqual(['a', 'b', 'c'])
})

test('an item that is in no list is restored to none', () => {
  const { queries, removeOptimistically, list } = listOf('a')
  removeOptimistically('x')()
  expect(list()).toEqual(['a'])
  queries.removeQueries({ queryKey: key })
  removeOptimistically('a')()
  expect(list()).toBeUndefined()
})
