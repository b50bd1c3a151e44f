import fs, { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Database } from '../../sqlite/database.ts'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { checkedLog } from '../checksums/checked-log.ts'
import { isIntact } from '../checksums/log-report.ts'
import { LogUnavailable, noStream, StreamDamaged } from '../port.ts'
import { newEvents } from '../testing/contract-kit.ts'
import { openSqliteEventLog, openSqliteLogReader } from './sqlite-event-log.ts'
import { repairSqliteLog } from './sqlite-repair.ts'
import { SqliteSalvage } from './sqlite-salvage.ts'
import { verifySqliteLog } from './sqlite-verify.ts'

const now = new Date('2026-11-22T01:00:00.000Z')

/** A log of three streams and its backup, followed by more events in the log. */
async function damageable({ gardens = ['garden-iris', 'garden-fern', 'garden-rosa'], rounds = 4 } = {}) {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const [path, backup] = [join(folder, 'events.sqlite'), join(folder, 'backup.sqlite')]
  const write = async (from: number, to: number) => {
    const log = checkedLog(openSqliteEventLog(path), { place: path })
    for (let round = from; round < to; round += 1)
      for (const garden of gardens)
        await log.append(garden, newEvents(2, `${garden} ${round}`), round === 0 ? noStream : 2 * round - 1)
    await log.close()
  }
  await write(0, rounds)
  copyFileSync(path, backup)
  await write(rounds, rounds + 2)
  return {
    path,
    backup,
    folder,
    events: () => allOf(path),
    sql(statement: string, ...values: (string | number)[]) {
      const database = new Database(path, { synchronous: 'FULL' })
      database.run(statement, ...values)
      database.close()
    },
  }
}

async function allOf(path: string): Promise<RecordedEvent<unknown>[]> {
  const log = openSqliteLogReader(path)
  const found = []
  for await (const batch of log.readAll(null)) found.push(...batch)
  await log.close()
  return found
}

const changeLetter = `update events set data = replace(data, '1', 'l') where revision = ? and stream = 2`

describe('a changed letter in an event', () => {
  test('is found and repaired, and events after the backup are kept', async () => {
    const { path, backup, folder, events, sql } = await damageable()
    const before = await events()
    expect(verifySqliteLog(path)).toEqual({
      place: path,
      events: 36,
      streams: 3,
      unverified: 0,
      faults: [],
      damaged: [],
      nameless: 0,
    })
    sql(changeLetter, 3)
    expect(await events()).not.toEqual(before)
    const damage = new StreamDamaged(path, 'garden-fern', 3, 'does not match its checksum')
    expect(verifySqliteLog(path)).toMatchObject({ faults: [], damaged: [damage] })

    const { streams, missing, keptAs } = repairSqliteLog(path, backup, { cut: false, now })
    expect({ streams, missing }).toEqual({
      streams: [{ stream: 'garden-fern', restored: 1, lostFrom: null }],
      missing: 0,
    })
    expect(await events()).toEqual(before)
    expect(isIntact(verifySqliteLog(path))).toBe(true)
    expect(keptAs).toBe(`${path}.damaged-2026-11-22T01-00-00-000Z`)
    expect(verifySqliteLog(keptAs ?? '').damaged).toHaveLength(1)
    expect(readdirSync(folder).filter((name) => name.includes('repaired'))).toEqual([])

    const log = checkedLog(openSqliteEventLog(path), { place: path })
    await log.append('garden-fern', newEvents(1), 11)
    await log.close()
    expect(isIntact(verifySqliteLog(path))).toBe(true)
  })

  test('that hides its checksum is found at the next event, and both are repaired', async () => {
    const { path, backup, events, sql } = await damageable()
    const before = await events()
    sql(
      `update events set metadata = replace(metadata, 'checksum', 'chexksum') where revision = 3 and stream = 2`,
    )
    expect(verifySqliteLog(path).damaged).toMatchObject([{ stream: 'garden-fern', revision: 4 }])
    expect(repairSqliteLog(path, backup, { cut: false, now }).streams).toMatchObject([
      { restored: 1, lostFrom: null },
    ])
    expect(await events()).toEqual(before)
  })

  test('that the backup does not contain stays, and its stream refuses writes', async () => {
    const { path, backup, events, sql } = await damageable()
    sql(changeLetter, 9)
    sql(`update streams set name = 'garden-rosy' where name = 'garden-rosa'`)
    const damaged = await events()
    const { streams, missing } = repairSqliteLog(path, backup, { cut: false, now })
    expect({ streams, missing }).toEqual({
      streams: [
        { stream: 'garden-fern', restored: 0, lostFrom: 9 },
        { stream: 'garden-rosa', restored: 0, lostFrom: null },
      ],
      missing: 0,
    })
    const renamed = damaged.map((event) => ({ ...event, stream: event.stream.replace('rosy', 'rosa') }))
    expect(await events()).toEqual(renamed)
    expect(verifySqliteLog(path).damaged.map(({ stream, revision }) => [stream, revision])).toEqual([
      ['garden-fern', 9],
    ])
  })

  test('that the backup does not contain is cut off when requested, and leaves a mark', async () => {
    const { path, backup, events, sql } = await damageable()
    const before = await events()
    sql(changeLetter, 9)
    const { streams, missing } = repairSqliteLog(path, backup, { cut: true, now })
    expect({ streams, missing }).toEqual({
      streams: [{ stream: 'garden-fern', restored: 0, lostFrom: 9 }],
      missing: 3,
    })
    expect(isIntact(verifySqliteLog(path))).toBe(true)
    const after = await events()
    const isKept = ({ stream, revision }: RecordedEvent<unknown>) => stream !== 'garden-fern' || revision < 9
    expect(after.filter(({ type }) => type !== 'EventLost')).toEqual(before.filter(isKept))
    expect(after.map(({ position }) => position)).toEqual(before.map(({ position }) => position))

    sql(`update events set data = 'x' where revision = 8 and stream = 1`)
    expect(repairSqliteLog(path, backup, { cut: true, now }).missing).toBe(4)
    expect(isIntact(verifySqliteLog(path))).toBe(true)
    expect((await events()).filter(({ stream }) => stream === 'lostEvents')).toHaveLength(7)
  })
})

test('cut-off events at the very end leave marks, so that their positions are not used again', async () => {
  const { path, backup, events, sql } = await damageable()
  const before = await events()
  sql(`update events set data = 'x' where position = 36`)
  const { streams, missing } = repairSqliteLog(path, backup, { cut: true, now })
  expect({ streams, missing }).toEqual({
    streams: [{ stream: 'garden-rosa', restored: 0, lostFrom: 11 }],
    missing: 1,
  })
  const after = await events()
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
  expect(after.at(-1)).toMatchObject({ stream: 'lostEvents', position: before.at(-1)?.position })
  expect(isIntact(verifySqliteLog(path))).toBe(true)
})

test('a stream that only the backup has comes back beside the marks of lost events', async () => {
  const { path, backup, events, sql } = await damageable()
  sql(`update events set data = 'x' where position = 36`)
  sql('delete from events where stream = 3 and revision < 11')
  sql('update events set stream = 2, revision = 50 where stream = 3')
  sql('delete from streams where number = 3')
  repairSqliteLog(path, backup, { cut: true, now })
  expect(isIntact(verifySqliteLog(path))).toBe(true)
  const streams = Map.groupBy(await events(), ({ stream }) => stream)
  expect([...streams].map(([stream, { length }]) => [stream, length])).toEqual([
    ['garden-iris', 12],
    ['garden-fern', 12],
    ['garden-rosa', 8],
    ['lostEvents', 4],
  ])
})

test('a backup that contains what an earlier repair cut off is refused in one sentence', async () => {
  const { path, backup, folder, sql } = await damageable()
  const fuller = join(folder, 'fuller.sqlite')
  copyFileSync(path, fuller)
  sql(`update events set data = 'x' where position = 36`)
  repairSqliteLog(path, backup, { cut: true, now })
  sql(changeLetter, 3)
  const damaged = readFileSync(path)
  const repair = (from: string) => repairSqliteLog(path, from, { cut: false, now })
  expect(() => repair(fuller)).toThrow(
    `${fuller} has events in the places of others in ${path}: take a backup made after its last repair or restore.`,
  )
  expect(readFileSync(path).equals(damaged)).toBe(true)
  expect(repair(backup)).toMatchObject({ streams: [{ stream: 'garden-fern', restored: 1 }], missing: 0 })
})

test('a stream keeps the name that its checksums prove, whatever its name in the backup', async () => {
  const { path, backup, sql } = await damageable()
  const database = new Database(backup, { synchronous: 'FULL' })
  database.run(`update streams set name = 'garden-other' where name = 'garden-rosa'`)
  database.close()
  sql(changeLetter, 3)
  const before = (await allOf(path)).filter(({ stream }) => stream === 'garden-rosa')
  expect(before).toHaveLength(12)
  expect(repairSqliteLog(path, backup, { cut: true, now })).toMatchObject({
    streams: [{ stream: 'garden-fern', restored: 1, lostFrom: null }],
    missing: 0,
  })
  expect((await allOf(path)).filter(({ stream }) => stream === 'garden-rosa')).toEqual(before)
})

test('a backup stream with the same number but another name adds nothing to a stream', async () => {
  const { path, backup, events, sql } = await damageable()
  const database = new Database(backup, { synchronous: 'FULL' })
  database.run('delete from events where stream = 3')
  database.run(`update streams set name = 'garden-late' where number = 3`)
  database.close()
  const restored = checkedLog(openSqliteEventLog(backup), { place: backup })
  await restored.append('garden-late', newEvents(16), noStream)
  await restored.close()
  const before = await events()
  sql(changeLetter, 3)
  expect(repairSqliteLog(path, backup, { cut: true, now })).toMatchObject({
    streams: [{ stream: 'garden-fern', restored: 1, lostFrom: null }],
  })
  expect((await events()).slice(0, 36)).toEqual(before)
})

test('events without checksums are counted, and repaired when they cannot be read', async () => {
  const { path, backup } = await damageable({ gardens: [] })
  const old = openSqliteEventLog(path)
  await old.append('garden-old', newEvents(2), noStream)
  await old.close()
  const log = checkedLog(openSqliteEventLog(path), { place: path })
  await log.append('garden-old', newEvents(1), 1)
  await log.close()
  copyFileSync(path, backup)
  expect(verifySqliteLog(path)).toMatchObject({ events: 3, unverified: 2, damaged: [] })
  const before = await allOf(path)
  const database = new Database(path, { synchronous: 'FULL' })
  database.run(`update events set metadata = '{' where revision = 1`)
  database.close()
  expect(verifySqliteLog(path).damaged).toMatchObject([{ revision: 1 }])
  expect(repairSqliteLog(path, backup, { cut: false, now }).streams).toMatchObject([{ restored: 1 }])
  expect(await allOf(path)).toEqual(before)
})

test('a missing row is found and restored', async () => {
  const { path, backup, events, sql } = await damageable()
  const before = await events()
  sql('delete from events where stream = 3 and revision = 7')
  expect(verifySqliteLog(path)).toMatchObject({
    faults: ['1 of 36 events are missing.'],
    damaged: [{ stream: 'garden-rosa', revision: 7 }],
  })
  repairSqliteLog(path, backup, { cut: false, now })
  expect(await events()).toEqual(before)
})

test('events written during a repair are not mistaken for damage in a log with a gap', async () => {
  const { path, sql } = await damageable()
  sql('delete from events where stream = 3 and revision = 11')
  sql('update events set position = 40 where position = 35')
  const rows = vi.spyOn(SqliteSalvage.prototype, 'rows').mockImplementationOnce(function (
    this: SqliteSalvage,
  ) {
    sql(`insert into streams (number, name) values (4, 'garden-new')`)
    for (const [stream, revision] of [
      [1, 12],
      [4, 0],
    ])
      sql(`insert into events (stream, revision, id, type, version, data, metadata)
           values (${stream}, ${revision}, 'x', 'Noted', 1, '{}', '{}')`)
    return this.rows()
  })
  onTestFinished(() => rows.mockRestore())
  expect(verifySqliteLog(path)).toMatchObject({
    events: 35,
    streams: 3,
    faults: ['5 of 40 events are missing.'],
    damaged: [],
    nameless: 0,
  })
  expect(rows).toHaveBeenCalled()
})

test('an intact log is left unchanged', async () => {
  const { path, backup } = await damageable()
  const before = readFileSync(path)
  expect(repairSqliteLog(path, backup, { cut: true, now })).toEqual({
    streams: [],
    deleted: [],
    missing: 0,
    keptAs: null,
  })
  expect(readFileSync(path).equals(before)).toBe(true)
})

test('a kill just before the repaired file is put in place leaves all events in the old one', async () => {
  const { path, backup, folder } = await damageable()
  // Mimics a killed server: the newest events are only in the WAL.
  const killed = join(folder, 'killed.sqlite')
  const log = checkedLog(openSqliteEventLog(path), { place: path })
  await log.append('garden-iris', newEvents(2), 11)
  for (const end of ['', '-wal']) copyFileSync(path + end, killed + end)
  await log.close()
  const damaging = new DatabaseSync(killed)
  damaging.exec('pragma wal_autocheckpoint = 0')
  damaging.exec(changeLetter.replace('?', '3'))
  for (const end of ['', '-wal']) copyFileSync(killed + end, path + end)
  damaging.close()
  rmSync(`${path}-shm`, { force: true })

  const before = await allOf(path)
  expect(before).toHaveLength(38)
  const rename = vi.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    throw new Error('killed')
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    rename.mockRestore()
    syncBuiltinESMExports()
  })
  expect(() => repairSqliteLog(path, backup, { cut: false, now })).toThrow('killed')
  expect(await allOf(path)).toEqual(before)
})

test('a repair is refused for a backup that is not there or cannot be opened, without advice to restore it', async () => {
  const { path } = await damageable()
  const from = (backup: string) => repairSqliteLog(path, backup, { cut: false, now })
  expect(() => from('/nowhere/events.sqlite')).toThrow('/nowhere/events.sqlite does not exist.')
  expect(() => from(dirname(path))).toThrow('can be read: copy it to a folder that can be written to.')
})

test('a repair is refused for a log in use, and from the backup of another log', async () => {
  const { path, backup, sql } = await damageable()
  const other = await damageable()
  sql(changeLetter, 3)
  const before = await allOf(path)
  expect(() => repairSqliteLog(path, other.path, { cut: true, now })).toThrow('is not a backup of')
  const log = openSqliteEventLog(path)
  expect(() => repairSqliteLog(path, backup, { cut: false, now })).toThrow(LogUnavailable)
  await log.close()
  expect(await allOf(path)).toEqual(before)
  expect(repairSqliteLog(path, backup, { cut: false, now }).streams).toHaveLength(1)
})

describe('a damaged index or table', () => {
  /** Removes the last entry of a single-page index without changing its table. */
  function shorten(path: string, index: string): void {
    const database = new DatabaseSync(path)
    const { rootpage } =
      database.prepare('select rootpage from sqlite_schema where name = ?').get(index) ?? {}
    const { page_size: size } = database.prepare('pragma page_size').get() ?? {}
    database.close()
    const file = readFileSync(path)
    const entries = (Number(rootpage) - 1) * Number(size) + 3
    file.writeUInt16BE(file.readUInt16BE(entries) - 1, entries)
    writeFileSync(path, file)
  }

  /** Changes the events table without updating its index. */
  function withoutIndex(path: string, statement: string): void {
    const change = (sql: string) => {
      const opened = new DatabaseSync(path, { defensive: false })
      opened.exec(`pragma writable_schema = on; ${sql}`)
      opened.close()
    }
    const hidden = `name = 'events_by_stream'`
    const database = new DatabaseSync(path)
    const schema = database.prepare(`select * from sqlite_schema where ${hidden}`).get()
    database.close()
    change(`delete from sqlite_schema where ${hidden}`)
    change(statement)
    change(
      `insert into sqlite_schema values ('index', 'events_by_stream', 'events', ${schema?.rootpage}, '${schema?.sql}')`,
    )
  }

  test.each([
    { index: 'events_by_stream', damage: { stream: 'garden-rosa', revision: 11, fault: 'cannot be found' } },
    { index: 'sqlite_autoindex_streams_1', damage: { stream: 'garden-rosa', fault: 'cannot be found' } },
  ])('$index: the affected stream is named and repaired', async ({ index, damage }) => {
    const { path, backup, events } = await damageable()
    const before = await events()
    shorten(path, index)
    const report = verifySqliteLog(path)
    expect(report.faults.length).toBeGreaterThan(0)
    expect(report.damaged).toMatchObject([damage])
    repairSqliteLog(path, backup, { cut: false, now })
    expect(isIntact(verifySqliteLog(path))).toBe(true)
    expect(await events()).toEqual(before)
  })

  test('with an impossibly high position is repaired without scanning up to it', async () => {
    const { path, backup, events } = await damageable()
    const before = await events()
    copyFileSync(path, backup)
    withoutIndex(path, 'update events set position = 9000000000000000 where position = 36')
    expect(repairSqliteLog(path, backup, { cut: false, now })).toMatchObject({
      streams: [{ stream: 'garden-rosa', restored: 1, lostFrom: null }],
      missing: 0,
    })
    expect(await events()).toEqual(before)
  })

  test('without a stream’s name: its nameless events are counted and named again', async () => {
    const { path, backup, events } = await damageable()
    const before = await events()
    const database = new DatabaseSync(path)
    database.exec('pragma foreign_keys = off')
    database.exec('delete from streams where number = 2')
    database.close()
    expect(verifySqliteLog(path)).toMatchObject({ nameless: 12 })
    repairSqliteLog(path, backup, { cut: false, now })
    expect(await events()).toEqual(before)
  })
})

test('32 random bytes in the file are harmless, or found and then repaired or refused', async () => {
  const gardens = Array.from({ length: 12 }, (_, number) => `garden-${number}`)
  const { path, backup, events } = await damageable({ gardens, rounds: 8 })
  const before = await events()
  copyFileSync(path, backup)
  const whole = readFileSync(path)
  const random = dice(7)
  const outcomes = { noticed: 0, harmless: 0, unreadable: 0 }
  for (let trial = 0; trial < 30; trial += 1) {
    const bytes = Buffer.from(whole)
    const at = Math.floor(random() * (whole.length - 32))
    for (let byte = 0; byte < 32; byte += 1) bytes[at + byte] = Math.floor(random() * 256)
    writeFileSync(path, bytes)
    if (isIntact(verifySqliteLog(path))) {
      outcomes.harmless += 1
      expect(await events(), `at ${at}`).toEqual(before)
      continue
    }
    try {
      repairSqliteLog(path, backup, { cut: false, now })
      outcomes.noticed += 1
    } catch (error) {
      expect(String(error)).toContain('restore the whole backup instead')
      outcomes.unreadable += 1
      continue
    }
    expect(await events(), `at ${at}`).toEqual(before)
    expect(verifySqliteLog(path), `at ${at}`).toMatchObject({ faults: [], damaged: [] })
  }
  expect(outcomes.noticed).toBeGreaterThan(15)
})

/** Deterministic pseudo-random numbers from 0 (inclusive) to 1 (exclusive). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
