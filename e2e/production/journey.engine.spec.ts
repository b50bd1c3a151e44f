import { withEngine } from '@wattle/adapters/testing/engines.ts'
import { openOtlpReceiver, treeOf } from '@wattle/adapters/testing/otlp-receiver.ts'
import { expect, inject, test, vi } from 'vitest'
import { addLocation, plantGarden, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { startProduction } from '../src/production.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'

/** The trace of adding a plant and making its care plan. */
const throughAllProcesses = [
  'gateway: POST /api/*',
  '  command-api: POST /api/plants',
  '    command-api: CreatePlant',
  '      command-api: append',
  '      relay: publish',
  '      sagas: make care plan',
  '        sagas: AcceptCarePlan',
  '          relay: publish',
  '          sagas: append',
  '          worker: project',
  '        sagas: plan by the guide',
  '      worker: project',
]

withEngine('eventstoredb', () =>
  withEngine('kafka', () =>
    withEngine('mongodb', () =>
      withEngine('s3', () => {
        test('a garden is created, tended, published and deleted with separate processes', {
          timeout: 300_000,
        }, async ({ onTestFinished }) => {
          const collector = await openOtlpReceiver()
          onTestFinished(() => collector.close())
          const production = await startProduction({
            engines: inject('engines'),
            settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
          })
          onTestFinished(() => production.stop())
          const nell = await gardenerAt(production, 'nell@example.com')
          const visitor = await gardenerAt(production)

          const { location, plant, task, picture } = await plantGarden(nell, 'Nell')
          expect((await visitor.ask('GET', picture.replace('/api', ''))).status).toBe(200)
          expect((await visitor.ask('GET', `/public/users/Nell/plants/${plant}`)).status).toBe(200)
          const { tasks } = await planOf(nell, plant)
          expect(tasks.length).toBeGreaterThan(1)
          await nell.write('PUT', `/tasks/${task}/complete`, {})
          expect(await nell.read('/summary')).toMatchObject({ totalLocations: 1, totalPlants: 1 })

          const omar = await gardenerAt(production, 'omar@example.com')
          await settle(omar)
          const bed = await addLocation(omar, 'Bed of Omar')
          const fig = { locationId: bed, name: 'Fig', species: 'Ficus carica' }
          const planted = await omar.ask('POST', '/plants', fig, {
            traceparent: `00-${traceId}-${'b'.repeat(16)}-01`,
          })
          await planOf(omar, (planted.body as { plant: { id: string } }).plant.id)
          await vi.waitFor(() => expect(treeOf(collector.spans, traceId)).toEqual(throughAllProcesses), {
            timeout: 20_000,
          })
          expect((await omar.ask('GET', `/plants/${plant}`)).status).toBe(404)
          expect((await omar.ask('DELETE', `/locations/${location}`)).status).toBe(404)

          await production.kill()
          await production.start()
          const cleared = await nell.write<{ plantsDeleted: number; tasksDeleted: number }>(
            'DELETE',
            `/locations/${location}`,
          )
          expect(cleared).toMatchObject({ plantsDeleted: 1, tasksDeleted: tasks.length })
          // Kafka notices a killed worker only after a while; until then pages report that they are behind.
          await vi.waitFor(
            async () => {
              const hidden = await visitor.ask('GET', `/public/users/Nell/plants/${plant}`)
              expect(hidden.status).toBe(404)
              expect(await nell.read('/summary')).toMatchObject({ totalLocations: 0, totalPlants: 0 })
              expect(await omar.read('/summary')).toMatchObject({ totalLocations: 1, totalPlants: 1 })
            },
            { timeout: 150_000, interval: 250 },
          )
        })
      }),
    ),
  ),
)
