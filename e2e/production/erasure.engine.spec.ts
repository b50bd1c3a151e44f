import { inflateRawSync } from 'node:zlib'
import { openEventStoreDbEventLog } from '@wattle/adapters/event-log/eventstoredb-event-log.ts'
import { scavenge } from '@wattle/adapters/event-log/testing/scavenge.ts'
import { lookInto } from '@wattle/adapters/images/testing/scratch-bucket.ts'
import { openMongoDatabase } from '@wattle/adapters/mongodb/database.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { withEngine } from '@wattle/adapters/testing/engines.ts'
import { filesWith } from '@wattle/adapters/testing/traces.ts'
import { gardenOfStream, gardenStream } from '@wattle/contracts/envelope.ts'
import { publicGardens } from '@wattle/projections/community/public-gardens.ts'
import { tasks } from '@wattle/projections/tasks/tasks.ts'
import { openSharedDocuments, openSharedImages } from '@wattle/server/engines/open-shared.ts'
import { startProgram } from '@wattle/server/process/testing/programs.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { addLocation, plantGarden, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { photograph } from '../src/pictures.ts'
import { type Production, startProduction } from '../src/production.ts'

/** Words that occur nowhere else. */
const words = ['Zwitschergarten', 'zwitschergarten', 'For the edge of the path']

/** The name of the collection of a read model. */
const nameOf = ({ name, version }: { name: string; version: number }) => `${name}@${version}`

/** A document with its compressed snapshot state as text. */
const unpacked = (document: Record<string, unknown>) => {
  const { state } = document as { state?: { value?(): Uint8Array } }
  return state?.value ? { ...document, state: inflateRawSync(state.value()).toString() } : document
}

/** Reads the engines directly, without the layers that hide erased gardens. */
async function insideOf({ settings: environment, data }: Production) {
  const settings = readSettings(environment)
  const address = environment.WATTLE_EVENTSTOREDB ?? ''
  const log = openEventStoreDbEventLog(address)
  const database = openMongoDatabase(environment.WATTLE_MONGODB ?? '')
  const documents = await openSharedDocuments(settings)
  const images = await openSharedImages(settings)
  onTestFinished(async () => {
    await Promise.all([log.close(), database.close(), documents.close(), images.close()])
  })
  const bucket = lookInto({
    address: environment.WATTLE_S3 ?? '',
    region: settings.WATTLE_S3_REGION,
    accessKeyId: environment.WATTLE_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: environment.WATTLE_S3_SECRET_ACCESS_KEY ?? '',
  })
  return {
    images,
    snapshots: documents.snapshots,
    deadLetters: await DeadLetters.open(documents.readModels),
    scavenge: () => scavenge(address),
    pictures: () => bucket.keys(''),
    /** The garden whose stream contains one of the words. */
    async gardenInLog() {
      for await (const events of log.readAll(null))
        for (const { stream, data } of events)
          if (words.some((word) => JSON.stringify(data).includes(word))) return gardenOfStream(stream)
      return null
    },
    files: () => filesWith(data, ...words),
    collectionsWith: (...wanted: string[]) =>
      database.call(async (db) => {
        const found: string[] = []
        for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
          const text = JSON.stringify((await db.collection(name).find().toArray()).map(unpacked))
          if (wanted.some((each) => text.includes(each))) found.push(name)
        }
        return found.sort()
      }),
  }
}

/** The log may hold events of other specs, and then the read models are not the first ones built. */
const withoutBuild = (collection: string) => collection.replace(/~\d+$/, '')

withEngine('eventstoredb', () =>
  withEngine('kafka', () =>
    withEngine('mongodb', () =>
      withEngine('s3', () => {
        test('nothing is left of a garden that is erased while separate processes run', {
          timeout: 300_000,
        }, async () => {
          const production = await startProduction({ engines: inject('engines') })
          onTestFinished(() => production.stop())
          const inside = await insideOf(production)
          const nell = await gardenerAt(production, 'nell@example.com')
          const visitor = await gardenerAt(production)
          const { plant, picture } = await plantGarden(nell, 'Zwitschergarten')
          const gardenId = (await inside.gardenInLog()) ?? ''
          const { name: unnamed } = await inside.images.put(gardenId, await photograph(320, 240))
          await inside.images.keep(unnamed)
          await inside.snapshots.save(gardenStream(gardenId), 'v1', { revision: 0, state: { words } })
          const parked = { readModel: 'plants', version: 99, build: 0, gardenId, revision: 0 }
          await inside.deadLetters.add([{ ...parked, error: 'Zwitschergarten cannot be folded.' }])
          await nell.read('/summary')
          await vi.waitFor(
            async () =>
              expect((await inside.collectionsWith(...words)).map(withoutBuild)).toEqual(
                expect.arrayContaining([
                  'dead-letters@2',
                  'snapshots',
                  ...[publicGardens, tasks].map(nameOf),
                ]),
              ),
            { timeout: 30_000 },
          )
          expect(await inside.pictures()).toContain(`pictures/${unnamed}.jpg`)

          const { found } = await startProgram('standalone/src/erasure/main.ts', {
            args: ['--garden', gardenId],
            environment: production.settings,
            until: /^Garden (\S+) is erased\.$/,
          })
          expect(found).toBe(gardenId)
          expect(await inside.collectionsWith(...words)).toEqual([])
          expect(await inside.pictures()).toEqual([])
          expect((await visitor.ask('GET', picture.replace('/api', ''))).status).toBe(404)
          expect((await visitor.ask('GET', `/public/users/Zwitschergarten/plants/${plant}`)).status).toBe(404)
          await inside.scavenge()
          await vi.waitFor(async () => expect(await inside.gardenInLog()).toBeNull(), { timeout: 60_000 })
          expect(inside.files()).toEqual([])

          // Kafka still has the garden's messages; a worker that starts again must not bring anything back.
          const worker = production.processes().find((name) => name.startsWith('worker')) ?? ''
          await production.loseProcess(worker)
          const omar = await gardenerAt(production, 'omar@example.com')
          await settle(omar)
          await addLocation(omar, 'Bed of Omar')
          await vi.waitFor(
            async () => expect(await omar.read('/summary')).toMatchObject({ totalLocations: 1 }),
            { timeout: 60_000 },
          )
          expect(await inside.collectionsWith(...words)).toEqual([])
          // A reader's checkpoint names the last event it handled, until its next sweep.
          await vi.waitFor(
            async () =>
              expect(await inside.collectionsWith(gardenId)).toEqual(['erased-gardens', 'identity-links@1']),
            { timeout: 120_000, interval: 500 },
          )

          const again = await gardenerAt(production, 'nell@example.com')
          await vi.waitFor(
            async () => expect(await again.read('/summary')).toMatchObject({ totalLocations: 0 }),
            { timeout: 30_000, interval: 500 },
          )
        })
      }),
    ),
  ),
)
