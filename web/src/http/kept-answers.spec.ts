import { expect, test } from 'vitest'
import { forgetAnswers, keepAnswer, keptAnswer } from './kept-answers.ts'

test('an answer is kept until a later one of its address has no tag', () => {
  keepAnswer('/plants', 'W/"1"', ['Rose'])
  expect(keptAnswer('/plants')).toEqual({ tag: 'W/"1"', answer: ['Rose'] })
  keepAnswer('/plants', null, [])
  expect(keptAnswer('/plants')).toBeUndefined()
})

test('beyond a hundred answers the least recently read one is evicted', () => {
  forgetAnswers()
  for (let page = 0; page < 100; page++) keepAnswer(`/tasks?page=${page}`, 'W/"1"', page)
  keepAnswer('/tasks?page=0', 'W/"2"', 0)
  keepAnswer('/tasks?page=100', 'W/"1"', 100)
  const there = [0, 1, 2, 100].filter((page) => keptAnswer(`/tasks?page=${page}`))
  expect(there).toEqual([0, 2, 100])
})
