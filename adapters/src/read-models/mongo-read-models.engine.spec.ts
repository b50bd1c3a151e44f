import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { openMongoDatabase } from '../mongodb/database.ts'
import { scratchDatabase } from '../mongodb/testing/scratch-database.ts'
import { withEngine } from '../testing/engines.ts'
import { readModelsContract } from './contract.ts'
import { openMongoReadModels } from './mongo-read-models.ts'
import { DocumentDamaged, DocumentTooLarge, ReadModelsUnavailable } from './port.ts'
import { type Note, newName, none, pointingAt, stored } from './testing/contract-kit.ts'
import { waitsFor } from './testing/waits-for.ts'

withEngine('mongodb', ({ address }) => {
  const scratch = scratchDatabase(address)
  afterAll(scratch.drop)

  /** Opens read models with their own connection, as each process does. */
  async function open() {
    const database = openMongoDatabase(scratch.url)
    const readModels = openMongoReadModels(database)
    const close = async () => {
      await readModels.close()
      await database.close()
    }
    return { database, readModels, close }
  }
  async function opened() {
    const process = await open()
    onTestFinished(process.close)
    return process
  }

  readModelsContract('MongoDB', open)

  test.each([16.5, 20])('a document of %d MB is refused as too large', async (megabytes) => {
    const { readModels } = await opened()
    const collection = await readModels.open<Note>({ name: newName(), version: 1, indexes: [] })
    const large = stored('a', 1, { gardenId: 'g1', title: '' })
    const document = { ...large.document, notes: ['x'.repeat(megabytes * 1024 * 1024)] } as Note
    await expect(collection.save([{ ...large, document }], none)).rejects.toThrow(DocumentTooLarge)
    await collection.save([large], none)
    expect(await collection.load(['a'])).toEqual(new Map([['a', large]]))
  })

  test('a document that is no JSON any more is named, and others are loaded', async () => {
    const { database, readModels } = await opened()
    const name = newName()
    const collection = await readModels.open<Note>({ name, version: 1, indexes: [] })
    const notes = ['a', 'b'].map((id) => stored(id, 1, { gardenId: 'g1', title: 'Water' }))
    await collection.save(notes, none)
    await database.call((db) =>
      db.collection<{ _id: string }>(`${name}@1`).updateOne({ _id: 'a' }, { $set: { document: '{"gar' } }),
    )
    await expect(collection.load(['a'])).rejects.toThrow(DocumentDamaged)
    await expect(collection.load(['a'])).rejects.toThrow(`The document a of ${name}@1 is damaged.`)
    await expect(collection.find({ where: {} })).rejects.toThrow(DocumentDamaged)
    expect((await collection.load(['b'])).size).toBe(1)
  })

  describe('two processes', () => {
    const shapeOf = (name: string) => ({ name, version: 1, indexes: [['gardenId', 'dueDate'], ['title']] })

    test('saving the same new document at once keep the higher revision, in any order', async () => {
      const shape = shapeOf(newName())
      const processes = await Promise.all([opened(), opened(), opened(), opened()])
      const collections = await Promise.all(processes.map((each) => each.readModels.open<Note>(shape)))
      const note = (id: string, revision: number) =>
        stored(id, revision, { gardenId: 'g1', title: `at ${revision}` })
      const ids = Array.from({ length: 100 }, (_, index) => `n${index}`)
      for (const [round, id] of ids.entries()) {
        await Promise.all(
          collections.map((collection, index) => {
            const revision = ((index + round) % collections.length) + 1
            return collection.save([note(id, revision)], new Map([['g1', revision]]))
          }),
        )
      }
      const [one] = collections
      expect(await one?.load(ids)).toEqual(new Map(ids.map((id) => [id, note(id, collections.length)])))
      expect(await one?.seen(['g1'])).toEqual(new Map([['g1', collections.length]]))
    })

    test('opening the same version at once create its collection and indexes once', async () => {
      const shape = shapeOf(newName())
      const processes = await Promise.all([opened(), opened(), opened()])
      await Promise.all(
        processes.map(async ({ readModels }) => {
          const collection = await readModels.open<Note>(shape)
          await collection.save([stored('a', 1, { gardenId: 'g1', title: 'Water' })], none)
          expect(await collection.count({ gardenId: 'g1' })).toBe(1)
          await readModels.point(shape.name, pointingAt(1))
        }),
      )
      const { database, readModels } = processes[0]
      expect((await readModels.pointers()).get(shape.name)).toEqual(pointingAt(1))
      expect(
        await database.call((db) =>
          db
            .collection(`${shape.name}@1`)
            .listIndexes()
            .map(({ name, key, partialFilterExpression }) => ({ name, key, partialFilterExpression }))
            .toArray(),
        ),
      ).toEqual([
        { name: '_id_', key: { _id: 1 } },
        {
          name: 'by gardenId dueDate',
          key: { 'fields.gardenId': 1, 'fields.dueDate': 1, _id: 1 },
          partialFilterExpression: { live: true },
        },
        {
          name: 'by title',
          key: { 'fields.title': 1, _id: 1 },
          partialFilterExpression: { live: true },
        },
      ])
    })

    test('hear of each other’s revisions, however many gardens are waited for', async () => {
      const shape = shapeOf(newName())
      const [{ readModels: one }, { readModels: other }] = await Promise.all([opened(), opened()])
      const [writer, reader] = [await one.open<Note>(shape), await other.open<Note>(shape)]
      const gardens = Array.from({ length: 50 }, (_, index) => `g${index}`)
      const waiting = gardens.map((gardenId) => reader.waitForSeen(gardenId, 3, 20_000))
      await writer.save([], new Map(gardens.map((gardenId) => [gardenId, 3])))
      expect(await Promise.all(waiting)).toEqual(gardens.map(() => true))
    })

    test('read each other’s documents, revisions and active version', async () => {
      const shape = shapeOf(newName())
      const [{ readModels: one }, { readModels: other }] = await Promise.all([opened(), opened()])
      const saved = stored('a', 4, { gardenId: 'g1', title: 'Water' })
      await (await one.open<Note>(shape)).save([saved], new Map([['g1', 5]]))
      await one.point(shape.name, pointingAt(1))
      const collection = await other.open<Note>(shape)
      expect({
        documents: await collection.load(['a']),
        seen: await collection.seen(['g1']),
        pointer: (await other.pointers()).get(shape.name),
        builds: await other.builds(shape.name),
      }).toEqual({
        documents: new Map([['a', saved]]),
        seen: new Map([['g1', 5]]),
        pointer: pointingAt(1),
        builds: [{ version: 1, build: 0 }],
      })
    })
  })

  test('dropping a version removes its indexes and revisions', async () => {
    const { database, readModels } = await opened()
    const name = newName()
    const collection = await readModels.open<Note>({ name, version: 1, indexes: [['title']] })
    await collection.save([stored('a', 1, { gardenId: 'g1', title: 'Water' })], new Map([['g1', 1]]))
    await collection.count({})
    await readModels.drop(name, { version: 1, build: 0 })
    const left = await database.call((db) => db.listCollections({}, { nameOnly: true }).toArray())
    expect(left.filter((each) => each.name.startsWith(name))).toEqual([])
  })

  test('a version dropped while documents are saved in it does not come back', async () => {
    const { database, readModels } = await opened()
    const name = newName()
    const collection = await readModels.open<Note>({ name, version: 1, indexes: [] })
    const many = Array.from({ length: 4_000 }, (_, index) =>
      stored(`n${index}`, 1, { gardenId: 'g1', title: `Note ${index}` }),
    )
    const saving = collection.save(many, new Map([['g1', 1]]))
    await Promise.all([
      expect(saving).rejects.toBeInstanceOf(ReadModelsUnavailable),
      readModels.drop(name, { version: 1, build: 0 }),
    ])
    const left = await database.call((db) => db.listCollections({}, { nameOnly: true }).toArray())
    expect(left.filter((each) => each.name.startsWith(name))).toEqual([])
  })

  test('closing the read models ends every wait, and a closed database answers nothing', async () => {
    const { database, readModels, close } = await open()
    const collection = await readModels.open<Note>({ name: newName(), version: 1, indexes: [] })
    const waiting = collection.waitForSeen('g1', 1, 20_000)
    await waitsFor(collection, 'g1')
    await close()
    expect(await waiting).toBe(false)
    await expect(readModels.check()).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await expect(collection.load(['a'])).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await expect(database.call((db) => db.command({ ping: 1 }))).rejects.toBeInstanceOf(ReadModelsUnavailable)
  })
})
