import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { eventually } from '../../testing/eventually.ts'
import { filesWith } from '../../testing/traces.ts'
import { checkedLog } from '../checksums/checked-log.ts'
import { isIntact } from '../checksums/log-report.ts'
import { LogUnavailable, noStream, StreamDeleted } from '../port.ts'
import {
  asRecorded,
  collect,
  names,
  newEvent,
  newEvents,
  newStream,
  readAllOf,
} from '../testing/contract-kit.ts'
import { openSqliteEventLog, openSqliteLogReader } from './sqlite-event-log.ts'
import { SqliteEventTable } from './sqlite-event-table.ts'
import { repairSqliteLog } from './sqlite-repair.ts'
import { verifySqliteLog } from './sqlite-verify.ts'

const [iris, fern] = ['garden-iris', 'garden-fern']
const secret = 'Quandong am Gartenzaun'
const now = new Date('2026-11-22T01:00:00.000Z')

async function scratch() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  return { folder, path: join(folder, 'events.sqlite') }
}

function opened(path: string) {
  const log = openSqliteEventLog(path, { pause: () => 1 })
  onTestFinished(() => log.close())
  return log
}

/** Small events, and one that spans many pages. */
const secretEvents = (count: number) => [
  ...newEvents(count, secret),
  newEvent('long', { note: `${'x'.repeat(20_000)} ${secret} ${'y'.repeat(20_000)}` }),
]

/** Changes the file directly, while no log has it open. */
function sql(path: string, statement: string): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  database.exec(statement)
  database.close()
}

describe('the text of a deleted stream', () => {
  test('is in no file any more while the log is open', async () => {
    const { folder, path } = await scratch()
    const log = opened(path)
    await log.append(iris, newEvents(300), noStream)
    await log.append(fern, secretEvents(300), noStream)
    await log.append(iris, newEvents(300), 299)
    expect(filesWith(folder, secret)).not.toEqual([])
    await log.deleteStream(fern)
    expect(filesWith(folder, secret)).toEqual([])
    expect(await log.read(iris)).toHaveLength(600)
    expect(isIntact(verifySqliteLog(path))).toBe(true)
  })

  test('is removed although another process was reading, once the deletion is retried', async () => {
    const { folder, path } = await scratch()
    const log = opened(path)
    await log.append(fern, secretEvents(10), noStream)
    const reader = new DatabaseSync(path, { readOnly: true })
    reader.exec('begin')
    reader.prepare('select count(*) from events').get()
    await expect(log.deleteStream(fern)).rejects.toBeInstanceOf(LogUnavailable)
    expect(await log.read(fern)).toEqual([])
    await log.append(iris, newEvents(1), noStream)
    reader.close()
    await log.deleteStream(fern)
    expect(filesWith(folder, secret)).toEqual([])
    expect(await log.read(iris)).toHaveLength(1)
  })
})

test('a subscription that is behind does not receive events deleted meanwhile', async () => {
  const log = opened(':memory:')
  const [busy, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const told: string[] = []
  log.subscribe(null, async (events) => {
    told.push(...names(events))
    busy.resolve()
    await free.promise
  })
  await log.append(iris, [newEvent('first')], noStream)
  await busy.promise
  await log.append(fern, newEvents(2, secret), noStream)
  await log.deleteStream(fern)
  await log.append(iris, [newEvent('last')], 0)
  free.resolve()
  await eventually(() => expect(told).toEqual(['first', 'last']))
})

test('a subscription before a deleted end waits for new events without polling', async () => {
  const log = opened(':memory:')
  const { position } = await log.append(iris, [newEvent('first')], noStream)
  await log.append(fern, newEvents(3), noStream)
  await log.deleteStream(fern)
  const reading = vi.spyOn(SqliteEventTable.prototype, 'readBetween')
  onTestFinished(() => reading.mockRestore())
  const following = collect(log, [iris], position)
  for (let turn = 0; turn < 100; turn += 1) await nextTurn()
  expect(reading).toHaveBeenCalledTimes(1)
  await log.append(iris, [newEvent('second')], 0)
  await following.reached(1)
  expect(names(following.events)).toEqual(['second'])
})

describe('a file of an earlier release', () => {
  /** A file as written before streams could be deleted. */
  async function earlier() {
    const { folder, path } = await scratch()
    const database = new DatabaseSync(path)
    database.exec(`
      pragma journal_mode = wal;
      create table streams (number integer primary key, name text not null unique);
      create table events (
        position integer primary key,
        stream integer not null references streams (number),
        revision integer not null,
        id text not null,
        type text not null,
        version integer not null,
        data text not null,
        metadata text not null
      );
      create unique index events_by_stream on events (stream, revision);
      create table probe (number integer primary key, probes integer not null);
      insert into streams (name) values ('${fern}'), ('${iris}');
    `)
    const insert = database.prepare(
      'insert into events (stream, revision, id, type, version, data, metadata) values (?, ?, ?, ?, ?, ?, ?)',
    )
    const ofFern = newEvents(200, secret)
    const ofIris = newEvents(200)
    for (const [index, events] of [ofFern, ofIris].entries())
      for (const [revision, { id, type, version, data, metadata }] of events.entries())
        insert.run(index + 1, revision, id, type, version, JSON.stringify(data), JSON.stringify(metadata))
    database.close()
    return { folder, path, ofFern, ofIris }
  }

  test('can be read and written', async () => {
    const { path, ofFern, ofIris } = await earlier()
    const log = opened(path)
    expect(await log.read(fern)).toEqual(asRecorded(fern, ofFern))
    expect(await log.read(iris)).toEqual(asRecorded(iris, ofIris))
    const { position } = await log.append(fern, newEvents(1), 199)
    expect(position).toBe('0000000000000401')
  })

  test('loses every trace of a deleted stream, even where pages were moved', async () => {
    const { folder, path, ofIris } = await earlier()
    const log = opened(path)
    await log.deleteStream(fern)
    expect(filesWith(folder, secret)).toEqual([])
    expect(await readAllOf(log, [fern, iris], null)).toEqual(asRecorded(iris, ofIris))
    expect((await log.append(iris, newEvents(1), 199)).position).toBe('0000000000000401')
  })

  test('never uses a position again after its last events are deleted', async () => {
    const { path } = await earlier()
    const log = opened(path)
    await log.deleteStream(iris)
    await log.close()
    const { position } = await opened(path).append(newStream(), newEvents(1), noStream)
    expect(position).toBe('0000000000000401')
  })
})

/** A log whose stream fern was deleted after the backup. */
async function deletedSince({ events = 3 } = {}) {
  const { folder, path } = await scratch()
  const backup = join(folder, 'backup.sqlite')
  const write = async (work: (log: ReturnType<typeof checkedLog>) => Promise<unknown>) => {
    const log = checkedLog(openSqliteEventLog(path), { place: path })
    await work(log)
    await log.close()
  }
  await write(async (log) => {
    await log.append(iris, newEvents(3), noStream)
    await log.append(fern, newEvents(events, secret), noStream)
    await log.append(iris, newEvents(3), 2)
  })
  copyFileSync(path, backup)
  await write(async (log) => {
    await log.append(fern, newEvents(1, secret), events - 1)
    await log.deleteStream(fern)
    await log.append(iris, newEvents(1), 5)
  })
  const stillDeleted = async () => {
    const log = opened(path)
    expect(await log.read(fern)).toEqual([])
    await expect(log.append(fern, newEvents(1), noStream)).rejects.toBeInstanceOf(StreamDeleted)
    expect(names(await readAllOf(log, [fern], null))).toEqual([])
    await log.close()
  }
  return { folder, path, backup, stillDeleted }
}

describe('a deleted stream', () => {
  test('is not damage, and is not counted', async () => {
    const { path } = await deletedSince()
    expect(verifySqliteLog(path)).toEqual({
      place: path,
      events: 7,
      streams: 1,
      unverified: 0,
      faults: [],
      damaged: [],
      nameless: 0,
    })
  })

  test('is hidden from a reader beside the server too', async () => {
    const { path } = await deletedSince()
    const reader = openSqliteLogReader(path)
    onTestFinished(() => reader.close())
    expect(await reader.read(fern)).toEqual([])
    const all = []
    for await (const batch of reader.readAll(null)) all.push(...batch)
    expect(all.map(({ stream }) => stream)).toEqual(Array(7).fill(iris))
  })

  test('is damage when something is left of it', async () => {
    const { path } = await deletedSince()
    sql(path, `update events set data = '{}' where stream = 2 and revision = 1`)
    expect(verifySqliteLog(path).damaged.map(({ message }) => message)).toEqual([
      `Event 0 of ${fern} in ${path} is left of a deleted stream.`,
    ])
  })

  test('stays deleted when another stream is repaired from a backup that still has it', async () => {
    const { folder, path, backup, stillDeleted } = await deletedSince()
    sql(path, `update events set data = '{}' where stream = 1 and revision = 1`)
    expect(repairSqliteLog(path, backup, { cut: false, now })).toMatchObject({
      streams: [{ stream: iris, restored: 1, lostFrom: null }],
      deleted: [],
      missing: 0,
    })
    expect(isIntact(verifySqliteLog(path))).toBe(true)
    expect(filesWith(folder, secret)).toEqual([backup])
    await stillDeleted()
  })

  test.each([
    [
      'an event of it is back',
      `update events set id = 'x', type = 'PlantNoted', data = '{}' where position = 5`,
    ],
    [
      'its mark is damaged in one place',
      `update events set type = '$dele' where stream = 2 and revision > 0`,
    ],
    ['a part of it is gone', 'delete from events where position in (4, 5)'],
    ['its name is gone', 'delete from streams where number = 2'],
  ])('is deleted again by a repair when %s', async (_what, damage) => {
    const { path, backup, stillDeleted } = await deletedSince()
    sql(path, damage)
    expect(isIntact(verifySqliteLog(path))).toBe(false)
    expect(repairSqliteLog(path, backup, { cut: false, now })).toMatchObject({ streams: [], missing: 0 })
    expect(verifySqliteLog(path)).toMatchObject({ events: 7, streams: 1, damaged: [], faults: [] })
    await stillDeleted()
  })

  test('may still be in the backup, however much of the log it was', async () => {
    const { path, backup } = await deletedSince({ events: 60 })
    sql(path, `update events set data = '{}' where stream = 1 and revision = 1`)
    expect(repairSqliteLog(path, backup, { cut: false, now }).streams).toHaveLength(1)
  })

  test('that only the backup knows as deleted is deleted by a repair', async () => {
    const { folder, path, backup, stillDeleted } = await deletedSince()
    const later = join(folder, 'later.sqlite')
    copyFileSync(path, later)
    copyFileSync(backup, path)
    sql(path, `update events set data = '{}' where stream = 1 and revision = 1`)
    expect(repairSqliteLog(path, later, { cut: false, now })).toMatchObject({ deleted: [fern], missing: 0 })
    expect(isIntact(verifySqliteLog(path))).toBe(true)
    await stillDeleted()
  })
})
