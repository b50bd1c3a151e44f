import { expect, test } from 'vitest'
import { shownIn } from './use-history-view.ts'

test('an address shows a kind and a day', () => {
  expect(shownIn(new URLSearchParams('kind=tasks&at=2026-11-28'))).toEqual({
    kind: 'tasks',
    at: '2026-11-28',
  })
})

test.each(['', 'abc', '2026-02-29', '1899-12-31', '2200-01-01', '9999-01-01'])(
  'a day that no date in a garden may have is passed over: %s',
  (at) => {
    expect(shownIn(new URLSearchParams({ at }))).toEqual({ kind: null, at: null })
  },
)
