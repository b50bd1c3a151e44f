import { describe, expect, test } from 'vitest'
import { noNeeds } from '../../identification/needs.ts'
import {
  blankDraft,
  lacksNeeds,
  nurseryBody,
  nurseryChanges,
  withCareText,
  withKnownNeeds,
  withOtherNeeds,
} from './nursery-draft.ts'

const needs = { sunlight: ['Full sun all day' as const], soil: ['loam' as const], moisture: ['dry' as const] }
const lavender = { ...blankDraft('2026-11-22'), name: 'Lavender', species: 'Lavandula', needs }

test('a new nursery plant is sent whole, trimmed, and discovered today', () => {
  expect(nurseryBody({ ...lavender, name: ' Lavender ', price: '$29.99' })).toEqual({
    ...lavender,
    price: '$29.99',
  })
  expect(lavender.discoveryDate).toBe('2026-11-22')
})

test.each([{ name: ' ' }, { species: '' }])('a nursery plant without %o is refused', (missing) => {
  expect(() => nurseryBody({ ...lavender, ...missing })).toThrow('Invalid plant data')
})

describe('a changed nursery plant', () => {
  test('sends only the changed fields, and clears with empty values', () => {
    const opened = { ...lavender, price: '$10', notes: 'Blue' }
    expect(nurseryChanges({ ...opened, price: '', discoveryDate: null }, opened)).toEqual({
      price: '',
      discoveryDate: null,
    })
    expect(nurseryChanges(opened, opened)).toEqual({})
  })

  test('leaves it to the server to derive the needs from edited care instructions', () => {
    const changed = { ...lavender, ...withCareText(lavender, 'sunlight', 'Full shade') }
    expect(changed.careAuthors).toEqual({ sunlight: 'gardener' })
    expect(nurseryChanges(changed, lavender)).toEqual({ careInstructions: { sunlight: 'Full shade' } })
  })

  test('sends all needs once they are known', () => {
    const opened = { ...lavender, needs: { ...needs, moisture: [] } }
    expect(nurseryChanges(withKnownNeeds(opened, needs), opened)).toEqual({ needs })
    expect(nurseryChanges(withKnownNeeds(lavender, needs), lavender)).toEqual({})
  })
})

test('editing a care topic removes the suggested needs of that topic only', () => {
  expect(withCareText(lavender, 'watering', 'Daily').needs).toEqual({ ...needs, moisture: [] })
  expect(withCareText(lavender, 'soil', 'Clay').needs).toEqual({ ...needs, soil: [] })
  expect(withCareText(lavender, 'pruning', 'Hard').needs).toEqual(needs)
})

test("missing needs come from the guide unless a match or the gardener's own words give them", () => {
  const typed = blankDraft('2026-11-22')
  expect(withKnownNeeds(typed, needs).needs).toEqual(needs)
  const match = { ...typed, needs: { ...noNeeds, soil: ['clay' as const] } }
  const written = { ...match, ...withCareText(match, 'sunlight', 'Full shade') }
  expect(withKnownNeeds(written, needs)).toEqual({
    ...written,
    needs: { sunlight: [], soil: ['clay'], moisture: ['dry'] },
  })
})

test('a nursery plant lacks needs that neither its needs nor its care instructions give', () => {
  expect(lacksNeeds(lavender)).toBe(false)
  const unknown = { ...lavender, needs: { ...needs, moisture: [] } }
  expect(lacksNeeds(unknown)).toBe(true)
  expect(lacksNeeds({ ...unknown, ...withCareText(unknown, 'watering', 'Daily') })).toBe(false)
})

test('a renamed nursery plant gets the needs of its new name, except those the gardener wrote', () => {
  const fern = {
    sunlight: ['Full shade all day' as const],
    soil: ['loam' as const],
    moisture: ['moist' as const],
  }
  expect(withOtherNeeds(lavender, fern).needs).toEqual(fern)
  const suggested = { ...lavender, careInstructions: { ...lavender.careInstructions, sunlight: 'Full sun' } }
  expect(withOtherNeeds({ ...suggested, careAuthors: { sunlight: 'ai' } }, fern).needs).toEqual(fern)
  expect(withOtherNeeds({ ...suggested, careAuthors: { sunlight: 'gardener' } }, fern).needs).toEqual({
    ...fern,
    sunlight: needs.sunlight,
  })
})
