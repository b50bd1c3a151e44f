import { expect, test } from 'vitest'
import { searchNow } from './use-search.ts'

test.each([
  { hash: '#/tasks?month=2026-11&plant=a?b', pathname: '/tasks', says: 'month=2026-11&plant=a%3Fb' },
  { hash: '#/tasks', pathname: '/tasks', says: '' },
  { hash: '', pathname: '/', says: '' },
  { hash: '#/guide?month=2026-11', pathname: '/tasks', says: undefined },
  { hash: '#/tasks/1?month=2026-11', pathname: '/tasks', says: undefined },
])('with the hash $hash the search of $pathname is $says', ({ hash, pathname, says }) => {
  expect(searchNow(hash, pathname)?.toString()).toBe(says)
})
