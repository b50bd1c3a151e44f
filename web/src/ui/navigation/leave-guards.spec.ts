import { expect, test } from 'vitest'
import { addGuard, findGuard, leaveFor, type Navigation } from './leave-guards.ts'

const away: Navigation = { isBack: false, isSamePage: false }
const back: Navigation = { isBack: true, isSamePage: false }

test('without a guard a navigation goes on at once', () => {
  const went: string[] = []
  leaveFor(away, () => went.push('away'))
  expect(went).toEqual(['away'])
})

test('the last guard that blocks a navigation decides about it', () => {
  const told: string[] = []
  const guard = (name: string, blocks: (navigation: Navigation) => boolean) =>
    addGuard({
      blocks,
      onBlocked: (_navigation, leave) => {
        told.push(name)
        leave()
      },
    })
  const takeDown = [guard('page', () => true), guard('sheet', ({ isBack }) => isBack)]
  leaveFor(back, () => told.push('went back'))
  leaveFor(away, () => told.push('went away'))
  expect(told).toEqual(['sheet', 'went back', 'page', 'went away'])
  for (const each of takeDown) each()
  expect(findGuard(back)).toBeUndefined()
})
