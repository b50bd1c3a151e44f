import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { Database } from './database.ts'
import { DatabaseUnavailable } from './fault.ts'
import { lock } from './lock.ts'
import { scratchFolder } from './testing/scratch.ts'

const open = () => {
  const database = new Database(':memory:', { synchronous: 'NORMAL' })
  database.exec('create table plants (id integer primary key, name text not null)')
  return database
}

const reasonOf = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return error instanceof DatabaseUnavailable ? error.reason : error
  }
  return null
}

test('rows are returned as arrays', () => {
  const database = open()
  expect(database.run('insert into plants (name) values (?)', 'Wattle')).toBe(1)
  database.run('insert into plants (name) values (?)', 'Banksia')
  expect(database.all('select id, name from plants order by id')).toEqual([
    [1, 'Wattle'],
    [2, 'Banksia'],
  ])
  expect(database.get('select name from plants where id = ?', 2)).toEqual(['Banksia'])
  expect(database.get('select name from plants where id = ?', 3)).toBeUndefined()
  database.close()
})

test('a transaction that throws changes nothing, and the next one works', () => {
  const database = open()
  const insert = () => database.run('insert into plants (name) values (?)', 'Wattle')
  expect(() =>
    database.transaction(() => {
      insert()
      throw new Error('changed my mind')
    }),
  ).toThrow('changed my mind')
  expect(database.transaction(insert)).toBe(1)
  expect(database.get('select count(*) from plants')).toEqual([1])
  database.close()
})

// A test cannot cut the power, so this checks the settings that protect commits from a power cut.
test.each([
  ['FULL', 2],
  ['NORMAL', 1],
] as const)(
  'commits are flushed as synchronous=%s says, beside a write-ahead log',
  async (synchronous, level) => {
    const { folder, remove } = await scratchFolder()
    const database = new Database(join(folder, 'a.sqlite'), { synchronous })
    expect([database.get('pragma synchronous'), database.get('pragma journal_mode')]).toEqual([
      [level],
      ['wal'],
    ])
    database.close()
    await remove()
  },
)

describe('one read snapshot per turn of the event loop', () => {
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

  async function openBeside() {
    const { folder, remove } = await scratchFolder()
    const path = join(folder, 'a.sqlite')
    const theirs = new Database(path, { synchronous: 'NORMAL' })
    theirs.exec('create table plants (name text not null)')
    const mine = new Database(path, { synchronous: 'NORMAL', snapshotPerTurn: true })
    return {
      mine,
      count: () => mine.get('select count(*) from plants')?.[0],
      theyPlant: () => theirs.run('insert into plants values (?)', 'Wattle'),
      async close() {
        mine.close()
        theirs.close()
        await remove()
      },
    }
  }

  test('shows other connections’ writes in the next turn', async () => {
    const { count, theyPlant, close } = await openBeside()
    expect(count()).toBe(0)
    theyPlant()
    await Promise.resolve()
    expect(count()).toBe(0)
    await nextTurn()
    expect(count()).toBe(1)
    await close()
  })

  test('can be ended early', async () => {
    const { mine, count, theyPlant, close } = await openBeside()
    expect(count()).toBe(0)
    theyPlant()
    mine.endSnapshot()
    expect(count()).toBe(1)
    theyPlant()
    expect(count()).toBe(1)
    await close()
  })

  test('shows its own writes at once, with earlier ones of other connections', async () => {
    const { mine, count, theyPlant, close } = await openBeside()
    expect(count()).toBe(0)
    theyPlant()
    mine.transaction(() => {
      expect(count()).toBe(1)
      mine.run('insert into plants values (?)', 'Banksia')
      expect(count()).toBe(2)
    })
    expect(count()).toBe(2)
    mine.run('insert into plants values (?)', 'Grevillea')
    expect(count()).toBe(3)
    await close()
  })

  test('may fail to end, and the next turn has a new one', async () => {
    const { mine, count, theyPlant, close } = await openBeside()
    mine.exec(
      'create table beds (id integer primary key, beside integer references beds deferrable initially deferred)',
    )
    mine.exec('pragma foreign_keys = on')
    // No commit after mere reading fails on demand, so this statement writes what the commit refuses.
    mine.get('insert into beds (beside) values (7) returning id')
    await nextTurn()
    theyPlant()
    expect(count()).toBe(1)
    await close()
  })

  test('does not block erasing or closing', async () => {
    const { mine, count, close } = await openBeside()
    expect(count()).toBe(0)
    mine.erase(() => mine.run('delete from plants'))
    expect(count()).toBe(0)
    mine.close()
    await nextTurn()
    await close()
  })
})

test('more statements than are cached still run', () => {
  const database = open()
  for (let number = 0; number < 1_200; number += 1) expect(database.get(`select ${number}`)).toEqual([number])
  expect(database.get('select 0')).toEqual([0])
  database.close()
})

/** Reads in short consecutive transactions until it is terminated. */
const steadyReader = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(workerData, { timeout: 5000 })
  const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
  for (let number = 0; ; number++) {
    database.exec('begin; select count(*) from plants')
    pause(5)
    database.exec('commit')
    if (number === 0) parentPort.postMessage('reading')
    pause(5)
  }`

test('an erasure completes at once beside a constant reader', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'a.sqlite')
  const database = new Database(path, { synchronous: 'NORMAL' })
  database.exec('create table plants (id integer primary key, name text not null)')
  const reader = new Worker(steadyReader, { eval: true, workerData: path })
  await once(reader, 'message')
  const erase = () => {
    database.run('insert into plants (name) values (?)', 'Wattle')
    database.erase(() => database.run('delete from plants'))
  }
  const reasons = Array.from({ length: 10 }, () => reasonOf(erase))
  // The reader never ends on its own, so terminate it before any expectation can fail.
  await reader.terminate()
  database.close()
  await remove()
  expect(reasons).toEqual(Array.from({ length: 10 }, () => null))
})

describe('a database error has its reason', () => {
  test('full', () => {
    const database = open()
    database.exec('pragma max_page_count = 1')
    const name = 'x'.repeat(100_000)
    expect(reasonOf(() => database.run('insert into plants (name) values (?)', name))).toBe('full')
    expect(database.get('select count(*) from plants')).toEqual([0])
    database.close()
  })

  test('read-only, with the file’s name', async () => {
    const { folder, remove } = await scratchFolder()
    const path = join(folder, 'plants')
    const database = new Database(path, { synchronous: 'NORMAL' })
    database.exec('create table plants (name text)')
    database.exec('pragma query_only = on')
    const write = () => database.run('insert into plants values (?)', 'x')
    expect(reasonOf(write)).toBe('read-only')
    expect(write).toThrow(`${path} cannot be written to.`)
    database.close()
    await remove()
  })

  test('closed', () => {
    const database = open()
    database.close()
    database.close()
    expect(reasonOf(() => database.get('select 1'))).toBe('closed')
    expect(reasonOf(() => database.exec('select 1'))).toBe('closed')
  })

  test('damaged, or cannot-open', async () => {
    const { folder, remove } = await scratchFolder()
    const path = join(folder, 'not-a-database')
    await writeFile(path, 'a shopping list '.repeat(100))
    const openAt = (where: string) => new Database(where, { synchronous: 'NORMAL' })
    expect(reasonOf(() => openAt(path))).toBe('damaged')
    expect(() => openAt(path)).toThrow(/^.*not-a-database is damaged, or is not a database\.$/)
    expect(() => new Database(path, { synchronous: 'NORMAL', isRebuilt: true })).toThrow(
      'not-a-database is damaged, or is not a database. Stop Wattle, delete this file and start again',
    )
    const absent = join(folder, 'no', 'such.db')
    expect(reasonOf(() => openAt(absent))).toBe('cannot-open')
    for (const open of [openAt, lock]) expect(() => open(absent)).toThrow(`${absent} cannot be opened.`)
    await remove()
  })

  test('but a wrong statement is the caller’s own mistake', () => {
    const database = open()
    expect(() => database.get('select nonsense from nowhere')).toThrow('no such table: nowhere')
    database.close()
  })
})
