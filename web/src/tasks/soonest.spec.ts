import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { soonest } from './soonest.ts'

const task = (dueDate: string, title: string, index = 0) =>
  ({
    id: `${dueDate} ${title} ${index}`,
    dueDate,
    title,
    plant: { name: 'Lavender', species: 'Lavandula' },
  }) as TaskWithPlant

/** A fake garden with pages of two tasks, which records the reads. */
function garden(tasks: Record<string, TaskWithPlant[]>) {
  const reads: string[] = []
  const read = async (month: string, token: string | null) => {
    const from = Number(token ?? 0)
    reads.push(`${month} ${from}`)
    const ofMonth = tasks[month] ?? []
    const isLast = from + 2 >= ofMonth.length
    return {
      tasks: ofMonth.slice(from, from + 2),
      nextToken: isLast ? null : String(from + 2),
      count: ofMonth.length,
    }
  }
  return { reads, read }
}

test('the same job on many plants counts once, so reading continues until there are others', async () => {
  const { reads, read } = garden({
    '2026-11': [
      ...[0, 1, 2].map((index) => task('2026-11-20', 'Prune', index)),
      task('2026-11-25', 'Feed'),
      task('2026-11-28', 'Mulch'),
      task('2026-11-29', 'Weed'),
    ],
    '2026-12': [task('2026-12-01', 'Water')],
  })
  expect((await soonest(['2026-11', '2026-12'], 2, read)).map(({ title }) => title)).toEqual([
    'Prune',
    'Prune',
    'Prune',
    'Feed',
    'Mulch',
    'Weed',
  ])
  expect(reads).toEqual(['2026-11 0', '2026-11 2', '2026-11 4'])
})

test('a day is read to its end, and reading stops once there are enough tasks', async () => {
  const { reads, read } = garden({
    '2026-11': [
      task('2026-11-20', 'Prune', 0),
      task('2026-11-20', 'Feed', 0),
      task('2026-11-20', 'Prune', 1),
      task('2026-11-21', 'Mulch'),
      task('2026-11-29', 'Weed'),
    ],
    '2026-12': [task('2026-12-01', 'Water')],
  })
  expect(await soonest(['2026-11', '2026-12'], 2, read)).toHaveLength(4)
  expect(reads).toEqual(['2026-11 0', '2026-11 2'])
})

test('if there are not enough tasks, all of them are returned', async () => {
  const { read } = garden({ '2026-11': [task('2026-11-20', 'Prune')], '2026-12': [] })
  expect(await soonest(['2026-11', '2026-12'], 3, read)).toHaveLength(1)
})
