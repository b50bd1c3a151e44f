import { beforeEach, describe, expect, test } from 'vitest'
import type { Collection, FieldValue, Find, IndexField, ReadModels } from './port.ts'
import {
  type Note,
  newName,
  none,
  type OpenReadModels,
  opened,
  pointingAt,
  stored,
} from './testing/contract-kit.ts'

const byTag: readonly IndexField[] = ['gardenId', { each: 'tags' }, 'title']

/** Queries on list fields must return the same documents with and without an index. */
export function listContract(open: OpenReadModels): void {
  describe.each<{ how: string; indexes: (readonly IndexField[])[] }>([
    { how: 'with an index', indexes: [byTag, ['title']] },
    { how: 'without an index', indexes: [] },
  ])('finding documents by the texts in a list, $how', ({ indexes }) => {
    let readModels: ReadModels
    let shape: { name: string; version: number; indexes: typeof indexes }
    let collection: Collection<Note>
    beforeEach(async () => {
      shape = { name: newName(), version: 1, indexes }
      readModels = await opened(open)
      collection = await readModels.open<Note>(shape)
    })
    const idsOf = async (query: Find) => (await collection.find(query)).map(({ id }) => id)
    const tagged = (id: string, tags: unknown, more: Partial<Note> = {}, revision = 1) =>
      stored(id, revision, { gardenId: 'g1', title: `Note ${id}`, tags, ...more })
    const having = (...all: string[]) => ({ gardenId: 'g1', tags: { all } })

    test('finds those whose list has all of them', async () => {
      const documents = [
        tagged('a', ['frost', 'shade', 'pot']),
        tagged('b', ['shade', 'frost', 'frost']),
        tagged('c', ['frost']),
        tagged('d', []),
        tagged('e', ['frost', 'shade'], { gardenId: 'g2' }),
      ]
      await collection.save(documents, none)
      expect(await idsOf({ where: having('frost', 'shade') })).toEqual(['a', 'b'])
      expect(await idsOf({ where: having('frost') })).toEqual(['a', 'b', 'c'])
      expect(await idsOf({ where: having('frost', 'frost') })).toEqual(['a', 'b', 'c'])
      expect(await idsOf({ where: having('fro') })).toEqual([])
      expect(await idsOf({ where: having() })).toEqual(['a', 'b', 'c', 'd'])
      expect(await idsOf({ where: { tags: { all: ['shade', 'frost'] } } })).toEqual(['a', 'b', 'e'])
      expect(await idsOf({ where: { ...having('frost'), title: 'Note c' } })).toEqual(['c'])
      expect(await idsOf({ where: { ...having('frost'), title: ['Note b', 'Note c'] } })).toEqual(['b', 'c'])
      expect(await idsOf({ where: { gardenId: ['g1', 'g2'], tags: { all: ['pot'] } } })).toEqual(['a'])
      expect(await collection.count(having('frost', 'shade'))).toBe(2)
      const [found] = await collection.find({ where: having('pot') })
      expect(found).toEqual({ id: 'a', document: documents[0]?.document })
    })

    test('considers only texts directly in the list', async () => {
      await collection.save(
        [
          tagged('a', 'frost'),
          tagged('b', { frost: 'frost', 0: 'frost' }),
          tagged('c', [['frost'], { tag: 'frost' }]),
          tagged('d', null),
          tagged('e', [7, null, true, 'frost', 'Frost', "it's", '$all', '🌱']),
          stored('f', 1, { gardenId: 'g1', title: 'without' }),
        ],
        none,
      )
      expect(await idsOf({ where: having('frost') })).toEqual(['e'])
      for (const text of ['Frost', "it's", '$all', '🌱'])
        expect(await idsOf({ where: having(text) })).toEqual(['e'])
      for (const text of ['7', 'true', 'null', '']) expect(await idsOf({ where: having(text) })).toEqual([])
    })

    test('reflects every change of a document', async () => {
      await collection.save([tagged('a', ['frost']), tagged('b', ['frost'])], none)
      expect(await idsOf({ where: having('frost') })).toEqual(['a', 'b'])
      await collection.save([tagged('a', ['shade'], {}, 2), stored('b', 2, null)], none)
      expect(await idsOf({ where: having('frost') })).toEqual([])
      expect(await idsOf({ where: having('shade') })).toEqual(['a'])
      await collection.save([tagged('a', ['frost'], {}, 1)], none)
      expect(await idsOf({ where: having('frost') })).toEqual([])
      await collection.save(
        [tagged('a', ['shade'], { gardenId: 'g2' }, 3), tagged('b', ['shade'], {}, 3)],
        none,
      )
      expect(await idsOf({ where: having('shade') })).toEqual(['b'])
      await collection.save([tagged('b', undefined, {}, 4)], none)
      expect(await collection.count(having('shade'))).toBe(0)
    })

    test.each([['title'], ['minutes', 'title']])('works page by page, sorted by %s', async (...sort) => {
      const ids = Array.from({ length: 23 }, (_, index) => `n${String(index).padStart(2, '0')}`)
      await collection.save(
        ids.map((id, index) =>
          tagged(id, index % 3 === 0 ? ['other'] : ['frost', `t${index}`], {
            title: `Note ${(index * 7) % 5}`,
            ...(index % 2 === 0 ? { minutes: index % 4 } : {}),
          }),
        ),
        none,
      )
      const expected = await idsOf({ where: having('frost'), sort })
      expect(expected).toHaveLength(15)
      const paged: string[] = []
      for (let after: FieldValue[] | undefined; paged.length <= ids.length; ) {
        const query = { where: having('frost'), sort, limit: 4, ...(after ? { after } : {}) }
        const page = await collection.find(query)
        const last = page.at(-1)
        if (!last) break
        paged.push(...page.map(({ id }) => id))
        after = [...sort.map((name) => (last.document[name] ?? null) as FieldValue), last.id]
      }
      expect(paged).toEqual(expected)
    })

    test('finds documents saved before the first search, and after reopening', async () => {
      await collection.save([tagged('a', ['frost'])], none)
      await readModels.point(shape.name, pointingAt(1))
      await collection.save([tagged('b', ['frost'])], none)
      const again = await readModels.open<Note>(shape)
      expect(await again.count(having('frost'))).toBe(2)
    })

    test('finds nothing from a dropped version', async () => {
      await collection.save([tagged('a', ['frost'])], none)
      expect(await idsOf({ where: having('frost') })).toEqual(['a'])
      await readModels.drop(shape.name, { version: 1, build: 0 })
      const anew = await readModels.open<Note>(shape)
      expect(await anew.count(having('frost'))).toBe(0)
      await anew.save([tagged('b', ['frost'])], none)
      expect(await anew.count(having('frost'))).toBe(1)
    })

    test('refuses list fields that are not plain names', async () => {
      for (const name of ["tags') or ('1", 'a.b', '$where', ''])
        await expect(collection.find({ where: { [name]: { all: ['x'] } } })).rejects.toThrow()
    })
  })
}
