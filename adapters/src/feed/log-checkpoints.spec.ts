import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type EventLog, LogDamaged, LogUnavailable, StreamDamaged } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { newEvent, newStream } from '../event-log/testing/contract-kit.ts'
import { checkpointAt, isOfThisLog } from './log-checkpoints.ts'
import type { Checkpoint } from './port.ts'

const [rose, iceberg, peace] = [newEvent('rose'), newEvent('iceberg'), newEvent('peace')]
const [stream, other] = [newStream(), newStream()]

type Happened = [stream: string, event: NewEvent<object>][]

/** An in-memory log with these events, in this order. */
async function logWith(...happened: Happened): Promise<EventLog> {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  for (const [of, event] of happened) await log.append(of, [event], (await log.read(of)).length - 1)
  return log
}

/** The checkpoint of a reader that has handled everything in the stream. */
async function checkpointIn(log: EventLog): Promise<Checkpoint> {
  const last = (await log.read(stream)).at(-1)
  if (!last) throw new Error('Nothing has happened.')
  return checkpointAt(last)
}

test('a reader can resume in the log it has read', async () => {
  const log = await logWith([stream, rose], [stream, iceberg], [other, peace])
  expect(await isOfThisLog(log, await checkpointIn(log))).toBe(true)
})

test.each<[string, Happened]>([
  ['ends before that', [[stream, rose]]],
  [
    'has another event in its place',
    [
      [stream, rose],
      [stream, peace],
      [other, iceberg],
    ],
  ],
  [
    'has its stream without it',
    [
      [stream, rose],
      [other, iceberg],
      [other, peace],
    ],
  ],
  [
    'has nothing of its stream',
    [
      [other, rose],
      [other, iceberg],
      [other, peace],
    ],
  ],
])('a log restored from before the checkpoint’s event counts as another log: it %s', async (_, happened) => {
  const checkpoint = await checkpointIn(await logWith([stream, rose], [stream, iceberg]))
  expect(await isOfThisLog(await logWith(...happened), checkpoint)).toBe(false)
})

test('a log counts as the same after the checkpoint’s event was deleted', async () => {
  const log = await logWith([stream, rose], [stream, iceberg], [other, peace])
  const checkpoint = await checkpointIn(log)
  await log.deleteStream(stream)
  expect(await isOfThisLog(log, checkpoint)).toBe(true)
})

test('a position without an event fits every log that reaches it', async () => {
  const { position } = await checkpointIn(await logWith([stream, rose], [stream, iceberg]))
  const checkpoint = { position, event: null }
  expect(await isOfThisLog(await logWith([other, rose], [other, peace]), checkpoint)).toBe(true)
  expect(await isOfThisLog(await logWith([other, rose]), checkpoint)).toBe(false)
})

test('a damaged log counts as the same, and an unavailable log is an error', async () => {
  const log = await logWith([stream, rose], [stream, iceberg])
  const checkpoint = await checkpointIn(log)
  const failing = (error: Error): EventLog => ({ ...log, read: () => Promise.reject(error) })
  for (const damage of [new LogDamaged('torn'), new StreamDamaged('a file', stream, 1, 'cannot be read')])
    expect(await isOfThisLog(failing(damage), checkpoint)).toBe(true)
  await expect(isOfThisLog(failing(new LogUnavailable('away')), checkpoint)).rejects.toThrow('away')
})
