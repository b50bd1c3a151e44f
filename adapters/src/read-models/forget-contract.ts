import { describe, expect, test } from 'vitest'
import { DeadLetters } from './dead-letters.ts'
import { type Note, newName, type OpenReadModels, opened, stored } from './testing/contract-kit.ts'

export function forgetContract(open: OpenReadModels): void {
  describe('forgetting a garden', () => {
    /** Two builds with documents of two gardens that only this test uses. */
    async function filled() {
      const readModels = await opened(open)
      const [name, gone, left] = [newName(), newName(), newName()]
      const indexes = [['title'], ['gardenId', { each: 'tags' }]]
      const builds = await Promise.all(
        [0, 7].map((build) => readModels.open<Note>({ name, version: 1, build, indexes })),
      )
      for (const build of builds) {
        const notes = [gone, left].flatMap((gardenId) => [
          stored(`${gardenId} a`, 3, { gardenId, title: 'Water', tags: ['wet'] }, gardenId),
          stored(`${gardenId} b`, 4, null, gardenId),
        ])
        await build.save(notes, new Map([gone, left].map((gardenId) => [gardenId, 4])))
        await build.find({ where: { gardenId: gone, tags: { all: ['wet'] } } })
      }
      return { readModels, name, builds, gone, left }
    }

    test('removes its documents, deletions and revisions from every build, and nothing of other gardens', async () => {
      const { readModels, builds, gone, left } = await filled()
      await readModels.forget(gone)
      for (const build of builds) {
        const ids = [gone, left].flatMap((gardenId) => [`${gardenId} a`, `${gardenId} b`])
        expect([...(await build.load(ids)).keys()]).toEqual([`${left} a`, `${left} b`])
        expect(await build.seen([gone, left])).toEqual(new Map([[left, 4]]))
        expect(await build.gardens(gone, 1)).not.toEqual([gone])
        const wet = (gardenId: string) => build.find({ where: { gardenId, tags: { all: ['wet'] } } })
        expect([(await wet(gone)).length, (await wet(left)).length]).toEqual([0, 1])
        expect(await build.count({ gardenId: gone })).toBe(0)
      }
    })

    test('removes its dead letters', async () => {
      const { readModels, name, gone, left } = await filled()
      const deadLetters = await DeadLetters.open(readModels)
      const model = { name, version: 1, build: 0 }
      const letter = (gardenId: string) => ({
        readModel: name,
        version: 1,
        build: 0,
        gardenId,
        revision: 5,
        error: 'There is no plant called Lemon.',
      })
      await deadLetters.add([letter(gone), letter(left)])
      await readModels.forget(gone)
      expect(await deadLetters.of(model)).toEqual([letter(left)])
      await deadLetters.clear(model)
    })

    test('twice changes nothing, and later events of it are treated as new', async () => {
      const { readModels, builds, gone } = await filled()
      await readModels.forget(gone)
      await readModels.forget(gone)
      const [build] = builds
      const anew = stored(`${gone} b`, 1, { gardenId: gone, title: 'Prune', tags: ['wet'] }, gone)
      await build?.save([anew], new Map([[gone, 1]]))
      expect(await build?.load([`${gone} b`])).toEqual(new Map([[`${gone} b`, anew]]))
      expect(await build?.find({ where: { gardenId: gone, tags: { all: ['wet'] } } })).toHaveLength(1)
    })
  })
}
