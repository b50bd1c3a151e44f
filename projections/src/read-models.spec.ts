import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { readModelNames } from '@wattle/contracts/admin/read-model-names.ts'
import type { Happened } from '@wattle/contracts/garden/events.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './read-model.ts'
import { allReadModels } from './read-models.ts'
import { gardenStories } from './testing/arbitrary-stories.ts'
import { gardenA, gardenB, happenedIn } from './testing/happened.ts'

test('every read model has one name, by which an administrator can ask for it', () => {
  expect(allReadModels.map(({ name }) => name)).toEqual(readModelNames)
})

test.each(allReadModels)('$name is the same however repeats and other gardens come in between', (model) => {
  fc.assert(
    fc.property(gardenStories, gardenStories, fc.array(fc.nat()), (storyA, storyB, rolls) => {
      const [ofA, ofB] = [happenedIn(gardenA, storyA), happenedIn(gardenB, storyB)]
      const plain = folded([...ofA, ...ofB])
      const shuffled = interleaved(ofA, ofB, rolls)
      const repeated = shuffled.flatMap((each, index) => {
        const earlier = shuffled[(rolls[index] ?? 0) % (index + 1)] as Happened
        return [each, earlier, each]
      })
      expect(folded(repeated)).toEqual(plain)
    }),
    { numRuns: 60 },
  )

  function folded(happened: readonly Happened[]): Map<string, Stored<object>> {
    const documents = new Map<string, Stored<object>>()
    for (const each of happened) fold(model, documents, each)
    return new Map([...documents].sort(([a], [b]) => (a < b ? -1 : 1)))
  }
})

test.each(allReadModels)('every document of $name names its garden and survives JSON', (model) => {
  fc.assert(
    fc.property(gardenStories, (story) => {
      const documents = new Map<string, Stored<object>>()
      for (const each of happenedIn(gardenA, story)) fold(model, documents, each)
      for (const { document } of documents.values()) {
        if (document) expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document)
        if (document) expect(document).toMatchObject({ gardenId: gardenA })
      }
    }),
    { numRuns: 30 },
  )
})

test('the counts in the dashboard, locations, plants and public gardens match the documents they count', () => {
  fc.assert(
    fc.property(gardenStories, (story) => {
      const all = Object.fromEntries(
        allReadModels.map((model) => {
          const documents = new Map<string, Stored<object>>()
          for (const each of happenedIn(gardenA, story)) fold(model, documents, each)
          return [model.name, [...documents.values()].flatMap(({ document }) => document ?? [])]
          // biome-ignore lint/suspicious/noExplicitAny: the documents of all read models side by side
        }) as [string, any[]][],
      )
      const { plants = [], tasks = [], locations = [], dashboard = [], nursery = [] } = all
      const gardens = all['public-gardens'] ?? []
      const byLocation = (count: (id: string) => number) =>
        locations.map(({ id }) => [id, count(id)] as const).filter(([, number]) => number > 0)
      const dueOf = (plantId: string) =>
        tasks
          .filter((task) => task.plantId === plantId && task.status === 'pending')
          .map((task) => task.dueDate)
      const inLocation = byLocation((id) => plants.filter((plant) => plant.locationId === id).length)
      const shown = byLocation(
        (id) => plants.filter((plant) => plant.locationId === id && plant.visibility === 'public').length,
      )
      type Count = { total: number; pending: Record<string, number> }
      const months = Object.values((dashboard[0]?.months ?? {}) as Record<string, Count>)
      const pending = months.flatMap((month) => Object.values(month.pending))

      expect(
        locations.map((each) => [each.id, Object.keys(each.plants).length]).filter(([, n]) => n > 0),
      ).toEqual(inLocation)
      expect(
        (dashboard[0]?.locations ?? [])
          .map((each: { id: string; count: number }) => [each.id, each.count])
          .filter(([, n]: [string, number]) => n > 0),
      ).toEqual(inLocation)
      expect(
        (gardens[0]?.locations ?? [])
          .map((each: { id: string; publicPlants: string[] }) => [each.id, each.publicPlants.length])
          .filter(([, n]: [string, number]) => n > 0),
      ).toEqual(shown)
      expect(plants.map(({ due }) => due)).toEqual(plants.map(({ id }) => dueOf(id).sort()))
      expect(sum(months.map((month) => month.total))).toBe(tasks.length)
      expect(dashboard[0]?.nurseryPlants ?? 0).toBe(nursery.length)
      expect(sum(pending)).toBe(tasks.filter((task) => task.status === 'pending').length)
    }),
    { numRuns: 100 },
  )
})

function interleaved(a: readonly Happened[], b: readonly Happened[], rolls: readonly number[]): Happened[] {
  const [left, right] = [[...a], [...b]]
  const mixed: Happened[] = []
  for (let turn = 0; left.length + right.length > 0; turn += 1) {
    const first = (rolls[turn] ?? turn) % 2 === 0 ? left : right
    const next = first.shift() ?? left.shift() ?? right.shift()
    if (next) mixed.push(next)
  }
  return mixed
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
