import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../testing/markup.ts'
import { PriorityMark } from './pill.tsx'

test.each([
  [1, '▲ High', 'high'],
  [2, '● Medium', 'medium'],
  [3, '▼ Low', 'low'],
] as const)('priority %i is shown by shape, word and colour', (priority, words, tone) => {
  const markup = markupOf(createElement(PriorityMark, { priority }), new QueryClient())
  expect(textOf(markup)).toBe(words)
  expect(/class="([^"]*)"/.exec(markup)?.[1]).toContain(tone)
})
