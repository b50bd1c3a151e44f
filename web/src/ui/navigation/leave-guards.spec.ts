import { expect, test } from 'vitest'
import { guardAgainst, leaveFor, putUpGuard, type Way } from './leave-guards.ts'

const away: Way = { isBack: false, isSamePage: false }
const back: Way = { isBack: true, isSamePage: false }

test('whoever leaves goes on at once where nothing stands in the way', () => {
  const went: string[] = []
  leaveFor(away, () => went.push('away'))
  expect(went).toEqual(['away'])
})

test('the guard that was put up last and holds is told, and decides', () => {
  const told: string[] = []
  const guard = (name: string, holds: (way: Way) => boolean) =>
    putUpGuard({
      holds,
      onHeld: (_way, leave) => {
        told.push(name)
        leave()
      },
    })
  const takeDown = [guard('page', () => true), guard('sheet', ({ isBack }) => isBack)]
  leaveFor(back, () => told.push('went back'))
  leaveFor(away, () => told.push('went away'))
  expect(told).toEqual(['sheet', 'went back', 'page', 'went away'])
  for (const each of takeDown) each()
  expect(guardAgainst(back)).toBeUndefined()
})
