import { withEngine } from '@wattle/adapters/testing/engines.ts'
import { expect, inject, test, vi } from 'vitest'
import { addLocation, addPlant, plantGarden, settle } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { startProduction } from '../src/production.ts'

withEngine('eventstoredb', () =>
  withEngine('kafka', () =>
    withEngine('mongodb', () =>
      withEngine('s3', () => {
        test('a garden is begun, cared for, shown and cleared away by separate processes', {
          timeout: 300_000,
        }, async ({ onTestFinished }) => {
          const production = await startProduction({ engines: inject('engines') })
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
          await addPlant(omar, bed, { name: 'Fig', species: 'Ficus carica' })
          expect((await omar.ask('GET', `/plants/${plant}`)).status).toBe(404)
          expect((await omar.ask('DELETE', `/locations/${location}`)).status).toBe(404)

          await production.kill()
          await production.start()
          const cleared = await nell.write<{ plantsDeleted: number; tasksDeleted: number }>(
            'DELETE',
            `/locations/${location}`,
          )
          expect(cleared).toMatchObject({ plantsDeleted: 1, tasksDeleted: tasks.length })
          // Workers that were killed are missed only after a while; until then pages say that they are behind.
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
