import { expect, test } from 'vitest'
import { askedOf } from './use-guide-view.ts'

test('the filter for the current month applies only with a known place', () => {
  const filters = { kind: 'rose', sun: '', only: ['pot', 'now'] as const }
  const asked = (place: { postcode?: string }) =>
    askedOf('', { ...filters, only: [...filters.only] }, '2026-11', place)
  expect(asked({ postcode: '3000' })).toEqual({
    search: '',
    kind: 'rose',
    sun: '',
    pot: 'true',
    plantIn: '11',
  })
  expect(asked({})).not.toHaveProperty('plantIn')
})
