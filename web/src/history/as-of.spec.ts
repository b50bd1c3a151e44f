import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { AsOf } from './as-of.tsx'

const opened = (isDeleted: boolean) => {
  const today = '2026-11-28'
  const props = { plantId: 'p', since: '2026-11-01', today, isDeleted, at: null, onChange: () => {} }
  return markupOf(createElement(AsOf, props), new QueryClient())
}

test('a deleted plant is told to be gone today, without loading anything', () => {
  expect(textOf(opened(true))).toContain('Choose an earlier date to see it as it was.')
  expect(opened(true)).not.toContain('aria-busy="true"')
})

test('a plant in the garden is loaded as it is today', () => {
  expect(textOf(opened(false))).not.toContain('Choose an earlier date')
  expect(opened(false)).toContain('aria-busy="true"')
})
