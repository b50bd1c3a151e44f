import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ById,
  change,
  counter,
  get,
  grouper,
  picker,
  put,
  putAll,
  remove,
  size,
  values,
} from './by-id.ts'

describe('a collection by id', () => {
  const things = put(put<{ name: string; age?: number }>({}, 'a1', { name: 'rose' }), 'b1', { name: 'lily' })

  test('finds things by their id only', () => {
    expect([get(things, 'a1'), get(things, 'b1'), get(things, 'c1')]).toEqual([
      { name: 'rose' },
      { name: 'lily' },
      undefined,
    ])
  })

  test('changes a thing without touching earlier versions', () => {
    const later = change(things, 'a1', { age: 3 })
    expect(get(later, 'a1')).toEqual({ name: 'rose', age: 3 })
    expect(get(things, 'a1')).toEqual({ name: 'rose' })
    expect(change(things, 'c1', { age: 3 })).toBe(things)
  })

  test('removes things and ignores unknown ids', () => {
    const later = remove(things, ['a1', 'c1', 'd2'])
    expect(values(later)).toEqual([{ name: 'lily' }])
    expect([size(things), size(later)]).toEqual([2, 1])
  })

  test('picks values per version, reading each shared part once', () => {
    const asked: string[] = []
    const agesOf = picker(({ name, age }: { name: string; age?: number }) => {
      asked.push(name)
      return age ?? null
    })
    const before = put(things, 'c2', { name: 'fern' })
    const after = change(before, 'c2', { age: 3 })
    expect([agesOf(before), agesOf(after), agesOf(before), agesOf(after)]).toEqual([[], [3], [], [3]])
    expect(asked).toEqual(['rose', 'lily', 'fern', 'fern'])
  })

  test('counts and groups things per version', () => {
    const countOld = counter(({ age }: { name: string; age?: number }) => (age ?? 0) > 2)
    const agedIn = grouper(({ age }: { name: string; age?: number }) => (age === undefined ? null : `${age}`))
    const before = put(things, 'c2', { name: 'fern', age: 3 })
    const after = change(before, 'a1', { age: 3 })
    const later = remove(after, ['c2'])
    expect([before, after, later, before].map(countOld)).toEqual([1, 2, 1, 1])
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
        const before = there.reduce<ById<{ name: string }>>((all, id) => put(all, id, { name: 'old' }), {})
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
        let actual: ById<{ id: string }> = {}
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
