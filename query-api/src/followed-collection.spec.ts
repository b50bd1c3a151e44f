import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { expect, onTestFinished, test } from 'vitest'
import { followedCollection } from './followed-collection.ts'
import { iris } from './testing/query-server.ts'

test('documents of an older version are read as the newest has them', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const older = {
    ...plants,
    build: 0,
    asNewest: ({ label }: { label: string }) => ({ gardenId: iris, name: label }),
    views: { line: ({ label }: { label: string }) => ({ name: label }) },
  }
  const kept = await readModels.open<object>(older)
  await kept.save(
    [
      { id: 'a', gardenId: iris, revision: 1, document: { gardenId: iris, label: 'Rose' } },
      { id: 'b', gardenId: iris, revision: 2, document: null },
    ],
    new Map([[iris, 2]]),
  )
  const collection = followedCollection<{ name: string }, { line: { name: string } }>('plants', readModels, {
    buildOf: () => older,
    refresh: async () => undefined,
    stop: async () => undefined,
  })
  expect((await collection.load(['a', 'b'])).get('a')?.document).toEqual({ gardenId: iris, name: 'Rose' })
  expect((await collection.load(['b'])).get('b')?.document).toBeNull()
  expect(await collection.find({ where: { gardenId: iris } })).toEqual([
    { id: 'a', document: { gardenId: iris, name: 'Rose' } },
  ])
  expect(await collection.loadViews('line', ['a', 'b'])).toEqual(new Map([['a', '{"name":"Rose"}']]))
  expect(await collection.findViews('line', { where: { gardenId: iris }, fields: ['gardenId'] })).toEqual([
    { id: 'a', json: '{"name":"Rose"}', values: [iris] },
  ])
  await expect(collection.save([], new Map())).rejects.toThrow('Readers do not write to plants.')
})
