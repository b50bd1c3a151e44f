import { describe, expect, test } from 'vitest'
import { findContract } from './find-contract.ts'
import { forgetContract } from './forget-contract.ts'
import { listContract } from './list-contract.ts'
import {
  type Note,
  newName,
  none,
  notes,
  type OpenReadModels,
  opened,
  stored,
} from './testing/contract-kit.ts'
import { togetherContract } from './together-contract.ts'
import { versionsContract } from './versions-contract.ts'
import { viewContract } from './view-contract.ts'

/** The contract of every read-model store. The store may be shared with other tests, so each test uses its own names. */
export function readModelsContract(name: string, open: OpenReadModels): void {
  describe(`${name} as a store of read models`, () => {
    savingContract(open)
    seenContract(open)
    findContract(open)
    listContract(open)
    togetherContract(open)
    viewContract(open)
    versionsContract(open)
    forgetContract(open)
  })
}

function savingContract(open: OpenReadModels): void {
  describe('saving documents', () => {
    test('returns saved documents, and nothing for other ids', async () => {
      const collection = await notes(open)
      const [one, two] = [
        stored('a', 3, { gardenId: 'g1', title: 'Water' }),
        stored('b', 7, { gardenId: 'g2', title: 'Prune', done: true, minutes: 12.5 }, 'g2'),
      ]
      await collection.save([one, two], none)
      expect(await collection.load(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', one],
          ['b', two],
        ]),
      )
      expect(await collection.load([])).toEqual(new Map())
    })

    test('ignores a revision not higher than the stored one', async () => {
      const collection = await notes(open)
      const kept = stored('a', 5, { gardenId: 'g1', title: 'kept' })
      await collection.save([kept], none)
      await collection.save([stored('a', 5, { gardenId: 'g1', title: 'equal' })], none)
      await collection.save([stored('a', 4, { gardenId: 'g1', title: 'older' })], none)
      await collection.save([stored('a', 3, null)], none)
      expect((await collection.load(['a'])).get('a')).toEqual(kept)
    })

    test('replaces the whole document at a higher revision', async () => {
      const collection = await notes(open)
      await collection.save([stored('a', 5, { gardenId: 'g1', title: 'old', minutes: 5 })], none)
      const next = stored('a', 6, { gardenId: 'g1', title: 'new' })
      await collection.save([next], none)
      expect((await collection.load(['a'])).get('a')).toEqual(next)
    })

    test('saves the rest of a batch when one document is too old', async () => {
      const collection = await notes(open)
      await collection.save([stored('b', 9, { gardenId: 'g1', title: 'kept' })], none)
      const batch = ['a', 'b', 'c'].map((id) => stored(id, 5, { gardenId: 'g1', title: id }))
      await collection.save(batch, none)
      const titles = [...(await collection.load(['a', 'b', 'c'])).values()].map(
        ({ document }) => document?.title,
      )
      expect(titles.sort()).toEqual(['a', 'c', 'kept'])
    })

    test('does not let a late event restore a deleted document', async () => {
      const collection = await notes(open)
      await collection.save([stored('a', 5, { gardenId: 'g1', title: 'Water' })], none)
      await collection.save([stored('a', 6, null)], none)
      await collection.save([stored('a', 5, { gardenId: 'g1', title: 'Water' })], none)
      expect(await collection.load(['a'])).toEqual(new Map([['a', stored('a', 6, null)]]))
      expect(await collection.find({ where: { gardenId: 'g1' } })).toEqual([])
      expect(await collection.count({ gardenId: 'g1' })).toBe(0)
    })

    test('remembers the deletion of a document it never had', async () => {
      const collection = await notes(open)
      await collection.save([stored('a', 6, null)], none)
      await collection.save([stored('a', 5, { gardenId: 'g1', title: 'Water' })], none)
      expect((await collection.load(['a'])).get('a')).toEqual(stored('a', 6, null))
    })

    test('accepts a document created again after its deletion', async () => {
      const collection = await notes(open)
      await collection.save([stored('a', 6, null)], none)
      const anew = stored('a', 7, { gardenId: 'g1', title: 'Water' })
      await collection.save([anew], none)
      expect((await collection.load(['a'])).get('a')).toEqual(anew)
    })

    test('omits undefined fields, keeps null, and keeps text of every alphabet', async () => {
      const collection = await notes(open)
      const document = {
        gardenId: 'g1',
        title: "Warrigal greens 🌿 कमल 'quoted' \\ \u2028",
        dueDate: null,
        list: [null, { deep: '金合歡' }],
      }
      const saved = { ...document, forgotten: undefined, list: [null, { deep: '金合歡', not: undefined }] }
      await collection.save([stored('ä-🌱', 1, saved)], none)
      const loaded = (await collection.load(['ä-🌱'])).get('ä-🌱')?.document
      expect(loaded).toStrictEqual(document)
    })

    test('returns every key, text and number exactly as saved', async () => {
      const collection = await notes(open)
      const document = {
        gardenId: 'g1',
        title: 'null \u0000, half a pair \ud83c, \u2028',
        'a.b': 1,
        $set: { 'c.d': [{ $gt: '' }], $ref: 'tasks', $id: 7, $date: '2026-01-01' },
        '': 'no name',
        _id: 'own',
        empty: [[], {}, ''],
        numbers: [0, -1.5, 1e-7, 1e21, 2_147_483_648, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
      }
      await collection.save([stored('a', 1, document), stored('b', 3_000_000_000, document)], none)
      const loaded = await collection.load(['a', 'b'])
      expect(loaded.get('a')?.document).toStrictEqual(document)
      expect(loaded.get('b')).toStrictEqual(stored('b', 3_000_000_000, document))
    })

    test('accepts thousands of documents at once', async () => {
      const collection = await notes(open)
      const many = Array.from({ length: 5_000 }, (_, index) =>
        stored(`n${index}`, index, { gardenId: 'g1', title: `Note ${index}` }),
      )
      await collection.save(many, new Map([['g1', 5_000]]))
      expect(await collection.count({})).toBe(5_000)
      expect((await collection.load(many.map(({ id }) => id))).size).toBe(5_000)
    })
  })
}

function seenContract(open: OpenReadModels): void {
  describe('the revision a read model has seen', () => {
    test('is known for each garden, and absent for an unknown garden', async () => {
      const collection = await notes(open)
      await collection.save([], new Map([['g1', 0]]))
      await collection.save([], new Map([['g2', 7]]))
      expect(await collection.seen(['g1', 'g2', 'g3'])).toEqual(
        new Map([
          ['g1', 0],
          ['g2', 7],
        ]),
      )
    })

    test('never goes back', async () => {
      const collection = await notes(open)
      await collection.save([], new Map([['g1', 7]]))
      await collection.save([], new Map([['g1', 3]]))
      expect(await collection.seen(['g1'])).toEqual(new Map([['g1', 7]]))
    })

    test('can be waited for, and is returned at once when already reached', async () => {
      const collection = await notes(open)
      await collection.save([], new Map([['g1', 7]]))
      expect(await collection.waitForSeen('g1', 7, 0)).toBe(true)
      expect(await collection.waitForSeen('g1', 8, 1)).toBe(false)
      expect(await collection.waitForSeen('g2', 0, 1)).toBe(false)
      const waiting = [8, 9].map((revision) => collection.waitForSeen('g1', revision, 20_000))
      const [first] = waiting
      await collection.save([], new Map([['g1', 8]]))
      expect(await first).toBe(true)
      await collection.save([], new Map([['g1', 10]]))
      expect(await Promise.all(waiting)).toEqual([true, true])
    })

    test('is announced only once its documents can be found', async () => {
      const collection = await notes(open)
      const found = collection
        .waitForSeen('g1', 4, 20_000)
        .then(() => collection.find({ where: { gardenId: 'g1' } }))
      const document = { gardenId: 'g1', title: 'Water' }
      await collection.save([stored('a', 4, document)], new Map([['g1', 4]]))
      expect(await found).toEqual([{ id: 'a', document }])
    })

    test('can be waited for without opening the build, which can then be opened with its views', async () => {
      const readModels = await opened(open)
      const build = { name: newName(), version: 1, build: 2 }
      expect(await readModels.waitForSeen(build, 'g1', 0, 1)).toBe(false)
      expect(await readModels.builds(build.name)).toEqual([])
      const waiting = readModels.waitForSeen(build, 'g1', 3, 20_000)
      const collection = await readModels.open<Note, { line: { title: string } }>({
        ...build,
        indexes: [],
        views: { line: ({ title }: Note) => ({ title }) },
      })
      await collection.save([stored('a', 3, { gardenId: 'g1', title: 'Water' })], new Map([['g1', 3]]))
      expect(await waiting).toBe(true)
      expect(await readModels.waitForSeen(build, 'g1', 3, 0)).toBe(true)
      expect([...(await collection.loadViews('line', ['a'])).keys()]).toEqual(['a'])
    })

    test('is announced to every holder of the collection', async () => {
      const readModels = await opened(open)
      const shape = { name: newName(), version: 1, indexes: [] }
      const [writer, reader] = [await readModels.open<Note>(shape), await readModels.open<Note>(shape)]
      const waiting = reader.waitForSeen('g1', 2, 20_000)
      await writer.save([], new Map([['g1', 2]]))
      expect(await waiting).toBe(true)
    })
  })
}
