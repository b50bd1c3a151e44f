import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Database } from '../sqlite/database.ts'
import { scratchFolder } from '../sqlite/testing/scratch.ts'
import { filesWith } from '../testing/traces.ts'
import { readModelsContract } from './contract.ts'
import { documentsSpelling, findSql } from './find-sql.ts'
import { DocumentDamaged, ReadModelsUnavailable } from './port.ts'
import { SqliteListIndex } from './sqlite-list-index.ts'
import { openSqliteReadModels } from './sqlite-read-models.ts'
import { type Note, pointingAt, stored } from './testing/contract-kit.ts'

readModelsContract('SQLite in memory', async () => {
  const readModels = openSqliteReadModels(':memory:')
  return { readModels, close: () => readModels.close() }
})

readModelsContract('SQLite in a file', async () => {
  const { folder, remove } = await scratchFolder()
  const readModels = openSqliteReadModels(join(folder, 'read-models.db'))
  return {
    readModels,
    close: async () => {
      await readModels.close()
      await remove()
    },
  }
})

const shape = { name: 'tasks', version: 1, indexes: [['gardenId', 'dueDate']] }

test('documents, revisions and the active version survive the process', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'read-models.db')
  const first = openSqliteReadModels(path)
  const saved = stored('a', 4, { gardenId: 'g1', title: 'Water' })
  await (await first.open<Note>(shape)).save([saved], new Map([['g1', 5]]))
  await first.point('tasks', pointingAt(1))
  const id = await first.id()
  await first.close()

  const second = openSqliteReadModels(path)
  const collection = await second.open<Note>(shape)
  expect({
    id: await second.id(),
    documents: await collection.load(['a']),
    seen: await collection.seen(['g1']),
    pointer: (await second.pointers()).get('tasks'),
    builds: await second.builds('tasks'),
  }).toEqual({
    id,
    documents: new Map([['a', saved]]),
    seen: new Map([['g1', 5]]),
    pointer: pointingAt(1),
    builds: [{ version: 1, build: 0 }],
  })
  await second.close()
  await remove()
})

describe('a file that is damaged while it is open', () => {
  async function opened() {
    const { folder, remove } = await scratchFolder()
    const path = join(folder, 'read-models.db')
    const first = openSqliteReadModels(path)
    const notes = Array.from({ length: 200 }, (_, at) =>
      stored(`note ${at}`, 0, { gardenId: 'g1', title: 'x'.repeat(2000) }),
    )
    await (await first.open<Note>(shape)).save(notes, new Map([['g1', 0]]))
    await first.close()
    const readModels = openSqliteReadModels(path)
    onTestFinished(async () => {
      await readModels.close()
      await remove()
    })
    return { path, readModels, collection: await readModels.open<Note>(shape) }
  }
  const named = /read-models\.db is damaged, .* delete this file and start again: it is rebuilt/

  test('names itself and the remedy where it is read, and is no longer ready', async () => {
    const { path, readModels, collection } = await opened()
    await readModels.check()
    const file = await open(path, 'r+')
    const { size } = await file.stat()
    await file.write(Buffer.alloc(size - 100_000, '#'), 0, size - 100_000, 100_000)
    await file.close()
    const read = () => collection.find({ where: { gardenId: 'g1' } })
    await expect(read()).rejects.toThrow(ReadModelsUnavailable)
    await expect(read()).rejects.toThrow(named)
    await expect(readModels.check()).rejects.toThrow(named)
  })

  test('does so too for a document that is no JSON any more, and goes on with others', async () => {
    const { path, readModels, collection } = await opened()
    const database = new Database(path, { synchronous: 'NORMAL' })
    database.run(`update "tasks@1" set document = substr(document, 5) where id = 'note 7'`)
    database.close()
    for (const read of [
      () => collection.load(['note 7']),
      () => collection.find({ where: { gardenId: 'g1' } }),
    ]) {
      await expect(read()).rejects.toThrow(ReadModelsUnavailable)
      await expect(read()).rejects.toThrow(named)
    }
    await expect(collection.load(['note 7'])).rejects.toThrow(DocumentDamaged)
    expect((await collection.load(['note 8'])).size).toBe(1)
    await expect(readModels.check()).rejects.toThrow(named)
  })
})

test('a wait ends when another thread saves the awaited revision, and not for other saves', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'read-models.db')
  const [mine, theirs] = [openSqliteReadModels(path), openSqliteReadModels(path)]
  const [here, there] = [await mine.open<Note>(shape), await theirs.open<Note>(shape)]
  // `seen` is read before and after the other thread's save in the same turn of the event loop, which shares one
  // snapshot.
  const waiting = here.waitForSeen('g1', 4, 20_000)
  const inVain = here.waitForSeen('g2', 4, 20_000)
  await there.save(
    [],
    new Map([
      ['g1', 4],
      ['g2', 3],
    ]),
  )
  mine.savedElsewhere(['g1', 'g2', 'g3'])
  expect(await waiting).toBe(true)
  expect(await here.seen(['g2'])).toEqual(new Map([['g2', 3]]))
  await mine.close()
  expect(await inVain).toBe(false)
  await theirs.close()
  await remove()
})

test('several builds are saved together or not at all', async () => {
  const readModels = openSqliteReadModels(':memory:')
  const builds = [shape, { ...shape, name: 'plants' }]
  const [collection] = await Promise.all(builds.map((build) => readModels.open<Note>(build)))
  const notes = [
    { gardenId: 'g1', title: 'Water' },
    { gardenId: 'g1', title: 'no JSON', minutes: 5n },
  ]
  const changes = builds.map((build, index) => {
    return { build, documents: [stored('a', 4, notes[index] as Note)], seen: new Map([['g1', 4]]) }
  })
  await expect(readModels.save(changes)).rejects.toThrow(TypeError)
  expect(await collection?.load(['a'])).toEqual(new Map())
  expect(await collection?.seen(['g1'])).toEqual(new Map())
  await readModels.close()
})

test('a build does not inherit the revisions of a dropped build with its name', async () => {
  const readModels = openSqliteReadModels(':memory:')
  await (await readModels.open<Note>(shape)).save([], new Map([['g1', 4]]))
  await readModels.drop('tasks', { version: 1, build: 0 })
  expect(await (await readModels.open<Note>(shape)).seen(['g1'])).toEqual(new Map())
  await readModels.close()
})

test('no word of a forgotten garden is left in any file or index', async () => {
  const { folder, remove } = await scratchFolder()
  const readModels = openSqliteReadModels(join(folder, 'read-models.db'))
  const indexes = [
    ['gardenId', 'title'],
    ['gardenId', { each: 'tags' }],
  ]
  const collection = await readModels.open<Note>({ name: 'tasks', version: 1, indexes })
  const where = { gardenId: 'g1', tags: { all: ['Quandong'] } }
  await collection.find({ where })
  const note = {
    gardenId: 'g1',
    title: 'Quandong',
    tags: ['Quandong'],
    long: `${'x'.repeat(20_000)} Quandong`,
  }
  const ids = Array.from({ length: 50 }, (_, index) => `a${index}`)
  await collection.save(
    ids.map((id) => stored(id, 1, note)),
    new Map([['g1', 1]]),
  )
  await collection.save(
    ids.slice(0, 20).map((id) => stored(id, 2, null)),
    new Map([['g1', 2]]),
  )
  expect(await collection.find({ where })).toHaveLength(30)
  await readModels.forget('g1')
  expect(filesWith(folder, 'Quandong')).toEqual([])
  await readModels.close()
  await remove()
})

test('a page of a sorted list is one seek in its index', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'read-models.db')
  const readModels = openSqliteReadModels(path)
  await readModels.open<Note>(shape)
  await readModels.point('tasks', pointingAt(1))
  const { sql, values } = findSql(
    { where: { gardenId: 'g1' }, sort: ['dueDate'], after: ['2026-01-01', 'a'], limit: 20 },
    documentsSpelling(['gardenId', 'dueDate']),
  )
  const database = new Database(path, { synchronous: 'NORMAL' })
  const plan = database.all(`explain query plan select id, document from "tasks@1" where ${sql}`, ...values)
  expect(plan.map((row) => row.at(-1))).toEqual([
    'SEARCH tasks@1 USING INDEX tasks@1 by gardenId dueDate (field gardenId=? AND field dueDate>?)',
  ])
  database.close()
  await readModels.close()
  await remove()
})

test('a page of a sorted list search is one seek in the index of the list', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'read-models.db')
  const readModels = openSqliteReadModels(path)
  const fields = ['gardenId', { each: 'tags' }, 'dueDate']
  await readModels.open<Note>({ name: 'tasks', version: 1, indexes: [fields] })
  await readModels.point('tasks', pointingAt(1))
  const where = { gardenId: 'g1', tags: { all: ['frost', 'shade'] } }
  const serving = new SqliteListIndex('tasks@1', fields, 'tags').serving(where, documentsSpelling([]))
  const query = { where, sort: ['dueDate'], after: ['2026-01-01', 'a'], limit: 20 }
  const { sql, values } = findSql(query, serving?.spelling)
  const database = new Database(path, { synchronous: 'NORMAL' })
  const plan = database.all(
    `explain query plan select id, document from ${serving?.from} where ${sql}`,
    ...values,
  )
  expect(plan.map((row) => row.at(-1))).toEqual([
    'SEARCH tasks@1 by gardenId each tags dueDate USING COVERING INDEX tasks@1 by gardenId each tags dueDate in order (in gardenId=? AND in tags=? AND in dueDate>?)',
    'SEARCH tasks@1 USING INDEX sqlite_autoindex_tasks@1_1 (id=?)',
    'SCAN texts EXISTS VIRTUAL TABLE INDEX 3:',
  ])
  database.close()
  await readModels.close()
  await remove()
})

describe('a store that cannot answer', () => {
  test('reports that it is closed, and ends every wait', async () => {
    const readModels = openSqliteReadModels(':memory:')
    const collection = await readModels.open<Note>(shape)
    const waiting = collection.waitForSeen('g1', 1, 20_000)
    await readModels.close()
    expect(await waiting).toBe(false)
    await expect(readModels.check()).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await expect(collection.load(['a'])).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await expect(collection.save([], new Map())).rejects.toBeInstanceOf(ReadModelsUnavailable)
  })

  test('reports that its folder is missing', () => {
    expect(() => openSqliteReadModels('/no/such/folder/read-models.db')).toThrow(ReadModelsUnavailable)
  })
})
