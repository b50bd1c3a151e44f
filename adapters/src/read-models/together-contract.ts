import { describe, expect, test } from 'vitest'
import { type Note, newName, type OpenReadModels, opened, stored } from './testing/contract-kit.ts'

/** Saving and querying several builds in one call. */
export function togetherContract(open: OpenReadModels): void {
  describe('saving several builds together', () => {
    async function three() {
      const readModels = await opened(open)
      const builds = [newName(), newName(), newName()].map((name) => ({ name, version: 1, indexes: [] }))
      const [tasks, plants] = await Promise.all(builds.map((build) => readModels.open<Note>(build)))
      if (!tasks || !plants) throw new Error('They were not opened.')
      return { readModels, builds, tasks, plants }
    }
    const note = (id: string, revision: number) => stored(id, revision, { gardenId: 'g1', title: id })

    test('keeps the documents of each, and their revisions in the requested order', async () => {
      const { readModels, builds, tasks, plants } = await three()
      const [ofTasks, ofPlants, unheard] = builds as [
        (typeof builds)[0],
        (typeof builds)[0],
        (typeof builds)[0],
      ]
      await readModels.save([
        { build: ofTasks, documents: [note('a', 4), note('b', 5)], seen: new Map([['g1', 5]]) },
        {
          build: ofPlants,
          documents: [note('a', 2)],
          seen: new Map([
            ['g1', 3],
            ['g2', 0],
          ]),
        },
      ])
      expect(await tasks.load(['a', 'b'])).toEqual(
        new Map([note('a', 4), note('b', 5)].map((each) => [each.id, each])),
      )
      expect(await plants.load(['a', 'b'])).toEqual(new Map([['a', note('a', 2)]]))
      expect(await readModels.seen([ofPlants, unheard, ofTasks], ['g1', 'g2', 'g3'])).toEqual([
        new Map([
          ['g1', 3],
          ['g2', 0],
        ]),
        new Map(),
        new Map([['g1', 5]]),
      ])
      expect(await readModels.seen([ofTasks], ['g1'])).toEqual([await tasks.seen(['g1'])])
      expect(await plants.gardens('', 10)).toEqual(['g1', 'g2'])
    })

    test('never moves a document or revision back', async () => {
      const { readModels, builds, tasks, plants } = await three()
      const save = (revision: number) =>
        readModels.save(
          builds.map((build) => ({
            build,
            documents: [note('a', revision)],
            seen: new Map([['g1', revision]]),
          })),
        )
      await save(7)
      await tasks.save([note('a', 9)], new Map([['g1', 9]]))
      await save(8)
      expect([(await tasks.load(['a'])).get('a'), (await plants.load(['a'])).get('a')]).toEqual([
        note('a', 9),
        note('a', 8),
      ])
      const seen = await readModels.seen(builds, ['g1'])
      expect(seen.map((each) => each.get('g1'))).toEqual([9, 8, 8])
    })

    test('ends waits for each of them', async () => {
      const { readModels, builds, tasks, plants } = await three()
      const waiting = [tasks, plants].map((each) => each.waitForSeen('g1', 3, 20_000))
      await readModels.save(builds.map((build) => ({ build, documents: [], seen: new Map([['g1', 3]]) })))
      expect(await Promise.all(waiting)).toEqual([true, true])
    })

    test('changes nothing when there is nothing to save', async () => {
      const { readModels, builds } = await three()
      await readModels.save([])
      expect(await readModels.seen(builds, ['g1'])).toEqual([new Map(), new Map(), new Map()])
      expect(await readModels.seen([], ['g1'])).toEqual([])
    })
  })
}
