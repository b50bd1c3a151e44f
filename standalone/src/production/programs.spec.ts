import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, test } from 'vitest'
import { programsOf } from './programs.ts'

const settingsOf = (name: string, given: Record<string, string>) => {
  const program = programsOf(readSettings(given)).find((each) => each.name === name)
  return readSettings({ ...given, ...program?.environment })
}

test('the servers behind the gateway listen only on this machine and trust only the gateway', () => {
  for (const HOST of ['127.0.0.1', '0.0.0.0', 'localhost', '::']) {
    const given = { HOST, PORT: '4000', WATTLE_PROXIES: '10.0.0.0/8' }
    const gateway = settingsOf('gateway', given)
    expect([gateway.HOST, gateway.PORT, gateway.WATTLE_PROXIES]).toEqual([HOST, 4000, ['10.0.0.0/8']])
    for (const [name, api] of [
      ['command-api', gateway.WATTLE_COMMAND_API],
      ['query-api', gateway.WATTLE_QUERY_API],
    ] as const) {
      const settings = settingsOf(name, given)
      expect(api).toBe(`http://${settings.HOST}:${settings.PORT}`)
      expect([settings.HOST, settings.WATTLE_PROXIES]).toEqual(['127.0.0.1', ['127.0.0.1']])
    }
  }
})

test('the query API names the origin that visitors use', () => {
  const PORT = '4000'
  const WATTLE_ORIGIN = 'https://wattle.example'
  expect(settingsOf('query-api', { PORT }).WATTLE_ORIGIN).toBe('http://127.0.0.1:4000')
  expect(settingsOf('query-api', { PORT, WATTLE_ORIGIN }).WATTLE_ORIGIN).toBe(WATTLE_ORIGIN)
})

test('every process has its own port, and PORT must leave room for all of them', () => {
  const ports = programsOf(readSettings({ PORT: '65529' })).map(({ environment }) => Number(environment.PORT))
  expect(ports.toSorted()).toEqual([65529, 65530, 65531, 65532, 65533, 65534, 65535])
  for (const PORT of ['0', '65530'])
    expect(() => programsOf(readSettings({ PORT }))).toThrow(
      'PORT must be a number from 1 to 65529: the processes use it and the ports after it.',
    )
})
