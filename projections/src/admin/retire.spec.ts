import type { ModelMigration } from '@wattle/contracts/admin/migration.ts'
import { expect, test } from 'vitest'
import { plants } from '../plants/plants.ts'
import { isRetiring } from './retire.ts'

const switchedAt = '2026-03-01T09:00:00.000Z'
const number = 7
const { version } = plants

/** A migration to this release's version, which readers use; the build before it is kept. */
const active: ModelMigration = {
  name: 'plants',
  from: { version: version - 1, build: 0 },
  to: version,
  state: 'active',
  failedIn: null,
  reached: null,
  events: 0,
  parked: 0,
  error: null,
  verified: 0,
  switchedAt,
  isKept: true,
}

const oneProcess = { days: 1, singleProcess: true }
const several = { days: 1, singleProcess: false }

function retires(model: ModelMigration, { days, singleProcess }: { days: number; singleProcess: boolean }) {
  const clock = () => new Date(Date.parse(switchedAt) + days * 24 * 3_600_000)
  return isRetiring(model, number, { models: [plants], clock, singleProcess })
}

test('the unused build is retired more than a week after the switch', () => {
  expect(retires(active, { ...several, days: 7 })).toBe(false)
  expect(retires(active, { ...several, days: 7.001 })).toBe(true)
})

test('it is retired at once if nobody else runs and this release does not have its version', () => {
  expect(retires(active, oneProcess)).toBe(true)
  expect(retires(active, several)).toBe(false)
  expect(retires({ ...active, from: { version, build: 3 } }, oneProcess)).toBe(false)
})

test('after a rollback, the unused build is the one that was migrated to', () => {
  const back: ModelMigration = { ...active, state: 'rolled-back' }
  expect(retires(back, oneProcess)).toBe(false)
  expect(retires({ ...back, to: version + 1 }, oneProcess)).toBe(true)
})

test.each<[string, Partial<ModelMigration>]>([
  ['that was never switched', { switchedAt: null }],
  ['of a first build', { from: null }],
  ['whose unused build is gone', { isKept: false }],
])('a migration %s retires nothing', (_, changes) => {
  expect(retires({ ...active, ...changes }, { ...oneProcess, days: 30 })).toBe(false)
})
