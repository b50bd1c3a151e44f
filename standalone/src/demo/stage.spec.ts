import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openDiskImages } from '@wattle/adapters/images/disk-images.ts'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { logOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createStage } from './stage.ts'

test('work is recorded in the morning of its day, but never later than now', async () => {
  const { folder, remove } = await scratchFolder()
  const log = logOfGardens(openSqliteEventLog(':memory:'), { place: 'memory' })
  const snapshots = openSqliteSnapshots(':memory:')
  const images = await openDiskImages({ folder, secret: 'a secret of the spec' })
  onTestFinished(async () => {
    await log.close()
    await snapshots.close()
    await images.close()
    await remove()
  })
  const engines = { log, snapshots, images }
  const report = (error: unknown) => expect.fail(String(error))
  const stage = createStage({ engines, plantAi: openGuidePlantAi(), today: '2999-01-01', years: 1, report })
  expect(stage.turnTo('2026-03-21').toISOString()).toBe('2026-03-21T00:30:00.000Z')
  expect(stage.turnTo('2999-01-01').getTime()).toBeLessThanOrEqual(Date.now())
})
