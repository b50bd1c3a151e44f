import { noStream } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { deadLetterStream } from '@wattle/contracts/admin/dead-letters.ts'
import { migrationStream } from '@wattle/contracts/admin/migration-events.ts'
import { UnknownEvent, UnknownVersion } from '@wattle/contracts/event.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { plants } from '../../plants/plants.ts'
import { gardens, louder, openStage } from './stage.ts'

const old = { version: plants.version, build: 0 }
const built = (build: number) => ({ version: louder.version, build })
const [first = ''] = gardens

/** How migrations and active read models follow decisions about events that cannot be folded. */
export function decisionsContract(openReadModels: () => Promise<ReadModels>): void {
  const opened = () => openStage(openReadModels)

  test('skipping an event that cannot be folded frees its parked garden, in this build and later ones', async () => {
    const stage = await opened()
    await stage.garden(10)
    const revision = await stage.spoil(first)
    await expect.poll(() => stage.deadLetters.all()).toHaveLength(1)
    await stage.startWorker()
    await stage.ask()
    await stage.reaches('active')
    expect(await stage.last()).toMatchObject({
      parked: 1,
      error: `Garden ${first} stopped at event ${revision}: There is no event called PlantSang.`,
    })
    expect(await stage.deadLetters.of({ name: 'plants', ...built(1) })).toHaveLength(1)

    const skipped = { readModel: 'plants', gardenId: first, revision }
    const metadata = { occurredAt: '2026-01-01T00:00:00.000Z' }
    const event = { id: idOf('skip'), type: 'EventSkipped', version: 1, data: skipped, metadata }
    await stage.log.append(deadLetterStream, [event], -1)
    await stage.runner.followDecisions()
    expect(await stage.deadLetters.all()).toEqual([])
    for (const build of [old, built(1)]) expect(await stage.differing(build)).toEqual([])

    await stage.ask()
    await expect.poll(async () => (await stage.pointer())?.active).toEqual(built(2))
    expect(await stage.last()).toMatchObject({ parked: 0, error: null, verified: gardens.length })
    const collection = await stage.readModels.open({ ...louder, build: 2 })
    expect((await collection.seen([first])).get(first)).toBe(revision)
  })

  test('a migration passes over decisions of a newer release and reports each of them once', async () => {
    const stage = await opened()
    await stage.garden(10)
    await stage.ask()
    const metadata = { occurredAt: '2026-01-01T00:00:00.000Z' }
    const unheard = (type: string, version = 1) => ({
      id: idOf(type),
      type,
      version,
      data: { note: 'Later.' },
      metadata,
    })
    const later = [unheard('MigrationPaused'), unheard('MigrationCancelled', 2)]
    await stage.log.append(migrationStream(1), later, 0)
    await stage.log.append(deadLetterStream, [unheard('DeadLetterAnnotated')], noStream)
    const reported: unknown[] = []
    await stage.startWorker({ report: (error) => reported.push(error) })
    await stage.reaches('active')
    await expect(stage.runner.followDecisions()).resolves.toBeUndefined()
    expect(reported).toEqual([
      new UnknownEvent('There is no event called DeadLetterAnnotated.'),
      new UnknownEvent('There is no event called MigrationPaused.'),
      new UnknownVersion(
        'MigrationCancelled is stored as version 2, but this release only supports version 1.',
      ),
    ])
  })
}
