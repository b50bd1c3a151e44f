import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayNamePattern } from './display-name.ts'
import { normaliseDisplayName } from './normalise-display-name.ts'

describe('a display name', () => {
  test.each(['Iris', 'Zoë 2', 'Đorđe', '園芸 愛好家', 'محمد', 'नमस्ते', 'A1 B2', 'e\u0301'])(
    'may be %s',
    (name) => {
      expect(displayNamePattern.test(name)).toBe(true)
    },
  )

  test.each([
    '',
    'Iris!',
    'a/b',
    'a-b',
    "D'Arcy",
    '🌺',
    'a\tb',
    'a\nb',
    'a_b',
    '<b>',
    'a.b',
    'a#b?%',
    '\u3164',
    'Iris\u3164',
    'I\u034fris',
  ])('may not be "%s"', (name) => {
    expect(displayNamePattern.test(name)).toBe(false)
  })

  test.each([
    ['Iris', 'iris'],
    [' IRIS ', 'iris'],
    ['Iris  of   the Bay', 'iris of the bay'],
    ['ＩＲＩＳ', 'iris'],
    ['Zoe\u0308', 'zo\u00eb'],
    ['ﬁona', 'fiona'],
    ['ÉLISE', 'élise'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Νικοσ', 'νικος'],
    ['ΝΙΚΟΣ', 'νικος'],
    ['Ϊ́ρις', '\u0390ρις'],
  ])('"%s" is normalised to "%s"', (name, expected) => {
    expect(normaliseDisplayName(name)).toBe(expected)
  })

  test('does not change when it is normalised twice', () => {
    const letter = fc.constantFrom('ß', 'ẞ', 'İ', 'ı', 'Σ', 'ς', 'ΐ', 'ŉ', 'ǰ', 'ﬀ', 'Å', 'a', ' ')
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(letter, fc.string({ minLength: 1, maxLength: 1 })) }),
        (name) => {
          const compared = normaliseDisplayName(name)
          expect(normaliseDisplayName(compared)).toBe(compared)
        },
      ),
    )
  })

  test('is normalised without outer and repeated spaces', () => {
    const word = fc.constantFrom('Iris', 'Zoë', '園芸', 'the', 'BAY')
    const spaces = fc.integer({ min: 1, max: 4 }).map((count) => ' '.repeat(count))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), spaces, (words, gap) => {
        const written = `${gap}${words.join(gap)}${gap}`
        expect(normaliseDisplayName(written)).toBe(normaliseDisplayName(words.join(' ')))
      }),
    )
  })
})
