import { QueryClient } from '@tanstack/react-query'
import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { PlanStatus } from './plan-status.tsx'

const plant = { id: 'p1', name: 'Lemon' } as PlantView
const said = (plan: CarePlanView, { hasTasks = false, isLate = false } = {}) =>
  textOf(
    markupOf(createElement(PlanStatus, { plant, plan, hasTasks, isLate, wait: () => {} }), new QueryClient()),
  )

test('a plan in progress says so', () => {
  expect(said({ status: 'generating' })).toContain('The AI is currently generating the annual care plan')
})

test('a late plan offers to check again, a failed plan gives its reason and offers a retry', () => {
  expect(said({ status: 'generating' }, { isLate: true })).toBe(
    'The care plan is taking longer than usual. Check again',
  )
  expect(said({ status: 'failed', reason: 'The AI is resting.' })).toBe(
    "Couldn't generate tasks for Lemon: The AI is resting. Try again",
  )
})

test('a plan that is ready shows no status', () => {
  expect(said({ status: 'ready' }, { hasTasks: true })).toBe('')
})
