import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { expect, test } from 'vitest'
import { createStage } from './stage.ts'
import { openEngines } from './testing/engines.ts'

test('work is recorded in the morning of its day, but never later than now', async () => {
  const engines = await openEngines()
  const report = (error: unknown) => expect.fail(String(error))
  const stage = createStage({ engines, plantAi: openGuidePlantAi(), today: '2999-01-01', years: 1, report })
  expect(stage.turnTo('2026-03-21').toISOString()).toBe('2026-03-21T00:30:00.000Z')
  expect(stage.turnTo('2999-01-01').getTime()).toBeLessThanOrEqual(Date.now())
})
