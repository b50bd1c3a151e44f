import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { withoutTask, withTask } from './cached-tasks.ts'

const task = (id: string, more: Partial<TaskView> = {}) => ({ id, status: 'pending', ...more }) as TaskView

test('one task changes, the others stay the very same', () => {
  const list = { tasks: [task('a'), task('b')], plan: { status: 'ready' } }
  const changed = withTask(list, 'b', { status: 'completed' })
  expect(changed).toEqual({
    tasks: [task('a'), task('b', { status: 'completed' })],
    plan: { status: 'ready' },
  })
  expect(changed.tasks[0]).toBe(list.tasks[0])
})

test('a list that does not hold the task is left alone', () => {
  const list = { tasks: [task('a')] }
  expect(withTask(list, 'x', { status: 'completed' })).toBe(list)
  expect(withoutTask(list, 'x')).toBe(list)
  expect(withTask(undefined, 'x', {})).toBe(undefined)
  expect(withoutTask({ tasks: [task('a'), task('b')] }, 'a')).toEqual({ tasks: [task('b')] })
})
