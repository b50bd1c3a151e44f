import { expect, test } from 'vitest'
import { drawnKind } from './drawn-kind.ts'

const lemon = { name: 'Lemon', species: 'Citrus limon', imageUrl: null }

test('a plant without a picture is drawn by its kind, where that is known', () => {
  expect(drawnKind(lemon)).toEqual({ kind: 'citrus' })
  expect(drawnKind({ ...lemon, name: 'Thing', species: 'Unknown' })).toEqual({})
})

test('a name is looked up once', () => {
  expect(drawnKind({ ...lemon })).toBe(drawnKind({ ...lemon }))
})

test('a plant with a picture gets no drawing', () => {
  expect(drawnKind({ ...lemon, imageUrl: '/api/images/lemon' })).toEqual({})
})
