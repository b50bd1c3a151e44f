import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Database } from '../../sqlite/database.ts'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { LogDamaged, noStream } from '../port.ts'
import { collect, names, newEvents } from '../testing/contract-kit.ts'
import { openLogOnDatabase } from './log-in-database.ts'
import { openSqliteEventLog } from './sqlite-event-log.ts'

const [iris, fern] = ['garden-iris', 'garden-fern']

async function scratchFile(): Promise<string> {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  return join(folder, 'events.sqlite')
}

describe('an event that cannot be read', () => {
  test.each([
    ['data', `'{"name": "pl'`],
    ['data', `x'00ff'`],
    ['data', `'"text"'`],
    ['metadata', `'['`],
    ['version', `'one'`],
  ])('because its %s is %s comes with version 0, followed by the later events', async (column, value) => {
    const database = new Database(':memory:', { synchronous: 'FULL' })
    const log = openLogOnDatabase(database, { pause: () => 1 })
    onTestFinished(() => log.close())
    await log.append(iris, newEvents(3), noStream)
    await log.append(fern, newEvents(1, 'fern'), noStream)
    database.run(`update events set ${column} = ${value} where position = 2`)
    const read = await log.read(iris)
    expect(read.map(({ version }) => version)).toEqual([1, 0, 1])
    const following = collect(log, [iris, fern], null)
    await following.reached(4)
    expect(names(following.events.filter(({ version }) => version > 0))).toEqual([
      'plant 0',
      'plant 2',
      'fern 0',
    ])
  })
})

test('a damaged page fails only the appends that need it, not simultaneous ones', async () => {
  const path = await scratchFile()
  const before = openSqliteEventLog(path)
  for (const stream of [iris, fern]) await before.append(stream, newEvents(1_500), noStream)
  await before.close()
  damageLastLeaf(path, 'events_by_stream')

  const log = openSqliteEventLog(path)
  onTestFinished(() => log.close())
  const [good, ...bad] = await Promise.allSettled([
    log.append(iris, newEvents(1), 1_499),
    log.append(fern, newEvents(1), 1_499),
    log.append('garden-new', newEvents(1), noStream),
  ])
  expect(good.status).toBe('fulfilled')
  for (const each of bad) expect(each).toMatchObject({ reason: expect.any(LogDamaged) })
})

test('a file that is no longer a log is reported as damaged, with where to read more', async () => {
  const path = await scratchFile()
  await openSqliteEventLog(path).close()
  writeFileSync(path, Buffer.alloc(4096, 7))
  expect(() => openSqliteEventLog(path)).toThrow(LogDamaged)
  expect(() => openSqliteEventLog(path)).toThrow(`The event log at ${path} is damaged: see`)
})

/** Overwrites the last leaf page of a two-level index. */
function damageLastLeaf(path: string, index: string): void {
  const database = new DatabaseSync(path)
  const { rootpage } = database.prepare('select rootpage from sqlite_schema where name = ?').get(index) ?? {}
  const { page_size: size } = database.prepare('pragma page_size').get() ?? {}
  database.close()
  const file = readFileSync(path)
  const startOf = (page: number) => (page - 1) * Number(size)
  const leaf = file.readUInt32BE(startOf(Number(rootpage)) + 8)
  file.fill(0xff, startOf(leaf), startOf(leaf) + 32)
  writeFileSync(path, file)
}
