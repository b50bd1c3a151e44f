import { expect, test } from 'vitest'
import { frequencyText } from './frequency-text.ts'

test('a seasonal task is described by its months where there are no four seasons', () => {
  expect(frequencyText('monthly-spring', true)).toBe('Monthly, Sep–Nov')
  expect(frequencyText('monthly-spring', false)).toBe('Monthly in spring')
  expect(frequencyText('annual', true)).toBe('Once a year')
})

test.each([
  ['monthly-summer', '2026-11-15', 'Then monthly, Dec–Feb'],
  ['monthly-summer', '2026-12-01', 'Monthly in summer'],
  ['monthly-summer', '2027-02-28', 'Monthly in summer'],
  ['monthly-winter', '2026-05-31', 'Then monthly, Jun–Aug'],
  ['monthly', '2026-05-31', 'Monthly'],
  ['monthly-winter', '', 'Monthly in winter'],
] as const)('a task that recurs %s and is due on "%s" recurs "%s"', (frequency, dueDate, words) => {
  expect(frequencyText(frequency, false, dueDate)).toBe(words)
})
