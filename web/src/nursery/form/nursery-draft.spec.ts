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

test('a find lacks what neither its needs nor its care instructions tell', () => {
  expect(lacksNeeds(lavender)).toBe(false)
  const unknown = { ...lavender, needs: { ...needs, moisture: [] } }
  expect(lacksNeeds(unknown)).toBe(true)
  expect(lacksNeeds({ ...unknown, ...withCareText(unknown, 'watering', 'Daily') })).toBe(false)
})

test('a find of another name needs what is known of that, unless its gardener wrote it', () => {
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
