import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openedOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import { securedDouble } from '@wattle/adapters/event-log/testing/secured-double.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { erasuresStream } from '@wattle/contracts/erasure/register.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings, WrongSetting } from '../settings/settings.ts'
import { openSharedDocuments, openSharedLog } from './open-shared.ts'

const given = {
  WATTLE_EVENTSTOREDB: 'esdb://nell:s3cret@log:2113?tls=maybe',
  WATTLE_KAFKA: 'kafka:9092',
  WATTLE_MONGODB: 'mongodb://nell:s3%zzcret@documents/wattle',
}

test('an invalid address that only its engine detects is refused by the name of its setting', async () => {
  const settings = readSettings(given)
  const refused = (open: Promise<unknown>) => open.then(String, (error: unknown) => error)
  for (const [name, error] of [
    ['WATTLE_EVENTSTOREDB', await refused(openSharedLog(settings, () => undefined))],
    ['WATTLE_MONGODB', await refused(openSharedDocuments(settings))],
  ] as const) {
    expect(error).toBeInstanceOf(WrongSetting)
    expect(String(error)).toMatch(new RegExp(`${name} is not valid: [^.]+`))
    expect(String(error)).not.toContain('s3')
  }
})

test('reading the whole log skips erased gardens', async () => {
  const { address } = await openedOnDouble()
  const log = await openSharedLog(readSettings({ ...given, WATTLE_EVENTSTOREDB: address }), () => undefined)
  onTestFinished(() => log.close())
  const gardenId = '0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42'
  const event = { id: crypto.randomUUID(), type: 'GardenListed', version: 1, data: {}, metadata: {} }
  await log.append(gardenStream(gardenId), [event], noStream)
  await openErasures(log).append({ type: 'ErasureStarted', gardenId })
  const streams: string[] = []
  for await (const events of log.readAll(null)) streams.push(...events.map(({ stream }) => stream))
  expect(streams).toEqual([erasuresStream])
})

test('a user without enough rights is refused with the rights that this use needs', async () => {
  const address = await securedDouble({ nell: { password: 's3cret', may: ['read', 'read-all'] } })
  const opened = (user: string, use: 'reading' | 'everything') =>
    openSharedLog(readSettings({ ...given, WATTLE_EVENTSTOREDB: address(user) }), () => undefined, { use })
  const refused = await opened('nell:s3cret', 'everything').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(WrongSetting)
  expect(String(refused)).toContain(
    'WATTLE_EVENTSTOREDB is not valid: Its user needs the right to append to streams and delete streams.',
  )
  const log = await opened('nell:s3cret', 'reading')
  onTestFinished(() => log.close())
  await expect(log.check()).resolves.toBeUndefined()
})
