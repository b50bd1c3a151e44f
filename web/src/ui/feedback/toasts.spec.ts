import { expect, test } from 'vitest'
import { addToast, type Toast, timeLeft } from './toasts.ts'

const done = (id: number): Toast => ({ id, message: `Saved ${id}`, tone: 'done', since: 0 })
const error = (id: number, message = `Failed ${id}`): Toast => ({ id, message, tone: 'error', since: 0 })

test('a fourth toast removes the oldest', () => {
  expect(addToast([done(1), done(2), done(3)], done(4))).toEqual([done(2), done(3), done(4)])
})

test('an error stays while others come and go', () => {
  expect(addToast([error(1), done(2), done(3)], done(4))).toEqual([error(1), done(3), done(4)])
})

test('if all are errors the oldest is removed, and a new toast is always shown', () => {
  expect(addToast([error(1), error(2), error(3)], done(4))).toEqual([error(2), error(3), done(4)])
})

test('a repeated error is shown once', () => {
  expect(addToast([error(1, 'Failed'), done(2)], error(3, 'Failed'))).toEqual([done(2), error(3, 'Failed')])
})

test('a repeated success is shown twice, each with its own Undo', () => {
  const first = { ...done(1), message: 'Removed' }
  const second = { ...done(2), message: 'Removed' }
  expect(addToast([first], second)).toEqual([first, second])
})

test('a toast stays 5 seconds, at least 1.5 after a pause, and an error until it is closed', () => {
  expect([timeLeft(done(1), 0), timeLeft(done(1), 2000), timeLeft(done(1), 60_000)]).toEqual([
    5000, 3000, 1500,
  ])
  expect(timeLeft(error(1), 60_000)).toBe(null)
})

test('a toast with an action stays ten seconds', () => {
  const undone = { ...done(1), action: { label: 'Undo', run() {} } }
  expect([timeLeft(undone, 0), timeLeft(undone, 8000), timeLeft(undone, 60_000)]).toEqual([
    10_000, 2000, 1500,
  ])
})

test('the same error of two items is shown twice, each with its own retry', () => {
  const failed = (id: number) => ({ ...error(id, 'Failed'), action: { label: 'Try again', run() {} } })
  const shown = [1, 2].map(failed).reduce<readonly Toast[]>(addToast, [])
  expect(shown.map(({ id }) => id)).toEqual([1, 2])
})
