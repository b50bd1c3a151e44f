import { type EventLog, LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { expect, test } from 'vitest'
import { both, built, openStage, patient } from './stage.ts'

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

  test('a migration of an unknown read model fails with an error that names it', async () => {
    const stage = await opened()
    await stage.garden(3)
    await stage.startWorker()
    await stage.migrations.begin([{ type: 'MigrationRequested', readModels: ['roses'], hold: false }])
    await expect
      .poll(stage.last, patient)
      .toMatchObject({ state: 'failed', error: 'There is no read model called roses.' })
  })

  test('a build that was lost while it was built starts again from the first event', async () => {
    const stage = await opened()
    await stage.garden(82)
    await stage.ask()
    const worker = await stage.startWorker()
    await expect
      .poll(async () => (await stage.last())?.events, { interval: 1, timeout: 10_000 })
      .toBeGreaterThan(300)
    worker.kill()
    await stage.readModels.drop('plants', built(1))
    await stage.startWorker({ models: both })
    await stage.reaches('active')
    expect(await stage.differing(built(1))).toEqual([])
  })
}
