import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const plantId = idOf('rose')
const inTasks = (count: number): GardenEvent[] =>
  Array.from({ length: count }, (_, index) =>
    taskAdded(`Feed ${index}`, { product: { productName: 'Seasol', productLink: link } }),
  )
const link = 'https://shop.example/seasol'
const garden: GardenEvent[] = [
  locationCreated('bed'),
  plantCreated('rose', 'bed'),
  taskAdded('Feed', { plantId, product: { productName: 'Seasol', productLink: link } }),
  taskAdded('Soak', { product: { productName: 'seasol ' } }),
  taskAdded('Mulch', { plantId, product: { productName: 'Straw' } }),
  taskAdded('Sweep'),
]
const feed = { taskId: idOf('Feed'), plantId }
const soak = { taskId: idOf('Soak'), plantId: null }
const mulch = { taskId: idOf('Mulch'), plantId }

describe('renaming a product', () => {
  const rename = (productName: string, newName: string) =>
    ({ type: 'RenameProduct', productName, newName }) as const

  test('renames it in every task that names it, in any spelling', () => {
    given(...garden)
      .when(rename('SEASOL', 'Seaweed tonic'))
      .happens({
        type: 'ProductRenamed',
        from: 'Seasol',
        to: 'Seaweed tonic',
        merged: false,
        tasks: [feed, soak].toSorted(byId),
      })
  })

  test('renames it in completed tasks too', () => {
    const done = { type: 'TaskCompleted', task: factsOf(plannedTask('Mulch', { plantId })) } as const
    given(...garden, { ...done, doneOn: '2026-03-15', next: null })
      .when(rename('Straw', 'Pea straw'))
      .happens({ type: 'ProductRenamed', from: 'Straw', to: 'Pea straw', merged: false, tasks: [mulch] })
  })

  test('is refused when its tasks are too many for one event', () => {
    given(...inTasks(20_000))
      .when(rename('Seasol', 'Tonic'))
      .isRefused('product-in-many-tasks')
    // Fewer tasks than for renaming, because the event that restores them names the product of each.
    given(...inTasks(5_500))
      .when({ type: 'DeleteProduct', productName: 'Seasol' })
      .isRefused('product-in-many-tasks')
  })

  test('to the name of another product merges the two under the existing spelling', () => {
    given(...garden)
      .when(rename('Seasol', ' STRAW'))
      .happens({
        type: 'ProductRenamed',
        from: 'Seasol',
        to: 'Straw',
        merged: true,
        tasks: [feed, soak].toSorted(byId),
      })
  })

  test('to another spelling of its own name merges nothing', () => {
    given(...garden)
      .when(rename('Straw', 'STRAW'))
      .happens({ type: 'ProductRenamed', from: 'Straw', to: 'STRAW', merged: false, tasks: [mulch] })
  })

  test('to its current name changes nothing', () => {
    given(...garden)
      .when(rename('straw', 'Straw'))
      .changesNothing()
  })

  test('is refused for a product in no task', () => {
    given(...garden)
      .when(rename('Blood and bone', 'Compost'))
      .isRefused('product-not-found')
  })
})

describe('deleting a product', () => {
  test('removes it from every task that names it', () => {
    given(...garden)
      .when({ type: 'DeleteProduct', productName: 'seasol' })
      .happens({ type: 'ProductDeleted', productName: 'Seasol', tasks: [feed, soak].toSorted(byId) })
  })

  test('a second time is refused', () => {
    given(...garden, { type: 'ProductDeleted', productName: 'Straw', tasks: [mulch] })
      .when({ type: 'DeleteProduct', productName: 'Straw' })
      .isRefused('product-not-found')
  })
})

describe('restoring a product', () => {
  const deleted: GardenEvent = { type: 'ProductDeleted', productName: 'Seasol', tasks: [feed, soak] }
  const restore = (...tasks: string[]) =>
    ({ type: 'RestoreProduct', productName: 'Seasol', taskIds: tasks.map(idOf) }) as const
  const restored = [
    { ...feed, product: { productName: 'Seasol', productLink: link } },
    { ...soak, product: { productName: 'seasol ' } },
  ]

  test('gives each task exactly the product it had', () => {
    given(...garden, deleted)
      .when(restore('Feed', 'Soak', 'Feed'))
      .happens({ type: 'ProductRestored', productName: 'Seasol', tasks: restored })
  })

  test('skips tasks that were deleted, have another product, or never had this one', () => {
    const compost = { productName: 'Compost' }
    const reworded: GardenEvent = { type: 'TaskReworded', ...feed, product: compost }
    given(...garden, deleted, reworded)
      .when(restore('Feed', 'Soak', 'Mulch', 'Sweep', 'Nothing'))
      .happens({ type: 'ProductRestored', productName: 'seasol ', tasks: restored.slice(1) })
    given(...garden, deleted, { type: 'TaskDeleted', task: factsOf(plannedTask('Soak')) })
      .when(restore('Soak'))
      .changesNothing()
  })

  test('a second time changes nothing', () => {
    given(...garden, deleted, { type: 'ProductRestored', productName: 'Seasol', tasks: restored })
      .when(restore('Feed', 'Soak'))
      .changesNothing()
  })

  test('is refused for a product that was never deleted', () => {
    given(...garden, deleted)
      .when({ type: 'RestoreProduct', productName: 'Blood and bone', taskIds: [idOf('Feed')] })
      .isRefused('product-not-found')
  })

  test('under another product’s name changes nothing', () => {
    given(...garden, deleted)
      .when({ type: 'RestoreProduct', productName: 'Straw', taskIds: [idOf('Feed')] })
      .changesNothing()
  })
})

/** Orders tasks as a garden does: by the last digits of their ids. */
function byId(a: { taskId: string }, b: { taskId: string }): number {
  const key = (id: string) => id.slice(-1) + id.slice(-2, -1)
  return key(a.taskId) < key(b.taskId) ? -1 : 1
}
