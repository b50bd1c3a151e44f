import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { expect, onTestFinished, test } from 'vitest'
import { followPointers } from './followed-pointers.ts'

test('the store is identified again when its builds change, and after it was away', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  let [id, isAway] = ['the first', false]
  const stores = {
    ...readModels,
    id: async () => id,
    pointers: async () => (isAway ? Promise.reject(new Error('Away.')) : await readModels.pointers()),
  }
  const pointers = await followPointers(stores, [plants], () => undefined)
  onTestFinished(() => pointers.stop())
  expect(pointers.store()).toBe('the first')

  id = 'the second'
  const active = { version: plants.version, build: 1 }
  await readModels.point(plants.name, { active, building: null, kept: null })
  await pointers.refresh()
  expect(pointers.store()).toBe('the second')

  isAway = true
  await expect(pointers.refresh()).rejects.toThrow('Away.')
  ;[id, isAway] = ['the third', false]
  await pointers.refresh()
  expect(pointers.store()).toBe('the third')
})

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
