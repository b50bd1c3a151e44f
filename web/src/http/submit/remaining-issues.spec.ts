import { expect, test } from 'vitest'
import { ApiError } from '../api-error.ts'
import { remainingIssues } from './remaining-issues.ts'

const sent = { title: 'Prune', dueDate: '1850-05-05', product: { productName: 'x'.repeat(300) } }
const error = new ApiError(400, 'Please check', {
  issues: [
    { path: 'dueDate', message: 'That day is too long ago.' },
    { path: 'product.productName', message: 'That is too long.' },
  ],
})

test('an issue stays as long as its field still has the value that was sent', () => {
  expect(remainingIssues({ error, sent }, { ...sent, title: '' })).toEqual({
    dueDate: 'That day is too long ago.',
    'product.productName': 'That is too long.',
  })
})

test('changing a field takes its sentence away and leaves the others', () => {
  const now = { ...sent, dueDate: '2026-05-05' }
  expect(remainingIssues({ error, sent }, now)).toEqual({ 'product.productName': 'That is too long.' })
  expect(remainingIssues({ error, sent }, { ...now, product: null })).toEqual({})
})

test('without an error there are no issues', () => {
  expect(remainingIssues(null, sent)).toEqual({})
})
