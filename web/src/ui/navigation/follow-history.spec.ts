import { NavigationType as Action, type Location } from 'react-router'
import { expect, test } from 'vitest'
import { followHistory } from './follow-history.ts'

const placeAt = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
})
const historyAt = (pathname: string) => ({
  action: Action.Pop,
  location: placeAt(pathname),
  listen: () => () => {},
})

function toldFrom(shown: string, now: string): string[] {
  const told: string[] = []
  followHistory(historyAt(now), placeAt(shown), ({ location }) => told.push(location.pathname))
  return told
}

test('a navigation during the first render is not missed', () => {
  expect(toldFrom('/', '/settings')).toEqual(['/settings'])
})

test('without a navigation during the first render nothing is reported', () => {
  expect(toldFrom('/settings', '/settings')).toEqual([])
})
