import { factsOf, plannedTask, taskAdded } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { evolve } from '../state/evolve.ts'
import { initialGarden } from '../state/garden.ts'
import { archivedBytes } from '../state/task-archive.ts'
import { archiveCompleted } from '../state/tasks.ts'
import { gardenAfter } from '../testing/given.ts'
import { estimateBytes } from './estimate-bytes.ts'

const titles = Array.from({ length: 100 }, (_, number) => `Task ${number}`)
const full = gardenAfter(...titles.map((title) => taskAdded(title)))

test('the estimate grows with every task, pending or archived', () => {
  expect(estimateBytes(full)).toBe(estimateBytes(initialGarden) + 60_000)
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
  const archived = archiveCompleted(done)
  expect(estimateBytes(archived)).toBe(estimateBytes(initialGarden) + archivedBytes(archived.pastTasks))
})
