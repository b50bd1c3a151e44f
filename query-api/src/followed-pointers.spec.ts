import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { expect, onTestFinished, test } from 'vitest'
import { followPointers } from './followed-pointers.ts'

test('a build is the same object until readers are switched to another', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const { name, version } = plants
  const point = (build: number) =>
    readModels.point(name, { active: { version, build }, building: null, kept: null })
  await point(1)
  const pointers = await followPointers(readModels, [plants], () => undefined)
  onTestFinished(() => pointers.stop())
  const first = pointers.buildOf(name)
  expect(first).toMatchObject({ name, version, build: 1 })
  await pointers.refresh()
  expect(pointers.buildOf(name)).toBe(first)
  await point(2)
  await pointers.refresh()
  expect(pointers.buildOf(name)).toMatchObject({ name, version, build: 2 })
})
