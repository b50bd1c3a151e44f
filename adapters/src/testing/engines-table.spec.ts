import { expect, test } from 'vitest'
import type { FoundEngines } from './engine-sources.ts'
import { enginesTable } from './engines-table.ts'

const engine = { address: 'somewhere', settings: {} }
const stop = async () => {}
const found: FoundEngines = {
  eventstoredb: { engine, against: 'double (not EventStoreDB)', real: false, stop },
  kafka: { engine, against: 'localhost:9092', real: true, stop },
  mongodb: { engine: null, why: 'No Docker answers.' },
  s3: { engine, against: 'a container of versitygw', real: true, stop },
  openid: { engine, against: 'Keycloak', real: true, stop },
}

test('the table says what each engine was tested against, or why it was not tested', () => {
  const outcomes = {
    eventstoredb: { passed: 40, failed: 0, skipped: 0 },
    kafka: { passed: 7, failed: 2, skipped: 1 },
    mongodb: { passed: 0, failed: 0, skipped: 30 },
    s3: { passed: 0, failed: 0, skipped: 0 },
    openid: { passed: 5, failed: 0, skipped: 1 },
  }
  expect(enginesTable(found, outcomes).split('\n')).toEqual([
    'eventstoredb  double (not EventStoreDB): 40 passed',
    'kafka         localhost:9092: 7 passed, 2 failed, 1 skipped',
    'mongodb       not tested: No Docker answers.',
    's3            not tested: no spec of this run asked for it (a container of versitygw)',
    'openid        Keycloak: 5 passed, 1 skipped',
  ])
})

test('before the specs the table says which engines are available', () => {
  expect(enginesTable(found, null).split('\n').slice(0, 3)).toEqual([
    'eventstoredb  not tested yet: double (not EventStoreDB)',
    'kafka         not tested yet: localhost:9092',
    'mongodb       not tested: No Docker answers.',
  ])
})
