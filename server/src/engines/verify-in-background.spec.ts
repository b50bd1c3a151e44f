import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { LogDamaged, noStream, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test } from 'vitest'
import { verifyInBackground } from './verify-in-background.ts'

const event = () => ({
  id: crypto.randomUUID(),
  type: 'Noted',
  version: 1,
  data: { note: 'Wattle' },
  metadata: {},
})

/** A log whose file was changed by these statements, being checked in the background, and the errors reported. */
async function checkedAfter(...statements: string[]) {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const place = join(folder, 'events.sqlite')
  const reported: unknown[] = []
  const log = checkedLog(openSqliteEventLog(place), { place, onDamage: (damage) => reported.push(damage) })
  onTestFinished(() => log.close())
  for (const stream of ['garden-iris', 'garden-fern']) await log.append(stream, [event()], noStream)
  const database = new DatabaseSync(place)
  for (const statement of ['pragma foreign_keys = off', ...statements]) database.exec(statement)
  database.close()
  const verifying = verifyInBackground({ log, after: 0, report: (error) => reported.push(error) })
  onTestFinished(() => verifying.stop())
  return { place, log, reported, verifying }
}

const timeout = 60_000

test('a damaged stream is reported and refuses appends', { timeout }, async () => {
  const { place, log, reported } = await checkedAfter(`update events set type = 'Notes' where stream = 1`)
  await expect.poll(() => reported, { timeout }).toHaveLength(1)
  const damage = new StreamDamaged(place, 'garden-iris', 0, 'does not match its checksum')
  expect(reported).toEqual([damage])
  await expect(log.append('garden-iris', [event()], 0)).rejects.toEqual(damage)
  await log.append('garden-fern', [event()], 0)
})

test('if the damaged streams cannot be named, all writes are refused', { timeout }, async () => {
  const { log, reported } = await checkedAfter('delete from streams where number = 1')
  await expect.poll(() => reported, { timeout }).toHaveLength(1)
  expect(reported).toEqual([expect.any(LogDamaged)])
  await expect(log.append('garden-iris', [event()], noStream)).rejects.toThrow(
    'have lost their names, so all writes are refused.',
  )
})

test('a verification that cannot run is reported', { timeout }, async () => {
  const reported: unknown[] = []
  const log = {
    place: '/no/such/events.sqlite',
    markDamaged: () => expect.fail(),
    refuseAllWrites: () => expect.fail(),
  }
  const verifying = verifyInBackground({ log, after: 0, report: (error) => reported.push(error) })
  onTestFinished(() => verifying.stop())
  await expect.poll(() => String(reported[0]), { timeout }).toContain('The event log could not be verified.')
})

test('stopping the verification kills its process, or keeps it from starting', { timeout }, async () => {
  const children: ChildProcess[] = []
  const onSpawn = (message: unknown) => children.push((message as { process: ChildProcess }).process)
  subscribe('child_process', onSpawn)
  onTestFinished(() => void unsubscribe('child_process', onSpawn))
  const { log, reported, verifying } = await checkedAfter()
  await expect.poll(() => children, { timeout }).toHaveLength(1)
  await verifying.stop()
  expect(children[0]?.signalCode).toBe('SIGKILL')

  const later = verifyInBackground({ log, after: 3_600_000, report: (error) => reported.push(error) })
  await later.stop()
  expect(children).toHaveLength(1)
  expect(reported).toEqual([])
})
