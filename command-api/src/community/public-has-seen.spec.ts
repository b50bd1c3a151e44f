import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { publicReadModels } from '@wattle/contracts/community/public-read-models.ts'
import { expect, onTestFinished, test } from 'vitest'
import { iris } from '../testing/app.ts'
import { createPublicHasSeen } from './public-has-seen.ts'

async function opened() {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const see = async (revision: number, names: readonly string[] = publicReadModels) => {
    for (const name of names) {
      const collection = await readModels.open({ name, version: 3, indexes: [] })
      await collection.save([], new Map([[iris, revision]]))
      await readModels.point(name, { active: { version: 3, build: 0 }, building: null, kept: null })
    }
  }
  return { readModels, see, publicHasSeen: createPublicHasSeen(readModels) }
}

test('a caller can wait until visitors no longer see what was hidden', async () => {
  const { see, publicHasSeen } = await opened()
  await see(1)
  expect(await publicHasSeen(iris, 1, 0)).toBe(true)
  expect(await publicHasSeen(iris, 2, 0)).toBe(false)
  const waiting = publicHasSeen(iris, 2, 20_000)
  await see(2)
  expect(await waiting).toBe(true)
})

test('waiting does not open the read models, so that a later reader can open them with views', async () => {
  const { readModels, see, publicHasSeen } = await opened()
  const active = { version: 4, build: 1 }
  await see(1)
  for (const name of publicReadModels) await readModels.point(name, { active, building: null, kept: null })
  expect(await publicHasSeen(iris, 1, 1)).toBe(false)
  const views = { card: () => ({ title: 'Iris' }) }
  for (const name of publicReadModels) {
    const collection = await readModels.open<object, { card: object }>({
      name,
      ...active,
      indexes: [],
      views,
    })
    expect(await collection.loadViews('card', [])).toEqual(new Map())
  }
})

test.each(publicReadModels)('every public read model must have caught up, %s too', async (last) => {
  const { see, publicHasSeen } = await opened()
  await see(1)
  await see(
    2,
    publicReadModels.filter((name) => name !== last),
  )
  expect(await publicHasSeen(iris, 2, 0)).toBe(false)
})

test('an unprepared read model counts as not caught up', async () => {
  const { publicHasSeen } = await opened()
  expect(await publicHasSeen(iris, 0, 0)).toBe(false)
})

test('a garden parked by a read model is not waited for, because visitors do not see it', async () => {
  const { readModels, see, publicHasSeen } = await opened()
  await see(1)
  const letters = await DeadLetters.open(readModels)
  await letters.add([
    { readModel: 'plants', version: 3, build: 0, gardenId: iris, revision: 2, error: 'unknown' },
  ])
  expect(await publicHasSeen(iris, 99, 20_000)).toBe(true)
})
