import { describe, expect, it, test } from 'vitest'
import { keyOf, likeness, nameWordsOf, withoutNumber } from './words.ts'

describe('the words of a plant’s name', () => {
  it('are free of case, accents, punctuation, plurals and botanical rank marks', () => {
    expect(nameWordsOf("Brassica oleracea var. italica 'Romanesco'")).toEqual([
      'brassica',
      'oleracea',
      'italica',
      'romanesco',
    ])
    expect(nameWordsOf('Jalapeños, Bird’s-eye & CHERRIES')).toEqual(['jalapeno', 'bird', 'eye', 'cherry'])
    expect(nameWordsOf('tomatoes peaches radishes grasses leaves cacti peas')).toEqual([
      'tomato',
      'peach',
      'radish',
      'grass',
      'leaf',
      'cactus',
      'pea',
    ])
    expect(nameWordsOf('Citrus × limon')).toEqual(nameWordsOf('citrus x limon'))
  })

  it('keep words that only look like plurals', () => {
    expect(nameWordsOf('hibiscus grass iris')).toEqual(['hibiscus', 'grass', 'iris'])
  })

  it('make the same key in any order', () => {
    expect(keyOf('Beans (French)')).toBe(keyOf('french bean'))
  })
})

test.each(['Lilly pilly 45', 'Lilly pilly #3', 'Lilly pilly (2)', 'Lilly pilly(2)', 'Lilly pilly'])(
  'the name of “%s” is that of its plant',
  (name) => {
    expect(withoutNumber(name)).toBe('Lilly pilly')
  },
)

test('a number within a name, or all of it, stays', () => {
  expect(['KY1', '45', '20th Century nashi'].map(withoutNumber)).toEqual(['KY1', '45', '20th Century nashi'])
})

describe('the likeness of two words', () => {
  it('is whole for the same word and partial for a slip of the finger', () => {
    expect(likeness('basil', 'basil')).toBe(1)
    for (const slip of ['basill', 'bsail', 'basl', 'bazil'])
      expect(likeness('basil', slip)).toBeGreaterThan(0.7)
    expect(likeness('strawberry', 'stawbery')).toBeGreaterThan(0.7)
  })

  it('counts one slip in the first letter of a long word, and none beside it', () => {
    for (const slip of ['gapanthus', 'sagapanthus', 'ogapanthus', 'gaapanthus'])
      expect(likeness('agapanthus', slip), slip).toBeGreaterThan(0.85)
    expect(likeness('agapanthus', 'gapanthis')).toBe(0)
  })

  it('is nothing for other words, and short words allow no slip', () => {
    expect(likeness('basil', 'brazil')).toBe(0)
    expect(likeness('fig', 'fog')).toBe(0)
    expect(likeness('lime', 'dime')).toBe(0)
    expect(likeness('mango', 'magnolia')).toBe(0)
  })
})
