import { expect, onTestFinished, test } from 'vitest'
import { openEventStoreDbEventLog } from '../eventstoredb-event-log.ts'
import { LogUnavailable, noStream } from '../port.ts'
import { asRecorded, collect, newEvents, newStream } from '../testing/contract-kit.ts'
import { openedOnDouble } from '../testing/on-double.ts'
import { securedDouble } from '../testing/secured-double.ts'
import { checkRights } from './rights.ts'

const everything = ['append', 'delete', 'read', 'read-all'] as const

test('the credentials of a connection string are sent with every call', async () => {
  const address = await securedDouble({ 'n€ll': { password: 's/cret', may: everything } })
  const own = address(`${encodeURIComponent('n€ll')}:${encodeURIComponent('s/cret')}`)
  await expect(checkRights(own, 'everything')).resolves.toBeUndefined()
  const log = openEventStoreDbEventLog(own)
  onTestFinished(() => log.close())
  const stream = newStream()
  const events = newEvents(2)
  const following = collect(log, [stream], null)
  await log.append(stream, events, noStream)
  await following.reached(2)
  expect(await log.read(stream)).toEqual(asRecorded(stream, events))
  expect(following.events).toEqual(await log.read(stream))
})

test('the rights check names the missing rights that the intended use needs', async () => {
  const address = await securedDouble({
    streams: { password: 'a', may: ['append', 'delete', 'read'] },
    writer: { password: 'd', may: ['append', 'read', 'read-all'] },
    reader: { password: 'b', may: ['read', 'read-all'] },
    nobody: { password: 'c', may: [] },
  })
  const told = (user: string, use: 'reading' | 'everything') =>
    checkRights(address(user), use).then(
      () => null,
      (error: Error) => error.message,
    )
  expect([
    await told('streams:a', 'everything'),
    await told('writer:d', 'everything'),
    await told('reader:b', 'everything'),
    await told('reader:b', 'reading'),
    await told('nobody:c', 'everything'),
    await told('reader:wrong', 'reading'),
  ]).toEqual([
    'Its user needs the right to read all events ($all).',
    'Its user needs the right to delete streams.',
    'Its user needs the right to append to streams and delete streams.',
    null,
    'Its user needs the right to append to streams, delete streams, read streams and read all events ($all).',
    'EventStoreDB does not accept its user and password.',
  ])
})

test('an append without the right to append fails as not written, naming the right', async () => {
  const address = await securedDouble({ reader: { password: 'b', may: ['read', 'read-all'] } })
  const log = openEventStoreDbEventLog(address('reader:b'))
  onTestFinished(() => log.close())
  const stream = newStream()
  const refused = log.append(stream, newEvents(1), noStream)
  await expect(refused).rejects.toBeInstanceOf(LogUnavailable)
  await expect(refused).rejects.toThrow('does not allow these credentials to append')
  await expect(log.deleteStream(stream)).rejects.toThrow('does not allow these credentials to delete')
  expect(await log.read(stream)).toEqual([])
})

test('the rights check leaves no events behind, and passes when the server is away', async () => {
  const { address, log, down } = await openedOnDouble()
  await checkRights(address, 'everything')
  expect(await log.head()).toBeNull()
  await down()
  await expect(checkRights(address, 'everything')).resolves.toBeUndefined()
})
