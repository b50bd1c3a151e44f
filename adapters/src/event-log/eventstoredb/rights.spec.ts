import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { selfSigned } from '../../testing/self-signed.ts'
import type { Users } from '../eventstore-double/rights.ts'
import { startEventStoreDouble } from '../eventstore-double/server.ts'
import { openEventStoreDbEventLog } from '../eventstoredb-event-log.ts'
import { LogUnavailable, noStream } from '../port.ts'
import { asRecorded, collect, newEvents, newStream } from '../testing/contract-kit.ts'
import { openedOnDouble } from '../testing/on-double.ts'
import { checkRights } from './rights.ts'

/** The address of a double that knows its users, for one of them. */
async function secured(users: Users): Promise<(user: string) => string> {
  const { folder, remove } = await scratchFolder()
  const tls = selfSigned()
  const certificate = join(folder, 'ca.pem')
  await writeFile(certificate, tls.cert)
  const double = await startEventStoreDouble({ file: join(folder, 'double'), tls, users })
  onTestFinished(async () => {
    await double.stop()
    await remove()
  })
  const [protocol, rest] = double.address.split('//')
  return (user) => `${protocol}//${user}@${rest}&tlsCAFile=${encodeURIComponent(certificate)}`
}

const everything = ['append', 'read', 'read-all'] as const

test('user and password of a connection string go with every call', async () => {
  const address = await secured({ 'n€ll': { password: 's/cret', may: everything } })
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

test('a user with too few rights is told of those that are missing, as far as they are needed', async () => {
  const address = await secured({
    streams: { password: 'a', may: ['append', 'read'] },
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
    await told('reader:b', 'everything'),
    await told('reader:b', 'reading'),
    await told('nobody:c', 'everything'),
    await told('reader:wrong', 'reading'),
  ]).toEqual([
    'Its user needs the right to read all events ($all).',
    'Its user needs the right to append to streams.',
    null,
    'Its user needs the right to append to streams, read streams and read all events ($all).',
    'EventStoreDB does not accept its user and password.',
  ])
})

test('a user whose rights are gone is told so, and that nothing was written', async () => {
  const address = await secured({ reader: { password: 'b', may: ['read', 'read-all'] } })
  const log = openEventStoreDbEventLog(address('reader:b'))
  onTestFinished(() => log.close())
  const stream = newStream()
  const refused = log.append(stream, newEvents(1), noStream)
  await expect(refused).rejects.toBeInstanceOf(LogUnavailable)
  await expect(refused).rejects.toThrow('does not allow these credentials to append')
  expect(await log.read(stream)).toEqual([])
})

test('rights leave no trace behind, and a server that is away says nothing of them', async () => {
  const { address, log, down } = await openedOnDouble()
  await checkRights(address, 'everything')
  expect(await log.head()).toBeNull()
  await down()
  await expect(checkRights(address, 'everything')).resolves.toBeUndefined()
})
