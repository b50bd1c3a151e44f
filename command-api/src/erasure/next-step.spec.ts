import { expect, test } from 'vitest'
import { noon } from '../testing/garden-log.ts'
import { firstRoundAfter, lastRoundAfter, nextStep, requestTimeout } from './next-step.ts'

const requested = (milliseconds: number) => {
  return { eraseAfter: new Date(noon.getTime() + milliseconds).toISOString(), hasBegun: false }
}

test.each([
  ['a fresh registration without a request', requestTimeout - 1, undefined, 'wait'],
  ['an hour without a request, or a withdrawn one', requestTimeout, undefined, 'cancel'],
  ['a request in its grace period', requestTimeout, requested(1), 'wait'],
  ['a request whose grace period is over', 0, requested(0), 'start'],
  ['an erasure that began without a request', 0, { eraseAfter: null, hasBegun: true }, 'start'],
  ['an erasure that began, before its time', 0, { ...requested(1), hasBegun: true }, 'start'],
] as const)('scheduled: %s', (_what, age, asked, step) => {
  expect(nextStep({ state: 'scheduled', age, isErasedOnce: false }, asked, noon)).toBe(step)
})

test.each([
  ['not every reader knows of it', firstRoundAfter - 1, false, 'wait'],
  ['every reader knows of it', firstRoundAfter, false, 'erase'],
  ['somebody may still be writing', lastRoundAfter - 1, true, 'wait'],
  ['nobody is writing any more', lastRoundAfter, true, 'finish'],
  ['the first round never succeeded', lastRoundAfter, false, 'finish'],
] as const)('started: %s', (_what, age, isErasedOnce, step) => {
  expect(nextStep({ state: 'started', age, isErasedOnce }, undefined, noon)).toBe(step)
})
