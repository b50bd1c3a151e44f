import { expect, test } from 'vitest'
import { originAt, readSettings } from './settings.ts'

test('origins are separated by commas, and their paths are dropped', () => {
  const { WATTLE_OPENID_ORIGINS: others } = readSettings({
    WATTLE_OPENID_ORIGINS: ' https://tokens.example/oauth2/token, https://info.example,',
  })
  expect(others).toEqual(['https://tokens.example', 'https://info.example'])
  expect(() => readSettings({ WATTLE_OPENID_ORIGINS: 'tokens' })).toThrow('WATTLE_OPENID_ORIGINS must be')
})

test("the collector's headers are parsed into names and values", () => {
  const { OTEL_EXPORTER_OTLP_HEADERS: headers } = readSettings({
    OTEL_EXPORTER_OTLP_HEADERS: 'API-Key=a%2Cb=, x=1',
  })
  expect(headers).toEqual({ 'api-key': 'a,b=', x: '1' })
})

test('proxies are addresses or networks', () => {
  const { WATTLE_PROXIES: proxies } = readSettings({ WATTLE_PROXIES: '10.0.0.0/8, ::1' })
  expect(proxies).toEqual(['10.0.0.0/8', '::1'])
  for (const wrong of ['proxy.example', '10.0.0.0/33', '10.0.0.1/x', 'true']) {
    expect(() => readSettings({ WATTLE_PROXIES: wrong })).toThrow('WATTLE_PROXIES must be addresses')
  }
})

test('the origin of an IPv6 host has brackets', () => {
  expect([originAt('127.0.0.1', 4000), originAt('::1', 4000)]).toEqual([
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ])
})

test.each([
  [{ WATTLE_EVENTSTOREDB: 'esdb://localhost:2113' }, 'WATTLE_KAFKA is missing'],
  [{ WATTLE_KAFKA_USER: 'wattle' }, 'WATTLE_KAFKA_PASSWORD is missing'],
  [{ WATTLE_S3: 'http://127.0.0.1:9000/pictures' }, 'WATTLE_S3_ACCESS_KEY_ID is missing'],
])('a setting that needs another is refused without it: %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})

test.each([
  [{ WATTLE_EVENTSTOREDB: 'http://localhost' }, 'WATTLE_EVENTSTOREDB must be a connection string'],
  [{ WATTLE_KAFKA: 'kafka' }, 'WATTLE_KAFKA must be brokers'],
  [{ WATTLE_MONGODB: 'localhost' }, 'WATTLE_MONGODB must be a connection string'],
  [{ WATTLE_MONGODB: 'mongodb://localhost:27017' }, 'with the name of the database'],
  [{ WATTLE_MONGODB: 'mongodb://one:27017,two:27017/?replicaSet=rs0' }, 'with the name of the database'],
  [{ WATTLE_S3: 'https://s3.example.com' }, 'WATTLE_S3 must be the address of a bucket'],
  [{ WATTLE_S3: 'pictures' }, 'WATTLE_S3 must be the address of a bucket'],
  [{ WATTLE_RATE_LIMIT: '-3' }, 'WATTLE_RATE_LIMIT must be a number of requests a minute, or off.'],
  [{ WATTLE_PICTURE_SECRET: 'short' }, 'WATTLE_PICTURE_SECRET must have at least 32'],
  [{ WATTLE_PICTURE_FORMER_SECRETS: 'short,' }, 'WATTLE_PICTURE_FORMER_SECRETS must have at least 32'],
  [{ WATTLE_ORIGIN: 'https://wattle.example/app' }, 'WATTLE_ORIGIN must be the origin of the app'],
  [{ WATTLE_QUERY_API: 'http://query:4002/?x' }, 'WATTLE_QUERY_API must be the origin'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be the address'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'OTEL_EXPORTER_OTLP_HEADERS must be headers'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'api-key=50%' }, 'OTEL_EXPORTER_OTLP_HEADERS must be headers'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.'],
  [{ WATTLE_KAFKA_SASL: 'gssapi' }, 'WATTLE_KAFKA_SASL must be plain, scram-sha-256'],
  [{ WATTLE_OPENAI_DAILY_LIMIT: '-1' }, 'WATTLE_OPENAI_DAILY_LIMIT must be an amount'],
])('an invalid setting is refused by its name: %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence)
})

test('pictures in a bucket need a secret that all processes share', () => {
  const bucket = {
    WATTLE_S3: 'http://127.0.0.1:9000/pictures',
    WATTLE_S3_ACCESS_KEY_ID: 'key',
    WATTLE_S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(() => readSettings(bucket)).toThrow('WATTLE_PICTURE_SECRET is missing')
  expect(readSettings({ ...bucket, WATTLE_PICTURE_SECRET: 'x'.repeat(32) }).WATTLE_S3).toBe(bucket.WATTLE_S3)
})

test('an origin may end in a slash', () => {
  const { WATTLE_ORIGIN: origin } = readSettings({ WATTLE_ORIGIN: 'https://wattle.example/' })
  expect(origin).toBe('https://wattle.example')
})

test.each([
  ['WATTLEDATA', 'WATTLE_DATA'],
  ['wattle_data', 'WATTLE_DATA'],
  ['Wattle_S_3', 'WATTLE_S3'],
  ['WATTLE_RATE_LIMT', 'WATTLE_RATE_LIMIT'],
  ['WATTLE_OPENID_ISUER', 'WATTLE_OPENID_ISSUER'],
  ['WATTLE_ORIGINS', 'WATTLE_ORIGIN'],
  ['WATTLE_DATE', 'WATTLE_DATA'],
])('a misspelt setting is refused: %s', (slip, meant) => {
  expect(() => readSettings({ [slip]: 'off' })).toThrow(`${slip} is not a setting: did you mean ${meant}?`)
})

test('an unknown name that is not close to a setting is ignored', () => {
  for (const name of [
    'WATTLE_PORT',
    'WATTLE_DB',
    'WATTLE_TEST_KAFKA',
    'WATTLE_SERVICE_HOST',
    'PORTS',
    'port',
    'HOSTS',
  ])
    expect(() => readSettings({ [name]: 'off' })).not.toThrow()
})
