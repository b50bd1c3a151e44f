import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyMap,
  get,
  memoizedCount,
  memoizedGroupBy,
  type PersistentMap,
  put,
  putAll,
  remove,
  size,
  update,
  values,
} from './persistent-map.ts'

describe('a persistent map', () => {
  const things = put(put<{ name: string; age?: number }>(emptyMap, 'a1', { name: 'rose' }), 'b1', {
    name: 'lily',
  })

  test('finds things by their id only', () => {
    expect([get(things, 'a1'), get(things, 'b1'), get(things, 'c1')]).toEqual([
      { name: 'rose' },
      { name: 'lily' },
      undefined,
    ])
  })

  test('changes a thing without touching earlier versions', () => {
    const later = update(things, 'a1', { age: 3 })
    expect(get(later, 'a1')).toEqual({ name: 'rose', age: 3 })
    expect(get(things, 'a1')).toEqual({ name: 'rose' })
    expect(update(things, 'c1', { age: 3 })).toBe(things)
  })

  test('removes things and ignores unknown ids', () => {
    const later = remove(things, ['a1', 'c1', 'd2'])
    expect(values(later)).toEqual([{ name: 'lily' }])
    expect([size(things), size(later)]).toEqual([2, 1])
  })

  test('counts and groups the values of each version, and reads shared branches once', () => {
    const read: string[] = []
    const countOld = memoizedCount(({ name, age = 0 }: { name: string; age?: number }) => {
      read.push(name)
      return age > 2
    })
    const agedIn = memoizedGroupBy(({ age }: { name: string; age?: number }) => age?.toString() ?? null)
    const before = put(things, 'c2', { name: 'fern', age: 3 })
    const after = update(before, 'a1', { age: 3 })
    const later = remove(after, ['c2'])
    expect([before, after, later, before].map(countOld)).toEqual([1, 2, 1, 1])
    expect(read).toEqual(['rose', 'lily', 'fern', 'rose', 'lily'])
    const namesOf = (version: typeof things) => agedIn(version, '3').map(({ name }) => name)
    expect([before, after, later, before].map(namesOf)).toEqual([
      ['fern'],
      ['rose', 'fern'],
      ['rose'],
      ['fern'],
    ])
    expect(agedIn(after, '4')).toEqual([])
  })

  test('adds and removes many things as it does one by one', () => {
    const ids = fc.array(fc.uuid())
    fc.assert(
      fc.property(ids, ids, (there, coming) => {
        const entries = [...there.slice(0, 2), ...coming].map(
          (id, index) => [id, { name: `${index}` }] as const,
        )
        const before = there.reduce<PersistentMap<{ name: string }>>(
          (all, id) => put(all, id, { name: 'old' }),
          emptyMap,
        )
        const after = putAll(before, entries)
        expect(after).toEqual(entries.reduce((all, [id, thing]) => put(all, id, thing), before))
        expect(remove(after, there)).toEqual(there.reduce((all, id) => remove(all, [id]), after))
      }),
    )
    expect(putAll(things, [])).toBe(things)
  })

  test('survives JSON, whatever the order of additions and removals', () => {
    const id = fc.uuid()
    const step = fc.tuple(fc.constantFrom('put', 'remove'), id)
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const expected = new Map<string, { id: string }>()
        let actual: PersistentMap<{ id: string }> = emptyMap
        for (const [kind, each] of steps) {
          if (kind === 'put') expected.set(each, { id: each })
          else expected.delete(each)
          actual = kind === 'put' ? put(actual, each, { id: each }) : remove(actual, [each])
        }
        expect(JSON.parse(JSON.stringify(actual))).toStrictEqual(actual)
        expect(new Set(values(actual).map((thing) => thing.id))).toEqual(new Set(expected.keys()))
        expect(size(actual)).toBe(expected.size)
      }),
    )
  })
})
