import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, onTestFinished, test } from 'vitest'
import { noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite-event-log.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'
import { createSweep } from './sweep.ts'

const noon = new Date('2026-03-21T12:00:00Z')
const secondsBefore = (seconds: number) => new Date(noon.getTime() - seconds * 1000).toISOString()

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
  const sweepAt = (now: Date) =>
    createSweep({ log, checkpoints, consumer: 'plants', start, handle, clock: () => now })()
  const happen = async (type: string, occurredAt: string, stream = `garden-${randomUUID()}`) => {
    await log.append(
      stream,
      [{ id: randomUUID(), type, version: 1, data: {}, metadata: { occurredAt } }],
      noStream,
    )
  }
  return { handled, happen, sweepAt, failOnce: () => (failures = 1) }
}

test('what is half a minute old is handed over once, what is younger later', async () => {
  const { handled, happen, sweepAt } = opened()
  await happen('Old', secondsBefore(31))
  await happen('Young', secondsBefore(29))
  await sweepAt(noon)
  expect(handled).toEqual(['Old'])
  await sweepAt(noon)
  await sweepAt(new Date(noon.getTime() + 2000))
  expect(handled).toEqual(['Old', 'Young'])
})

test('only gardens are swept', async () => {
  const { handled, happen, sweepAt } = opened()
  await happen('Reserved', secondsBefore(60), 'displayName-nell')
  await happen('PlantCreated', secondsBefore(60))
  await sweepAt(noon)
  expect(handled).toEqual(['PlantCreated'])
})

test('a consumer that wants only what is new sweeps only that', async () => {
  const { handled, happen, sweepAt } = opened('end')
  await happen('Before', secondsBefore(60))
  await sweepAt(noon)
  await happen('After', secondsBefore(40))
  await sweepAt(noon)
  expect(handled).toEqual(['After'])
})

test('what could not be handled is handed over by the next sweep', async () => {
  const { handled, happen, sweepAt, failOnce } = opened()
  await happen('PlantCreated', secondsBefore(60))
  failOnce()
  await expect(sweepAt(noon)).rejects.toThrow('not now')
  await sweepAt(noon)
  expect(handled).toEqual(['PlantCreated'])
})
