import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type EventLog, noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'
import { createSweep } from './sweep.ts'
import { areSwept, beginSweepAtEnd } from './sweep-checkpoints.ts'

/** The same log, but with one event per batch. */
const bySingles = (log: EventLog): EventLog => ({
  ...log,
  async *readAll<M>(after: string | null) {
    for await (const batch of log.readAll<M>(after)) for (const event of batch) yield [event]
  },
})

function opened(start: 'beginning' | 'end' = 'beginning') {
  const log = openSqliteEventLog(':memory:')
  const checkpoints = openSqliteCheckpoints(':memory:')
  onTestFinished(async () => {
    await log.close()
    await checkpoints.close()
  })
  const handled: string[] = []
  let failures = 0
  const handle = async (events: RecordedEvent[]) => {
    if (failures-- > 0) throw new Error('not now')
    handled.push(...events.map(({ type }) => type))
  }
  let now = Date.parse('2026-03-21T12:00:00Z')
  const processOn = (held: EventLog, ...consumers: string[]) => {
    const sweep = createSweep({
      log: held,
      checkpoints,
      start,
      handle,
      now: () => now,
      consumers: async () => (consumers.length > 0 ? consumers : ['plants']),
    })
    return (secondsLater: number, signal?: AbortSignal) => {
      now += secondsLater * 1000
      return sweep(signal)
    }
  }
  const happen = async (type: string, stream = `garden-${randomUUID()}`, minutesAhead = 0) => {
    const occurredAt = new Date(now + minutesAhead * 60_000).toISOString()
    const event = { id: randomUUID(), type, version: 1, data: {}, metadata: { occurredAt } }
    await log.append(stream, [event], noStream)
  }
  return {
    log,
    checkpoints,
    handled,
    happen,
    processOn,
    sweepAfter: processOn(log),
    failOnce: () => (failures = 1),
  }
}

test('an event is swept once, when it is half a minute old', async () => {
  const { handled, happen, sweepAfter } = opened()
  await sweepAfter(0)
  await happen('Old')
  await sweepAfter(30)
  await happen('Young')
  await sweepAfter(29)
  expect(handled).toEqual([])
  await sweepAfter(1)
  expect(handled).toEqual(['Old'])
  await sweepAfter(30)
  await sweepAfter(30)
  expect(handled).toEqual(['Old', 'Young'])
})

test('the first sweep of a process goes up to the end of the log', async () => {
  const { log, handled, happen, processOn } = opened()
  await happen('First')
  await processOn(log)(0)
  await happen('Second')
  await processOn(log)(0)
  expect(handled).toEqual(['First', 'Second'])
})

test('a failed first sweep does not count as the first', async () => {
  const { handled, happen, sweepAfter, failOnce } = opened()
  await happen('First')
  failOnce()
  await expect(sweepAfter(0)).rejects.toThrow('not now')
  await sweepAfter(0)
  expect(handled).toEqual(['First'])
})

test('a sweep of several consumers starts with the earliest, and moves no other back', async () => {
  const { log, checkpoints, handled, happen, processOn } = opened()
  await happen('First')
  await processOn(log, 'plants')(0)
  await happen('Second')
  await beginSweepAtEnd('tasks', { log, checkpoints })
  const atEnd = await checkpoints.load('tasks-sweep')
  const inSingles = bySingles(log)
  await processOn(inSingles, 'plants', 'tasks', 'locations')(0, AbortSignal.abort())
  expect(handled).toEqual(['First', 'First'])
  expect(await checkpoints.load('tasks-sweep')).toEqual(atEnd)
  await processOn(inSingles, 'plants', 'tasks')(0)
  expect(handled).toEqual(['First', 'First', 'Second'])
})

test('consumers count as swept once the sweeps of all of them have reached an event', async () => {
  const { log, checkpoints, happen, processOn } = opened()
  const swept = () => areSwept(['plants', 'tasks'], checkpoints)
  await processOn(log, 'plants', 'tasks')(0)
  expect(await swept()).toBe(false)
  await happen('First')
  await processOn(log, 'plants')(0)
  expect(await swept()).toBe(false)
  await beginSweepAtEnd('tasks', { log, checkpoints })
  expect(await swept()).toBe(true)
})

test('an event with a time in the future does not delay the sweep', async () => {
  const { handled, happen, sweepAfter } = opened()
  await sweepAfter(0)
  await happen('Ahead', undefined, 60)
  await happen('Old')
  await sweepAfter(30)
  await sweepAfter(30)
  expect(handled).toEqual(['Ahead', 'Old'])
})

test('an aborted sweep ends with the current batch, and the next one resumes there', async () => {
  const { handled, happen, processOn, log } = opened()
  for (const type of ['First', 'Second', 'Third']) await happen(type)
  const sweepAfter = processOn(bySingles(log))
  await sweepAfter(0, AbortSignal.abort())
  expect(handled).toEqual(['First'])
  await sweepAfter(30)
  expect(handled).toEqual(['First', 'Second', 'Third'])
})

test('only gardens are swept', async () => {
  const { handled, happen, sweepAfter } = opened()
  await happen('Reserved', 'displayName-nell')
  await happen('PlantCreated')
  await sweepAfter(0)
  expect(handled).toEqual(['PlantCreated'])
})

test('a consumer that starts at the end is swept only from there', async () => {
  const { handled, happen, sweepAfter } = opened('end')
  await happen('Before')
  await sweepAfter(0)
  await happen('After')
  await sweepAfter(30)
  await sweepAfter(30)
  expect(handled).toEqual(['After'])
})

test('processes resume the sweep where any of them stopped', async () => {
  const { handled, happen, processOn, log } = opened()
  const [one, other] = [processOn(log), processOn(log)]
  await happen('First')
  await one(0)
  await other(0)
  await one(30)
  await other(0)
  expect(handled).toEqual(['First'])
  await happen('Second')
  await other(30)
  await other(30)
  await one(0)
  expect(handled).toEqual(['First', 'Second'])
})

test('an event that could not be handled is delivered by the next sweep', async () => {
  const { handled, happen, sweepAfter, failOnce } = opened()
  await happen('PlantCreated')
  await sweepAfter(0)
  await happen('PlantMoved')
  await sweepAfter(30)
  failOnce()
  await expect(sweepAfter(30)).rejects.toThrow('not now')
  await sweepAfter(0)
  expect(handled).toEqual(['PlantCreated', 'PlantMoved'])
})

test.each([
  ['a log that was restored from before what was swept is not passed over in silence', 0],
  ['nor is one that has gone on with other events since', 2],
])('%s', async (_, others) => {
  const { happen, sweepAfter, processOn } = opened()
  await happen('PlantCreated')
  await sweepAfter(0)
  await sweepAfter(30)
  const older = openSqliteEventLog(':memory:')
  onTestFinished(() => older.close())
  if (others > 0) await older.append(newStream(), newEvents(others), noStream)
  await expect(processOn(older)(30)).rejects.toThrow(
    'The event log is older than the events plants has already handled.',
  )
})
