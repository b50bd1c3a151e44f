import { describe, expect, test } from 'vitest'
import {
  blankDraft,
  noNeeds,
  nurseryBody,
  nurseryChanges,
  unwrittenNeeds,
  withCareText,
  withKnownNeeds,
} from './nursery-draft.ts'

const needs = { sunlight: ['Full sun all day' as const], soil: ['loam' as const], moisture: ['dry' as const] }
const lavender = { ...blankDraft('2026-11-22'), name: 'Lavender', species: 'Lavandula', needs }

test('a new find is sent whole, its name and species trimmed, discovered today', () => {
  expect(nurseryBody({ ...lavender, name: ' Lavender ', price: '$29.99' })).toEqual({
    ...lavender,
    price: '$29.99',
  })
  expect(lavender.discoveryDate).toBe('2026-11-22')
})

test.each([{ name: ' ' }, { species: '' }])('a find without %o is not sent', (missing) => {
  expect(() => nurseryBody({ ...lavender, ...missing })).toThrow('Invalid plant data')
})

describe('a change', () => {
  test('sends only what differs, and clears by nothing', () => {
    const opened = { ...lavender, price: '$10', notes: 'Blue' }
    expect(nurseryChanges({ ...opened, price: '', discoveryDate: null }, opened)).toEqual({
      price: '',
      discoveryDate: null,
    })
    expect(nurseryChanges(opened, opened)).toEqual({})
  })

  test('of care instructions leaves it to the server to read what they mean', () => {
    const changed = { ...lavender, ...withCareText(lavender, 'sunlight', 'Full shade') }
    expect(changed.careAuthors).toEqual({ sunlight: 'gardener' })
    expect(nurseryChanges(changed, lavender)).toEqual({ careInstructions: { sunlight: 'Full shade' } })
  })

  test('sends what is known of its needs by now, all of it', () => {
    const opened = { ...lavender, needs: { ...needs, moisture: [] } }
    expect(nurseryChanges(withKnownNeeds(opened, needs), opened)).toEqual({ needs })
    expect(nurseryChanges(withKnownNeeds(lavender, needs), lavender)).toEqual({})
  })
})

test('other words on a topic take away what the match told of it, and nothing else', () => {
  expect(withCareText(lavender, 'watering', 'Daily').needs).toEqual({ ...needs, moisture: [] })
  expect(withCareText(lavender, 'soil', 'Clay').needs).toEqual({ ...needs, soil: [] })
  expect(withCareText(lavender, 'pruning', 'Hard').needs).toEqual(needs)
})

test('what is known of a find’s needs holds but for what the gardener wrote about', () => {
  expect(unwrittenNeeds(needs, lavender)).toEqual(needs)
  expect(unwrittenNeeds(needs, { ...lavender, ...withCareText(lavender, 'watering', 'Daily') })).toEqual({
    ...needs,
    moisture: [],
  })
})

test('a find that was typed by hand needs what the guide says, unless a match or its own words tell', () => {
  const typed = blankDraft('2026-11-22')
  expect(withKnownNeeds(typed, needs).needs).toEqual(needs)
  const match = { ...typed, needs: { ...noNeeds, soil: ['clay' as const] } }
  const written = { ...match, ...withCareText(match, 'sunlight', 'Full shade') }
  expect(withKnownNeeds(written, needs)).toEqual({
    ...written,
    needs: { sunlight: [], soil: ['clay'], moisture: ['dry'] },
  })
})
