import { beforeEach, describe, expect, test } from 'vitest'
import type { Collection, FieldValue, Find } from './port.ts'
import { type Note, none, notes, type OpenReadModels, stored } from './testing/contract-kit.ts'

export function findContract(open: OpenReadModels): void {
  describe('finding documents', () => {
    let collection: Collection<Note>
    const idsOf = async (query: Find) => (await collection.find(query)).map(({ id }) => id)

    beforeEach(async () => {
      collection = await notes(open)
      await collection.save(
        [
          stored('d', 1, { gardenId: 'g1', title: 'Water', dueDate: '2026-03-01', done: false, minutes: 5 }),
          stored('b', 1, { gardenId: 'g1', title: 'Prune', dueDate: '2026-03-01', done: true, minutes: 30 }),
          stored('a', 1, { gardenId: 'g1', title: 'Feed', dueDate: '2026-04-01', done: false, minutes: 9 }),
          stored('c', 1, { gardenId: 'g1', title: 'Mulch', dueDate: null, done: true }),
          stored('e', 1, { gardenId: 'g1', title: 'Éclair', minutes: 10.5 }),
          stored('f', 1, { gardenId: 'g2', title: 'Water', dueDate: '2026-01-01', done: false }, 'g2'),
          stored('g', 2, null),
        ],
        none,
      )
    })

    test.each<{ stated: string; where: Find['where']; found: string[] }>([
      { stated: 'nothing', where: {}, found: ['a', 'b', 'c', 'd', 'e', 'f'] },
      { stated: 'a text', where: { gardenId: 'g2' }, found: ['f'] },
      { stated: 'a text that no document has', where: { gardenId: 'g3' }, found: [] },
      { stated: 'two fields', where: { gardenId: 'g1', title: 'Water' }, found: ['d'] },
      { stated: 'true', where: { gardenId: 'g1', done: true }, found: ['b', 'c'] },
      { stated: 'false', where: { gardenId: 'g1', done: false }, found: ['a', 'd'] },
      { stated: 'null, which an absent field also is', where: { dueDate: null }, found: ['c', 'e'] },
      { stated: 'a number', where: { minutes: 10.5 }, found: ['e'] },
      { stated: 'a number, not its text', where: { minutes: '30' }, found: [] },
      { stated: 'one of several texts', where: { title: ['Feed', 'Éclair', 'Weed'] }, found: ['a', 'e'] },
      { stated: 'one of several numbers', where: { minutes: [5, 30, 31] }, found: ['b', 'd'] },
      {
        stated: 'true or false',
        where: { gardenId: 'g1', done: [true, false] },
        found: ['a', 'b', 'c', 'd'],
      },
      { stated: 'null or a text', where: { dueDate: [null, '2026-01-01'] }, found: ['c', 'e', 'f'] },
      { stated: 'one of no values', where: { title: [] }, found: [] },
      { stated: 'a text with a quote in it', where: { title: "' or 1 = 1 --" }, found: [] },
    ])('by $stated returns them in the order of their ids', async ({ where, found }) => {
      expect(await idsOf({ where })).toEqual(found)
      expect(await collection.count(where)).toBe(found.length)
    })

    test('matches values of the field itself, not in lists or nested fields', async () => {
      const more = [
        stored('l', 1, { gardenId: 'g9', title: 'list', tags: ['frost', 'shade'], deep: { title: 'Water' } }),
        stored('m', 1, { gardenId: 'g9', title: 'text', tags: 'frost' }),
        stored('n', 1, { gardenId: 'g9', title: 'number', tags: 9_007_199_254_740_991 }),
        stored('o', 1, { gardenId: 'g9', title: 'text of a number', tags: '9007199254740991' }),
      ]
      await collection.save(more, none)
      expect(await idsOf({ where: { gardenId: 'g9', tags: 'frost' } })).toEqual(['m'])
      expect(await idsOf({ where: { gardenId: 'g9', tags: ['frost', 'shade'] } })).toEqual(['m'])
      expect(await idsOf({ where: { gardenId: 'g9', tags: 9_007_199_254_740_991 } })).toEqual(['n'])
      expect(await idsOf({ where: { gardenId: 'g9', tags: '9007199254740991' } })).toEqual(['o'])
      expect(await idsOf({ where: { gardenId: 'g9', title: 'Water' } })).toEqual([])
    })

    test('pages through a field of mixed types: null, then numbers, then texts', async () => {
      const kinds = [null, undefined, -3, 0, 2.5, 10, '', '10', '9', 'Zebra', 'a', 'é', '🌱']
      const ids = kinds.map((_, index) => `k${String(index).padStart(2, '0')}`)
      await collection.save(
        kinds.map((kind, index) =>
          stored(ids[index] as string, 1, {
            gardenId: 'g9',
            title: 'kind',
            ...(kind === undefined ? {} : { kind }),
          }),
        ),
        none,
      )
      const paged: string[] = []
      for (let after: FieldValue[] | undefined; paged.length <= ids.length; ) {
        const query = { where: { gardenId: 'g9' }, sort: ['kind'], limit: 2, ...(after ? { after } : {}) }
        const page = await collection.find(query)
        const last = page.at(-1)
        if (!last) break
        paged.push(...page.map(({ id }) => id))
        after = [(last.document.kind ?? null) as FieldValue, last.id]
      }
      expect(paged).toEqual(ids)
    })

    test('returns each whole, with its id', async () => {
      expect(await collection.find({ where: { gardenId: 'g2' } })).toEqual([
        { id: 'f', document: { gardenId: 'g2', title: 'Water', dueDate: '2026-01-01', done: false } },
      ])
    })

    test.each<{ sort: string[]; found: string[] }>([
      { sort: ['dueDate'], found: ['c', 'e', 'b', 'd', 'a'] },
      { sort: ['minutes'], found: ['c', 'd', 'a', 'e', 'b'] },
      { sort: ['title'], found: ['a', 'c', 'b', 'd', 'e'] },
      { sort: ['done', 'dueDate'], found: ['e', 'd', 'a', 'c', 'b'] },
    ])('sorts by $sort, with absent fields first and ties by id', async ({ sort, found }) => {
      expect(await idsOf({ where: { gardenId: 'g1' }, sort })).toEqual(found)
    })

    test('returns at most the requested number', async () => {
      expect(await idsOf({ where: {}, limit: 0 })).toEqual([])
      expect(await idsOf({ where: {}, limit: 2 })).toEqual(['a', 'b'])
      expect(await idsOf({ where: {}, limit: 100 })).toHaveLength(6)
    })

    test.each<{ sort: (keyof Note & string)[] }>([
      { sort: [] },
      { sort: ['dueDate'] },
      { sort: ['minutes'] },
      { sort: ['done', 'dueDate'] },
      { sort: ['dueDate', 'minutes'] },
    ])('page by page sorted by $sort has no gaps or repeats', async ({ sort }) => {
      const expected = await idsOf({ where: {}, sort })
      for (const limit of [1, 2, 4]) {
        const paged: string[] = []
        for (let after: FieldValue[] | undefined; ; ) {
          const page: { id: string; document: Note }[] = await collection.find({
            where: {},
            sort,
            limit,
            ...(after ? { after } : {}),
          })
          paged.push(...page.map(({ id }) => id))
          const last = page.at(-1)
          if (!last) break
          after = [...sort.map((name) => (last.document[name] ?? null) as FieldValue), last.id]
        }
        expect(paged).toEqual(expected)
      }
    })

    test('page by page works when all sort values are equal', async () => {
      const ids = Array.from({ length: 50 }, (_, index) => `t${String(index).padStart(2, '0')}`)
      await collection.save(
        ids.map((id) => stored(id, 1, { gardenId: 'g9', title: 'same', dueDate: '2026-05-05' }, 'g9')),
        none,
      )
      const first = await idsOf({ where: { gardenId: 'g9' }, sort: ['dueDate'], limit: 20 })
      const rest = await idsOf({
        where: { gardenId: 'g9' },
        sort: ['dueDate'],
        after: ['2026-05-05', first.at(-1) ?? ''],
      })
      expect([...first, ...rest]).toEqual(ids)
    })

    test('in descending order returns the requested number', async () => {
      const where = { gardenId: 'g1' }
      const ascending = await idsOf({ where, sort: ['dueDate', 'title'] })
      const last = { where, sort: ['dueDate', 'title'], isDescending: true }
      expect(await idsOf(last)).toEqual(ascending.toReversed())
      expect(await idsOf({ ...last, limit: 2 })).toEqual(ascending.toReversed().slice(0, 2))
      await expect(collection.find({ ...last, after: ['2026-03-01', 'Prune', 'b'] })).rejects.toThrow()
    })

    test('refuses fields that are not plain names', async () => {
      for (const name of ["title') or ('1", 'a.b', '$where', ''])
        await expect(collection.find({ where: { [name]: 'x' } })).rejects.toThrow()
      await expect(collection.find({ where: {}, sort: ['title desc'] })).rejects.toThrow()
    })

    test('refuses to continue from too few values', async () => {
      await expect(collection.find({ where: {}, sort: ['title'], after: ['a'] })).rejects.toThrow()
    })
  })
}
