import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Connection } from './connection.ts'
import { timeoutsOf } from './timeouts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Leaves the current client so many milliseconds later. Returns whether another has taken its place. */
function leaves(connection: Connection, later: number): boolean {
  vi.advanceTimersByTime(later)
  const { client } = connection
  connection.leave(client)
  return connection.client !== client
}

const opened = (nodes: string) => new Connection(`esdb://${nodes}?tls=false`, 'calls', timeoutsOf(1000))

test('a frozen cluster gets new clients ever more rarely, until one of them is answered', () => {
  const connection = opened('one:2113,two:2113')
  const left = (pauses: number[]) => pauses.map((pause) => leaves(connection, pause))
  expect(left([0, 1999, 1, 3999, 1])).toEqual([true, false, true, false, true])
  expect(left([8_000, 16_000, 29_999, 1, 29_999, 1])).toEqual([true, true, false, true, false, true])
  connection.answered(connection.client)
  expect(left([0, 1999])).toEqual([true, false])
})

test('the answer of a client that was left does not count', () => {
  const connection = opened('one:2113,two:2113')
  const { client } = connection
  leaves(connection, 0)
  connection.answered(client)
  expect(leaves(connection, 1999)).toBe(false)
})

test('a server without others keeps its client', () => {
  expect(leaves(opened('one:2113'), 60_000)).toBe(false)
})
