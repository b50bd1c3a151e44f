import { expect, test, vi } from 'vitest'
import { connect } from './connect.ts'

test('what is wrong with a connection string is told without its password', () => {
  const warn = vi.spyOn(console, 'warn')
  for (const [text, sentence] of [
    ['esdb://nell:s3cret@log:2113?tls=false&colour=red', 'EventStoreDB is reached without an option colour.'],
    [
      'esdb://nell:s3cret@log:2113?tlsVerifyCert=false',
      'EventStoreDB is reached without an option tlsVerifyCert.',
    ],
    ['esdb://nell:s3cret', 'It is not a connection string of EventStoreDB.'],
    ['esdb://nell:s3cret@log:2113?tls=maybe', 'It is not a connection string of EventStoreDB.'],
  ] as const) {
    expect(() => connect(text, 'calls')).toThrow(sentence)
  }
  expect(warn).not.toHaveBeenCalled()
})
