import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { upcomingTasks } from './upcoming-tasks.ts'

const task = (id: string, dueDate: string, priority: 1 | 2 | 3, status = 'pending') =>
  ({ id, dueDate, priority, status }) as TaskView

test('upcoming tasks are pending ones of this month, by priority and then by date', () => {
  const tasks = [
    task('low', '2026-11-02', 3),
    task('done', '2026-11-03', 1, 'completed'),
    task('later', '2026-11-28', 2),
    task('sooner', '2026-11-05', 2),
    task('high', '2026-11-30', 1),
    task('next month', '2026-12-01', 1),
    task('last month', '2026-10-31', 1),
    task('undated', '', 1),
  ]
  expect(upcomingTasks(tasks, '2026-11-21').map(({ id }) => id)).toEqual(['high', 'sooner', 'later', 'low'])
})
