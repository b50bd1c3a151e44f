import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { factsOf, idOf, plannedTask, taskAdded } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { allTasks, taskIn } from '../state/garden-lookup.ts'
import { archiveCompleted } from '../state/tasks.ts'
import { gardenAfter } from '../testing/given.ts'
import { gardenIn, snapshotOf } from './garden-snapshot.ts'

const titles = ['Prune', 'Water', 'Feed']
const completed = (title: string): GardenEvent => {
  return { type: 'TaskCompleted', task: factsOf(plannedTask(title)), doneOn: '2026-03-01', next: null }
}
const garden = archiveCompleted(
  gardenAfter(...titles.map((title) => taskAdded(title)), completed('Prune'), completed('Water')),
)

test('a snapshot gives back the garden with its archived tasks', () => {
  const { attachment, ...snapshot } = snapshotOf({ garden, revision: 4, eventId: 'last' })
  const stored = { ...JSON.parse(JSON.stringify(snapshot)), attachment: Uint8Array.from(attachment ?? []) }
  const { garden: loaded, ...rest } = gardenIn(stored)
  expect(rest).toEqual({ revision: 4, eventId: 'last' })
  expect(allTasks(loaded)).toEqual(allTasks(garden))
  expect({ ...loaded, pastTasks: {} }).toEqual({ ...garden, pastTasks: {} })
})

test('a snapshot that an earlier release stored is read', () => {
  const { tasks: _tasks, pastTasks: _pastTasks, ...rest } = garden
  const [prune, water] = [
    `{"id":"${idOf('Prune')}","title":"Prune 🌿","status":"completed"}`,
    `{"id":"${idOf('Water')}","title":"Water","status":"completed"}`,
  ]
  const feed = { id: idOf('Feed'), title: 'Feed', status: 'pending' }
  const state = {
    ...rest,
    tasks: { '5': { c: { [feed.id]: feed } } },
    eventId: 'last',
    boxes: [
      ['33', Buffer.byteLength(prune)],
      ['a2', Buffer.byteLength(water)],
    ],
  }
  const { garden: loaded } = gardenIn({ revision: 4, state, attachment: Buffer.from(prune + water) })
  expect(titles.map((title) => taskIn(loaded, idOf(title)).title)).toEqual(['Prune 🌿', 'Water', 'Feed'])
})
