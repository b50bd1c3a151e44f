import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { shouldRefetch, type WriteOutcome, writeOutcomeOf } from './write-outcome.ts'

test.each([
  { status: null, outcome: 'done' },
  { status: 400, outcome: 'refused' },
  { status: 409, outcome: 'refused' },
  { status: 404, outcome: 'missing' },
  { status: 0, outcome: 'unknown' },
  { status: 503, outcome: 'unknown' },
])('the outcome of a write with status $status is $outcome', ({ status, outcome }) => {
  expect(writeOutcomeOf(status === null ? null : new ApiError(status, 'No.'))).toBe(outcome)
})

test('the outcome of a write that failed on the way is unknown', () => {
  expect(writeOutcomeOf(new TypeError('It broke.'))).toBe('unknown')
})

const outcomes: WriteOutcome[] = ['done', 'refused', 'missing', 'unknown']

test.each([
  { write: { isOptimistic: false }, readAgain: ['done', 'missing', 'unknown'] },
  { write: { isOptimistic: false, deletes: 'a' }, readAgain: ['done', 'missing'] },
  { write: { isOptimistic: true }, readAgain: outcomes },
])(
  'after a write with $write the cache is refetched if the outcome is one of $readAgain',
  ({ write, readAgain }) => {
    expect(outcomes.filter((outcome) => shouldRefetch(outcome, write))).toEqual(readAgain)
  },
)
