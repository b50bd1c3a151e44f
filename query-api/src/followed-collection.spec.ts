import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { expect, onTestFinished, test } from 'vitest'
import { followedCollection } from './followed-collection.ts'
import { iris } from './testing/query-server.ts'

test('readers read from the active build and cannot write to it', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const builds = [0, 7].map((build) => ({ ...plants, views: {}, build }))
  for (const build of builds) {
    const collection = await readModels.open(build)
    const document = { gardenId: iris, name: `Rose of build ${build.build}` }
    await collection.save([{ id: 'a', gardenId: iris, revision: 1, document }], new Map([[iris, 1]]))
  }
  let [inUse] = builds
  const collection = followedCollection<{ name: string }>('plants', readModels, {
    store: () => '',
    buildOf: () => inUse ?? expect.fail('There is no build.'),
    refresh: async () => undefined,
    stop: async () => undefined,
  })
  const name = async () => (await collection.load(['a'])).get('a')?.document?.name
  expect(await name()).toBe('Rose of build 0')
  inUse = builds[1]
  expect(await name()).toBe('Rose of build 7')
  await expect(collection.save([], new Map())).rejects.toThrow('Readers do not write to plants.')
})
