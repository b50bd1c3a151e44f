import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { type ReadModels, ReadModelsUnavailable } from '@wattle/adapters/read-models/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plants } from '../plants/plants.ts'
import { gardenA, recordedIn } from '../testing/happened.ts'
import { Builder, unsealAll } from './builder.ts'

test('a builder saves nothing into a build that another process has dropped', async () => {
  const model = { ...plants, build: 7 }
  const events = recordedIn(gardenA, [locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  const kept = openSqliteReadModels(':memory:')
  onTestFinished(() => kept.close())
  const saved = vi.spyOn(await kept.open(model), 'save')
  let isDropped = false
  const builds: ReadModels['builds'] = async (name) => (isDropped ? [] : await kept.builds(name))
  const builder = await Builder.open(model, true, {
    readModels: { ...kept, builds },
    deadLetters: await DeadLetters.open(kept),
    skipped: new SkippedEvents(),
    cachedDocuments: 100,
  })
  await builder.apply(unsealAll(events.slice(0, 1)))
  await builder.flush()
  expect(saved).toHaveBeenCalledTimes(1)
  await builder.apply(unsealAll(events.slice(1)))
  isDropped = true
  await expect(builder.flush()).rejects.toBeInstanceOf(ReadModelsUnavailable)
  expect(saved).toHaveBeenCalledTimes(1)
})
