import { describe, expect, test } from 'vitest'
import { ReadModelsUnavailable } from './port.ts'
import {
  type Note,
  newName,
  none,
  type OpenReadModels,
  opened,
  pointingAt,
  stored,
} from './testing/contract-kit.ts'

export function versionsContract(open: OpenReadModels): void {
  describe('versions of a read model', () => {
    const document = (title: string): Note => ({ gardenId: 'g1', title })

    test('are kept in a store with a permanent id', async () => {
      const readModels = await opened(open)
      const id = await readModels.id()
      expect(id).toMatch(/^[0-9a-f-]{32,36}$/)
      expect(await readModels.id()).toBe(id)
    })

    test('exist side by side', async () => {
      const readModels = await opened(open)
      const name = newName()
      const one = await readModels.open<Note>({ name, version: 1, indexes: [['title']] })
      const two = await readModels.open<Note>({ name, version: 2, indexes: [] })
      await one.save([stored('a', 5, document('old'))], new Map([['g1', 5]]))
      await two.save([stored('a', 2, document('new'))], new Map([['g1', 2]]))
      expect((await one.load(['a'])).get('a')).toEqual(stored('a', 5, document('old')))
      expect((await two.load(['a'])).get('a')).toEqual(stored('a', 2, document('new')))
      expect([await one.seen(['g1']), await two.seen(['g1'])]).toEqual([
        new Map([['g1', 5]]),
        new Map([['g1', 2]]),
      ])
      expect(await readModels.builds(name)).toEqual([
        { version: 1, build: 0 },
        { version: 2, build: 0 },
      ])
    })

    test('can be rebuilt beside themselves, each build with its own documents', async () => {
      const readModels = await opened(open)
      const shape = { name: newName(), version: 3, indexes: [['title']] }
      const first = await readModels.open<Note>(shape)
      const anew = await readModels.open<Note>({ ...shape, build: 12 })
      await first.save([stored('a', 5, document('first'))], new Map([['g1', 5]]))
      await anew.save([stored('a', 2, document('anew'))], none)
      expect(await first.find({ where: { title: 'first' } })).toHaveLength(1)
      expect(await anew.find({ where: {} })).toEqual([{ id: 'a', document: document('anew') }])
      expect(await anew.seen(['g1'])).toEqual(new Map())
      await readModels.drop(shape.name, { version: 3, build: 0 })
      expect(await readModels.builds(shape.name)).toEqual([{ version: 3, build: 12 }])
      expect(await anew.count({ title: 'anew' })).toBe(1)
    })

    test('have their documents after reopening', async () => {
      const readModels = await opened(open)
      const shape = { name: newName(), version: 3, indexes: [['title']] }
      await (await readModels.open<Note>(shape)).save([stored('a', 1, document('kept'))], none)
      const again = await readModels.open<Note>(shape)
      expect(await again.find({ where: { title: 'kept' } })).toEqual([
        { id: 'a', document: document('kept') },
      ])
    })

    test('cannot be opened again with other indexes or views', async () => {
      const readModels = await opened(open)
      const shape = { name: newName(), version: 3, indexes: [['title']] }
      await readModels.open<Note>(shape)
      await expect(readModels.open<Note>({ ...shape, indexes: [] })).rejects.toThrow('other indexes or views')
      const views = { line: ({ title }: Note) => ({ title }) }
      await expect(readModels.open<Note>({ ...shape, views })).rejects.toThrow('other indexes or views')
    })

    test.each(['', 'a$b', 'a.b', 'a"; drop table b', "a') --"])(
      'are refused for the name %j',
      async (name) => {
        const readModels = await opened(open)
        await expect(readModels.open({ name, version: 1, indexes: [] })).rejects.toThrow('Not a name')
        await expect(readModels.open({ name: newName(), version: 1, indexes: [[name]] })).rejects.toThrow(
          'Not a field',
        )
      },
    )

    test('can be pointed at, and have no pointer at first', async () => {
      const readModels = await opened(open)
      const [name, other] = [newName(), newName()]
      expect((await readModels.pointers()).get(name)).toBeUndefined()
      const pointer = {
        active: { version: 2, build: 7 },
        building: { version: 3, build: 9 },
        kept: { version: 1, build: 0 },
      }
      await readModels.point(name, pointingAt(1))
      await readModels.point(other, pointingAt(4))
      expect((await readModels.pointers()).get(name)).toEqual(pointingAt(1))
      await readModels.point(name, pointer)
      await readModels.point(name, pointer)
      const pointers = await readModels.pointers()
      expect([pointers.get(name), pointers.get(other)]).toEqual([pointer, pointingAt(4)])
    })

    test('are dropped with everything in them', async () => {
      const readModels = await opened(open)
      const name = newName()
      const shapes = [1, 2].map((version) => ({ name, version, indexes: [['title']] }))
      for (const shape of shapes) {
        const collection = await readModels.open<Note>(shape)
        await collection.save([stored('a', 1, document(`v${shape.version}`))], new Map([['g1', 1]]))
      }
      await readModels.drop(name, { version: 1, build: 0 })
      await readModels.drop(name, { version: 1, build: 0 })
      expect(await readModels.builds(name)).toEqual([{ version: 2, build: 0 }])
      const [anew, other] = await Promise.all(shapes.map((shape) => readModels.open<Note>(shape)))
      expect(await anew?.load(['a'])).toEqual(new Map())
      expect(await anew?.seen(['g1'])).toEqual(new Map())
      expect(await other?.find({ where: { title: 'v2' } })).toEqual([{ id: 'a', document: document('v2') }])
      await anew?.save([stored('a', 1, document('again'))], none)
      expect(await anew?.count({ title: 'again' })).toBe(1)
    })

    test('do not come back through a late save or read', async () => {
      const readModels = await opened(open)
      const shape = { name: newName(), version: 1, indexes: [] }
      const collection = await readModels.open<Note>(shape)
      await readModels.drop(shape.name, { version: 1, build: 0 })
      const late = { documents: [stored('a', 4, document('late'))], seen: new Map([['g1', 4]]) }
      await expect(collection.save(late.documents, late.seen)).rejects.toThrow()
      await expect(readModels.save([{ build: shape, ...late }])).rejects.toBeInstanceOf(ReadModelsUnavailable)
      expect(await readModels.seen([{ ...shape }], ['g1'])).toEqual([new Map()])
      expect(await readModels.builds(shape.name)).toEqual([])
    })

    test('do not exist under an unknown name', async () => {
      const readModels = await opened(open)
      expect(await readModels.builds(newName())).toEqual([])
      await expect(readModels.drop(newName(), { version: 1, build: 0 })).resolves.toBeUndefined()
    })

    test('can be used while the store passes its health check', async () => {
      const readModels = await opened(open)
      await expect(readModels.check()).resolves.toBeUndefined()
    })
  })
}
