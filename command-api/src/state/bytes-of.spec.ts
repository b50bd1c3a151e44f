import { factsOf, plannedTask, taskAdded } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { gardenAfter } from '../testing/given.ts'
import { bytesOf } from './bytes-of.ts'
import { evolve } from './evolve.ts'
import { initialGarden } from './garden.ts'
import { putAway } from './past-tasks.ts'

const titles = Array.from({ length: 100 }, (_, number) => `Task ${number}`)
const full = gardenAfter(...titles.map((title) => taskAdded(title)))

test('the measured size of a garden grows with every task, pending or put away', () => {
  expect(bytesOf(full)).toBe(bytesOf(initialGarden) + 60_000)
  const done = titles.reduce(
    (garden, title) =>
      evolve(garden, {
        type: 'TaskCompleted',
        task: factsOf(plannedTask(title)),
        doneOn: '2026-03-01',
        next: null,
      }),
    full,
  )
  const away = Object.values(putAway(done).pastTasks).reduce((sum, box) => sum + box.length, 0)
  expect(bytesOf(putAway(done))).toBe(bytesOf(initialGarden) + away)
})
