import { type EventLog, LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'
import { expect, test } from 'vitest'
import { locations } from '../../locations/locations.ts'
import { plants } from '../../plants/plants.ts'
import { use } from '../../testing/in-use.ts'
import { both, built, openStage } from './stage.ts'

/** The log, unavailable for the appends that `isAway` chooses. */
function awayFor(log: EventLog, isAway: (events: readonly { type: string }[]) => boolean): EventLog {
  return {
    ...log,
    async append(stream, events, expected) {
      if (isAway(events)) throw new LogUnavailable('Away.')
      return log.append(stream, events, expected)
    },
  }
}

/** What every read model engine must support for migrations that meet faults. */
export function migrationFaultsContract(openReadModels: () => Promise<ReadModels>): void {
  const opened = () => openStage(openReadModels)

  test('an engine that is unavailable for a while only delays a migration', async () => {
    const stage = await opened()
    await stage.garden(82)
    let appends = 0
    const faults: unknown[] = []
    const log = awayFor(stage.log, () => {
      appends += 1
      return appends > 5 && appends < 9
    })
    await stage.startWorker({ log, report: (error) => faults.push(error) })
    await stage.ask()
    await stage.reaches('active')
    expect(faults).toHaveLength(3)
    expect(await stage.differing(built(1))).toEqual([])
  })

  test('an engine that stays unavailable fails a migration', async () => {
    const stage = await opened()
    await stage.garden(3)
    const faults: unknown[] = []
    const log = awayFor(stage.log, (events) => events.some(({ type }) => type === 'MigrationProgressed'))
    await stage.startWorker({ log, report: (error) => faults.push(error) })
    await stage.ask()
    await stage.reaches('failed')
    expect((await stage.last())?.error).toBe('Away.')
    expect(faults).toHaveLength(60)
  })

  test('only failed polls in a row fail a migration', async () => {
    const stage = await opened()
    await stage.garden(3)
    let failures = 59
    const log = awayFor(
      stage.log,
      (events) => events.some(({ type }) => type === 'MigrationProgressed') && failures-- > 0,
    )
    await stage.startWorker({ log })
    await stage.ask()
    await stage.reaches('active')
    failures = 1
    await stage.ask()
    await expect.poll(async () => (await stage.pointer())?.active).toEqual(built(2))
  })

  test('a migration of an unknown read model fails with an error that names it', async () => {
    const stage = await opened()
    await stage.garden(3)
    await stage.startWorker()
    await stage.migrations.begin([{ type: 'MigrationRequested', readModels: ['roses'], hold: false }])
    await expect
      .poll(stage.last)
      .toMatchObject({ state: 'failed', error: 'There is no read model called roses.' })
  })

  test('a build that was lost while it was built starts again from the first event', async () => {
    const stage = await opened()
    await stage.garden(82)
    await stage.ask()
    const worker = await stage.startWorker()
    await expect.poll(async () => (await stage.last())?.events, { interval: 1 }).toBeGreaterThan(300)
    worker.kill()
    await stage.readModels.drop('plants', built(1))
    await stage.startWorker({ models: both })
    await stage.reaches('active')
    expect(await stage.differing(built(1))).toEqual([])
  })

  test('builds that were resumed one after the other each go on from their own checkpoint', async () => {
    const stage = await opened()
    const models = [plants, locations]
    const [ahead, behind] = models.map(({ name }) => name) as [string, string]
    const migration = async () => (await stage.migrations.last()) as Migration
    const workUntil = async (events: number) => {
      const worker = await stage.startWorker({ models })
      await expect
        .poll(async () => (await migration()).models[0]?.events, { interval: 1 })
        .toBeGreaterThan(events)
      worker.kill()
    }
    await use(stage.readModels, models)
    await stage.garden(82)
    await stage.migrations.begin([{ type: 'MigrationRequested', readModels: [ahead, behind], hold: false }])
    await workUntil(200)
    await stage.say({ type: 'MigrationFailed', readModels: [ahead, behind], error: 'Away.' })
    await stage.say({ type: 'MigrationResumed', readModel: ahead })
    await workUntil(500)
    await stage.say({ type: 'MigrationResumed', readModel: behind })
    await stage.startWorker({ models })
    await expect
      .poll(async () => (await migration()).models.map(({ state }) => state))
      .toEqual(['active', 'active'])
  })
}
