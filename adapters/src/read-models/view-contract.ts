import { fromJson, type JsonText, jsonList } from '@wattle/contracts/json-text.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Collection } from './port.ts'
import { type Note, newName, none, type OpenReadModels, opened, stored } from './testing/contract-kit.ts'

type NoteViews = { line: { title: string; late: boolean }; done: { title: string } }

/** Views are serialised when a document is saved and returned as that text, without parsing it again. */
export function viewContract(open: OpenReadModels): void {
  describe('views of documents', () => {
    let collection: Collection<Note, NoteViews>
    beforeEach(async () => {
      collection = await (await opened(open)).open<Note, NoteViews>({
        name: newName(),
        version: 1,
        indexes: [
          ['gardenId', 'dueDate'],
          ['gardenId', { each: 'tags' }, 'title'],
        ],
        views: {
          line: ({ title, minutes = 0 }: Note) => ({ title, late: minutes > 10 }),
          done: ({ title, done }: Note) => (done ? { title } : null),
        },
      })
      await collection.save(
        [
          stored('a', 1, { gardenId: 'g1', title: 'Feed', dueDate: '2026-04-01', done: true, minutes: 9 }),
          stored('b', 1, { gardenId: 'g1', title: 'Prune 🌿 “well”', dueDate: '2026-03-01', minutes: 30 }),
          stored('c', 1, {
            gardenId: 'g1',
            title: 'Mulch',
            dueDate: null,
            done: true,
            tags: ['frost', 'pot'],
          }),
          stored('d', 1, { gardenId: 'g2', title: 'Water', done: true, tags: ['frost'] }, 'g2'),
          stored('e', 2, null),
        ],
        none,
      )
    })
    const read = <View>(all: ReadonlyMap<string, JsonText<View>>) =>
      Object.fromEntries([...all].map(([id, json]) => [id, fromJson(json)]))
    const linesOf = async (query: Parameters<typeof collection.findViews>[1]) =>
      (await collection.findViews('line', query)).map(({ id, json }) => [id, fromJson(json).title])

    test('contain only what they select, as ASCII, whatever the alphabet', async () => {
      const shown = await collection.loadViews('line', ['a', 'b', 'e', 'x'])
      expect(read(shown)).toEqual({
        a: { title: 'Feed', late: false },
        b: { title: 'Prune 🌿 “well”', late: true },
      })
      expect([...shown.values()].join('')).toMatch(/^[\0-\x7f]+$/)
      expect(await collection.loadViews('line', [])).toEqual(new Map())
    })

    test('skip documents of which they show nothing', async () => {
      expect(read(await collection.loadViews('done', ['a', 'b', 'c']))).toEqual({
        a: { title: 'Feed' },
        c: { title: 'Mulch' },
      })
      expect(read(await collection.loadViews('done', ['b']))).toEqual({})
      const found = await collection.findViews('done', {
        where: { gardenId: 'g1' },
        sort: ['dueDate'],
        limit: 2,
      })
      expect(fromJson(jsonList(found.map(({ json }) => json)))).toEqual([
        { title: 'Mulch' },
        { title: 'Feed' },
      ])
    })

    test('can be found like documents: by conditions, sorted, in pages and by the texts of a list', async () => {
      const ofGarden = { where: { gardenId: 'g1' }, sort: ['dueDate'] }
      expect(await linesOf(ofGarden)).toEqual([
        ['c', 'Mulch'],
        ['b', 'Prune 🌿 “well”'],
        ['a', 'Feed'],
      ])
      expect(await linesOf({ ...ofGarden, limit: 1, after: [null, 'c'] })).toEqual([['b', 'Prune 🌿 “well”']])
      expect(await linesOf({ ...ofGarden, limit: 0 })).toEqual([])
      expect(await linesOf({ where: { gardenId: 'g1', tags: { all: ['frost'] } } })).toEqual([['c', 'Mulch']])
    })

    test('come with the requested fields, indexed or not, and null for missing ones', async () => {
      const query = { where: { gardenId: 'g1' }, sort: ['dueDate'], fields: ['dueDate', 'minutes', 'title'] }
      expect((await collection.findViews('line', query)).map(({ values }) => values)).toEqual([
        [null, null, 'Mulch'],
        ['2026-03-01', 30, 'Prune 🌿 “well”'],
        ['2026-04-01', 9, 'Feed'],
      ])
    })

    test('follow new revisions and the deletion of their document, and ignore late revisions', async () => {
      const late = stored('a', 2, { gardenId: 'g1', title: 'Too late' })
      await collection.save([stored('a', 3, { gardenId: 'g1', title: 'Feed again' })], none)
      await collection.save([late], none)
      expect(read(await collection.loadViews('line', ['a']))).toEqual({
        a: { title: 'Feed again', late: false },
      })
      expect(read(await collection.loadViews('done', ['a']))).toEqual({})
      await collection.save([stored('a', 4, null)], none)
      expect(read(await collection.loadViews('line', ['a']))).toEqual({})
      expect(await linesOf({ where: { gardenId: 'g1', title: 'Feed again' } })).toEqual([])
    })

    test('are refused under an unknown name', async () => {
      const missing = 'secret' as 'line'
      await expect(collection.loadViews(missing, ['a'])).rejects.toThrow('There is no view called secret.')
      await expect(collection.findViews(missing, { where: {} })).rejects.toThrow(
        'There is no view called secret.',
      )
      await expect(collection.findViews('line', { where: {}, fields: ["title') or ('1"] })).rejects.toThrow()
    })
  })
}
