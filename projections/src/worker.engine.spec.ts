import { randomUUID } from 'node:crypto'
import { sweepOf } from '@wattle/adapters/feed/sweep-checkpoints.ts'
import { scratchDatabase } from '@wattle/adapters/mongodb/testing/scratch-database.ts'
import { withEngine } from '@wattle/adapters/testing/engines.ts'
import { eventually } from '@wattle/adapters/testing/eventually.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { openSharedDocuments, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { discardTopic } from '@wattle/server/engines/testing/discard-shared-engines.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { prepareIdentityLinks } from './identity/keep-identity-links.ts'
import { plants } from './plants/plants.ts'
import { prepareReadModels } from './prepare.ts'
import { allReadModels } from './read-models.ts'
import { startRelayProcess } from './relay.ts'
import { sweptBuilds } from './swept-builds.ts'
import { append, newEventsOf } from './testing/engines.ts'
import { startWorker } from './worker.ts'

const names = ['Rose', 'Iceberg', 'Peace']
const story = [locationCreated('Bed'), ...names.map((name) => plantCreated(name, 'Bed'))]
const unreported = (error: unknown) => expect.fail(String(error))

/** A topic and database for this test, a relay, and functions that prepare and run a worker. */
async function opened(addresses: { eventstoredb: string; kafka: string; mongodb: string }) {
  const scratch = scratchDatabase(addresses.mongodb)
  const settings = readSettings({
    WATTLE_EVENTSTOREDB: addresses.eventstoredb,
    WATTLE_KAFKA: addresses.kafka,
    WATTLE_KAFKA_TOPIC: `wattle-worker-${randomUUID()}`,
    WATTLE_MONGODB: scratch.url,
    WATTLE_LOG_LEVEL: 'error',
  })
  const context = { settings, origin: 'http://127.0.0.1', print: () => undefined }
  const log = await openSharedLog(settings, unreported)
  const { readModels, checkpoints, close } = await openSharedDocuments(settings)
  const relay = await startRelayProcess(context)
  onTestFinished(async () => {
    await relay.stop()
    await log.close()
    await close()
    await discardTopic(settings)
    await scratch.drop()
  })
  return {
    happen: (gardenId: GardenId, count: number) =>
      append(log, gardenId, newEventsOf(gardenId, story.slice(0, count))),
    isPublished: () =>
      eventually(async () => {
        const { body } = await relay.app.inject('/metrics')
        expect(body).toMatch(/^wattle_relay_gap_events 0$/m)
      }),
    async prepare() {
      const given = { log, readModels, checkpoints, report: unreported }
      const [clock, print] = [() => new Date(), () => undefined]
      await prepareReadModels({ ...given, models: allReadModels, clock, print, singleProcess: false })
      await prepareIdentityLinks(given)
    },
    async forgetSweeps() {
      for (const build of await sweptBuilds(allReadModels, readModels))
        await checkpoints.save(sweepOf(build), null)
    },
    async work() {
      const worker = await startWorker(context)
      onTestFinished(() => worker.stop())
      await worker.begin?.()
      await eventually(async () => expect((await worker.app.inject('/readyz')).statusCode).toBe(200))
    },
    async seen(...gardenIds: GardenId[]) {
      const active = (await readModels.pointers()).get('plants')?.active
      const collection = await readModels.open({ ...plants, build: active?.build ?? 0 })
      const seen = await collection.seen(gardenIds)
      return gardenIds.map((gardenId) => seen.get(gardenId))
    },
  }
}

withEngine('eventstoredb', ({ address: eventstoredb }) =>
  withEngine('kafka', ({ address: kafka }) =>
    withEngine('mongodb', ({ address: mongodb }) => {
      test.each([
        ['a worker that begins at the end of the topic is ready once nothing is missing', true],
        ['so is one of builds of which nothing is known, which begins with the first message', false],
      ])('%s', async (_, isKnown) => {
        const { happen, isPublished, prepare, forgetSweeps, work, seen } = await opened({
          eventstoredb,
          kafka,
          mongodb,
        })
        const [rose, lily] = [randomUUID(), randomUUID()]
        await happen(rose, 2)
        await prepare()
        if (!isKnown) await forgetSweeps()
        await happen(rose, 3)
        await happen(lily, 2)
        await isPublished()
        expect(await seen(rose, lily)).toEqual([1, undefined])
        await work()
        expect(await seen(rose, lily)).toEqual([2, 1])
        await happen(lily, 4)
        await eventually(async () => expect(await seen(rose, lily)).toEqual([2, 3]))
      })
    }),
  ),
)
