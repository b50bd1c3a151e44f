import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningsOf, searchedBeginnings, sortKeyOf, wordsOf } from './search-words.ts'

test.each<{ text: string; words: string[] }>([
  { text: 'Crème Brûlée', words: ['creme', 'brulee'] },
  { text: '  creme \t BRULEE\n', words: ['creme', 'brulee'] },
  { text: 'Cre\u0300me', words: ['creme'] },
  { text: 'Rosa ‘Iceberg’', words: ['rosa', 'iceberg'] },
  { text: "Rosa 'Iceberg'", words: ['rosa', 'iceberg'] },
  { text: 'Rosa “Iceberg”', words: ['rosa', 'iceberg'] },
  { text: 'Gardener’s Delight', words: ['gardeners', 'delight'] },
  { text: "gardener's delight", words: ['gardeners', 'delight'] },
  { text: 'Citrus ×limon', words: ['citrus', 'x', 'limon'] },
  { text: 'Citrus × limon', words: ['citrus', 'x', 'limon'] },
  { text: 'Blue-eyed (dwarf) No. 2', words: ['blue', 'eyed', 'dwarf', 'no', '2'] },
  { text: 'Straße, ŒILLET, Søren, Łódź', words: ['strasse', 'oeillet', 'soren', 'lodz'] },
  { text: 'ΌΦΙΣ όφις', words: ['οφισ', 'οφισ'] },
  { text: 'ﬁcus ½', words: ['ficus', '1', '2'] },
  { text: 'कमल 金合歡', words: ['कमल', '金合歡'] },
  { text: ' – 🌹 … ', words: [] },
])('$text has the words $words', ({ text, words }) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a text is indexed by every prefix of its words, each once', () => {
  expect(beginningsOf('Rosa ‘Rosé’')).toEqual(['r', 'ro', 'ros', 'rosa', 'rose'])
  expect(beginningsOf('')).toEqual([])
})

describe('a search', () => {
  const finds = (search: string, text: string) => {
    const beginnings = beginningsOf(text)
    return searchedBeginnings(search).every((each) => beginnings.includes(each))
  }

  test.each(['creme  BRULEE', 'bru', 'brûlée crème', 'CRÈME', '‘crème’'])(
    '“%s” finds Crème Brûlée',
    (search) => {
      expect(finds(search, 'Crème Brûlée')).toBe(true)
    },
  )

  test.each(['rème', 'cremebrulee', 'creme caramel', 'brulees'])(
    '“%s” does not find Crème Brûlée',
    (search) => {
      expect(finds(search, 'Crème Brûlée')).toBe(false)
    },
  )

  test('finds a word of any length, with at most 24 prefixes stored', () => {
    const long = 'ab'.repeat(100)
    expect(beginningsOf(long)).toHaveLength(24)
    expect([finds(long, `the ${long}`), finds(long, 'abab')]).toEqual([true, false])
  })

  test('for the text itself finds it, whatever its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(finds(text, text)).toBe(true)
        expect(finds(text.toUpperCase(), text)).toBe(true)
        expect(finds(text, ` ${text}\n`)).toBe(true)
      }),
    )
  })
})

test('lists are sorted by their words, and by the text itself when it has none', () => {
  expect(['‘Zepherine’', 'éclair', 'Dill', '🌹', 'Z 2'].sort(byKey)).toEqual([
    'Dill',
    'éclair',
    'Z 2',
    '‘Zepherine’',
    '🌹',
  ])
})

test('numbered names are sorted by their numbers', () => {
  expect(['Rose 10', 'Rose 2', 'Rose', 'Rose 1b'].sort(byKey)).toEqual([
    'Rose',
    'Rose 1b',
    'Rose 2',
    'Rose 10',
  ])
})

const byKey = (one: string, other: string) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1)
