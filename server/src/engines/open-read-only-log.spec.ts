import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { noStream, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openedOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { openReadOnlyLog } from './open-read-only-log.ts'

const writer = join(import.meta.dirname, '../../../adapters/src/event-log/testing/sqlite-event-log-writer.ts')
const report = () => undefined

test('a read-only log can be read while another process keeps writing to it', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const path = join(folder, 'events.sqlite')
  const child = spawn(process.execPath, [writer, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const acknowledged = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => (await acknowledged.next()).value as string
  for (let count = 0; count < 50; count += 1) await next()
  const last = await next()

  const settings = readSettings({ WATTLE_DATA: folder })
  const log = await openReadOnlyLog(settings, report)
  const ids = new Set<string>()
  for await (const batch of log.readAll(null)) for (const { id } of batch) ids.add(id)
  expect(ids.has(last)).toBe(true)
  expect((await log.read('garden-one', 1, 3)).map(({ revision }) => revision)).toEqual([1, 2, 3])
  // The reader did not block the writer.
  for (let count = 0; count < 50; count += 1) expect(await next()).toBeTruthy()
  await log.close()
  child.kill('SIGKILL')
  await ended

  const afterwards = await openReadOnlyLog(settings, report)
  expect(await afterwards.head()).not.toBeNull()
  await afterwards.close()
})

test('a read-only log does not lock out the process that owns the log', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const path = join(folder, 'events.sqlite')
  const settings = readSettings({ WATTLE_DATA: folder })
  await openSqliteEventLog(path).close()
  const log = await openReadOnlyLog(settings, report)
  expect(await log.head()).toBeNull()
  const owner = openSqliteEventLog(path)
  await owner.close()
  await log.close()
})

test('damage in EventStoreDB is thrown, and not reported as well', async () => {
  const { log: plain, address } = await openedOnDouble()
  const metadata = { checksum: 'altered' }
  const event = { id: randomUUID(), type: 'GardenListed', version: 1, data: {}, metadata }
  await plain.append('garden-one', [event], noStream)
  const engines = {
    WATTLE_EVENTSTOREDB: address,
    WATTLE_KAFKA: 'kafka:9092',
    WATTLE_MONGODB: 'mongodb://db/wattle',
  }
  const log = await openReadOnlyLog(readSettings(engines), (error) => expect.fail(String(error)))
  onTestFinished(() => log.close())
  await expect(log.read('garden-one')).rejects.toThrow(StreamDamaged)
})

test('a log that is missing or in memory is refused with a sentence', async () => {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const opened = (WATTLE_DATA: string) => openReadOnlyLog(readSettings({ WATTLE_DATA }), report)
  await expect(opened(folder)).rejects.toThrow(`There is no event log at ${join(folder, 'events.sqlite')}`)
  await expect(opened('memory')).rejects.toThrow('Data in memory is gone when the server stops')
})
