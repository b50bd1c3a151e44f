import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, test } from 'vitest'
import { type Filled, type FillIn, type FillInEvent, filledIn, openedWith, takenUpAgain } from './fill-in.ts'
import { nothingKnown } from './known-care.ts'

type Event = FillInEvent<Filled>

const plants = {
  lemon: { name: 'Lemon', species: 'Citrus × limon', kind: 'citrus' },
  monstera: { name: 'Monstera', species: 'Monstera deliciosa', kind: 'indoor' },
}
type Slug = keyof typeof plants
const needs = { ...nothingKnown.needs, soil: ['loam' as const] }
const careOf = (slug: Slug) => ({
  careInstructions: everyTopic(slug),
  careAuthors: everyTopic('guide'),
  needs,
})

const name = (text: string): Event => ({ type: 'typed', part: { name: text } })
const species = (text: string): Event => ({ type: 'typed', part: { species: text } })
const choose = (slug: Slug): Event => ({ type: 'chosen', plant: { slug, ...plants[slug], synonym: null } })
const knowsCare = (slug: Slug): Event => ({ type: 'care known', plant: viewOf(slug) })
const missesCare = (slug: Slug): Event => ({ type: 'care missing', slug })
const viewOf = (slug: Slug) => ({ slug, ...plants[slug], ...careOf(slug) }) as unknown as GuidePlantView
const soil: Event = {
  type: 'typed',
  part: {
    careInstructions: { ...everyTopic('lemon'), soil: 'Sand' },
    careAuthors: { ...everyTopic('guide'), soil: 'gardener' },
  },
}
const rose = {
  name: 'Rose',
  species: 'Rosa',
  ...nothingKnown,
  careInstructions: everyTopic('rose'),
  careAuthors: everyTopic('ai'),
}
const matches: Event = { type: 'matched', match: rose }

const after = (...events: Event[]) => events.reduce<FillIn<Filled>>(filledIn, openedWith(undefined))
const onlySoil = {
  ...nothingKnown,
  careInstructions: { ...everyTopic(''), soil: 'Sand' },
  careAuthors: { soil: 'gardener' },
}

test('a chosen plant fills in its names at once, and its care once that is loaded', () => {
  const chosen = after(name('lem'), choose('lemon'))
  expect(chosen.changes).toEqual({ name: 'Lemon', species: 'Citrus × limon' })
  expect(chosen.chosen).toMatchObject({ kind: 'citrus', care: 'pending', isSpeciesNew: true })
  const known = filledIn(chosen, knowsCare('lemon'))
  expect(known.changes).toEqual({ name: 'Lemon', species: 'Citrus × limon', ...careOf('lemon') })
  expect(known.chosen?.care).toBe('known')
})

describe('the care of the previous plant', () => {
  const lemon = [choose('lemon'), knowsCare('lemon'), soil, name('monst'), choose('monstera')]

  test("is replaced, except for the gardener's own words", () => {
    const { changes } = after(...lemon, knowsCare('monstera'))
    expect(changes.careInstructions).toEqual({ ...everyTopic('monstera'), soil: 'Sand' })
    expect(changes.needs).toEqual(nothingKnown.needs)
  })

  test("is removed if the new plant's care cannot be loaded, which can be retried", () => {
    const missing = after(...lemon, missesCare('monstera'))
    expect(missing.changes).toMatchObject({ name: 'Monstera', ...onlySoil })
    expect(missing.chosen).toMatchObject({ name: 'Monstera', care: 'missing' })
    const { changes, chosen } = [{ type: 'retried' } as const, knowsCare('monstera')].reduce(
      filledIn,
      missing,
    )
    expect([changes.careInstructions?.watering, chosen?.care]).toEqual(['monstera', 'known'])
  })

  test("is removed if the gardener no longer waits for the new plant's care", () => {
    expect(after(...lemon, name('Fern')).changes).toMatchObject({ name: 'Fern', ...onlySoil })
    const left = takenUpAgain(after(...lemon))
    expect(left.changes).toMatchObject(onlySoil)
    expect(left.chosen?.care).toBe('missing')
  })
})

describe('care that comes late is not filled in', () => {
  const expected: [string, Event[], Slug][] = [
    ['under another name', [choose('lemon'), name('Lime')], 'lemon'],
    ['under another species', [choose('lemon'), species('Citrus')], 'lemon'],
    ['once another plant is chosen', [choose('lemon'), choose('monstera')], 'lemon'],
    ['over a match', [choose('lemon'), matches], 'lemon'],
    ['twice', [choose('lemon'), knowsCare('lemon'), soil], 'lemon'],
  ]
  test.each(expected)('%s', (_, events, slug) => {
    const form = after(...events)
    expect(filledIn(form, knowsCare(slug))).toBe(form)
    expect(filledIn(form, missesCare(slug))).toBe(form)
  })
})

describe('choosing another plant replaces a species that was only suggested', () => {
  test.each<[string, Event[]]>([
    ['by a match', [matches]],
    ['with another plant', [choose('lemon')]],
    ['with another plant whose name was typed over since', [choose('lemon'), name('monst')]],
  ])('%s', (_, events) => {
    expect(after(...events, choose('monstera')).changes.species).toBe('Monstera deliciosa')
  })

  test('when the form was opened with a plant', () => {
    const opened = openedWith<Filled>(viewOf('lemon'))
    expect(opened.chosen?.care).toBe('given')
    expect(filledIn(opened, choose('monstera')).changes.species).toBe('Monstera deliciosa')
  })

  test('but not a species that was typed', () => {
    const { changes, chosen } = after(choose('lemon'), species('My own'), choose('monstera'))
    expect([changes.species, chosen?.isSpeciesNew]).toEqual(['My own', false])
  })
})
