import { expect, test } from 'vitest'
import { Standstill } from './standstill.ts'

test('the partition that has stood still longest counts, whatever the others do', () => {
  let now = 0
  const standstill = new Standstill(() => now)
  const at = (moment: number, behind: Record<number, string>) => {
    now = moment
    standstill.look(new Map(Object.entries(behind).map(([partition, next]) => [Number(partition), next])))
    return standstill.milliseconds
  }
  expect(at(0, {})).toBe(0)
  expect(at(10, { 0: '5', 1: '7' })).toBe(0)
  expect(at(20, { 0: '5', 1: '8' })).toBe(10)
  expect(at(30, { 0: '5' })).toBe(20)
  expect(at(40, { 0: '6', 1: '9' })).toBe(0)
  expect(at(50, { 1: '9' })).toBe(10)
  expect(at(60, {})).toBe(0)
  expect(at(70, { 1: '9' })).toBe(0)
})
