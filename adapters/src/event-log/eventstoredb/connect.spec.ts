import { EventStoreDBClient } from '@eventstore/db-client'
import { expect, test, vi } from 'vitest'
import { connect, credentialsIn, isCluster } from './connect.ts'

test('an error about a connection string does not contain its password', () => {
  const warn = vi.spyOn(console, 'warn')
  for (const [text, sentence] of [
    [
      'esdb://nell:s3cret@log:2113?tls=false&colour=red',
      'EventStoreDB connection strings cannot use the option colour.',
    ],
    [
      'esdb://nell:s3cret@log:2113?tlsVerifyCert=false',
      'EventStoreDB connection strings cannot use the option tlsVerifyCert.',
    ],
    ['esdb://nell:s3cret', 'It is not an EventStoreDB connection string.'],
    ['esdb://nell:s3cret@log:2113?tls=maybe', 'It is not an EventStoreDB connection string.'],
  ] as const) {
    expect(() => connect(text, 'calls')).toThrow(sentence)
  }
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['', 10_000, 10_001],
  ['&keepAliveInterval=20000', 20_000, 20_001],
  ['&keep_alive_interval=20000', 20_000, 20_001],
  // Even when disabled for calls, the interval must differ for subscriptions.
  ['&keepAliveInterval=-1', -1, 10_001],
])(
  'the keep-alive interval is ten seconds or as configured, and differs for subscriptions: %s',
  (option, ...expected) => {
    const opened = vi.spyOn(EventStoreDBClient, 'connectionString')
    for (const work of ['calls', 'subscriptions'] as const)
      connect(`esdb://log:2113?tls=false${option}`, work)
    const strings = opened.mock.calls.map(([text]) => String(text))
    opened.mockRestore()
    expect(strings).toEqual(
      expected.map((interval) => `esdb://log:2113?tls=false&gossipTimeout=1&keepAliveInterval=${interval}`),
    )
  },
)

test('appends use the credentials of the connection string, or any user without TLS', () => {
  expect(credentialsIn('esdb://n%40ll:p%3A%40ss@log:2113?tls=true')).toEqual({
    username: 'n@ll',
    password: 'p:@ss',
  })
  expect(credentialsIn('esdb://log:2113?connectionName=a&tls=false')).toEqual({
    username: expect.stringMatching(/./),
    password: expect.stringMatching(/./),
  })
  for (const secure of ['esdb://log:2113', 'esdb://log:2113?tls=true'])
    expect(() => credentialsIn(secure)).toThrow('With TLS it needs a user and a password')
})

test.each([
  ['esdb://log:2113?connectionName=a,b', false],
  ['esdb://nell:s,cret@log:2113', false],
  ['esdb://one:2113,two:2113', true],
  ['esdb+discover://log:2113', true],
])('%s is a cluster: %s', (connectionString, expected) => {
  expect(isCluster(connectionString)).toBe(expected)
})
