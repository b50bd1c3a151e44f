import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { measureProjections } from './measure.ts'
import { gardenA } from './testing/happened.ts'

test('parked gardens are measured, each counted once, even while the feed is away', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const registry = new Registry()
  const away = { measure: () => Promise.reject(new Error('The feed is away.')) }
  await measureProjections(registry, away, readModels)
  const measured = async () =>
    (await registry.metrics()).split('\n').filter((line) => /^wattle_(dead|projection_gap)/.test(line))
  expect(await measured()).toEqual(['wattle_projection_gap_events Nan', 'wattle_dead_letters 0'])
  const letters = await DeadLetters.open(readModels)
  const letter = { readModel: 'plants', version: 1, build: 0, gardenId: gardenA, revision: 0, error: 'Odd.' }
  await letters.add([letter, { ...letter, build: 1 }, { ...letter, readModel: 'tasks' }])
  expect(await measured()).toContain('wattle_dead_letters 1')
})
