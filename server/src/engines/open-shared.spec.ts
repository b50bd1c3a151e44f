import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from '../settings/settings.ts'
import { openSharedDocuments, openSharedLog } from './open-shared.ts'

const given = {
  WATTLE_EVENTSTOREDB: 'esdb://nell:s3cret@log:2113?tls=maybe',
  WATTLE_KAFKA: 'kafka:9092',
  WATTLE_MONGODB: 'mongodb://nell:s3%zzcret@documents/wattle',
}

test('an address that only its engine finds fault with is refused by the name of its setting', async () => {
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
